import { createInterface } from 'node:readline';
import type { Browser, Page } from 'puppeteer-core';
import { z } from 'zod';

const errorsSchema = z.array(z.object({ where: z.string(), message: z.string() }));

/** Runs in a page with the browser's own rights. Script errors of every process end up in its console service. */
const READ_ERRORS = `Services.console.getMessageArray().flatMap((message) => {
  if (!(message instanceof Ci.nsIScriptError)) return [];
  return [{ where: message.sourceName, message: message.errorMessage }];
})`;

/**
 * Errors and refusals of the extension come from the browser's console service; console.error and console.warn
 * only ever show on the browser's output, where texts from pages are in quotes and the browser's own are not.
 */
export function watchFirefoxProblems(
  browser: Browser,
  privileged: Page,
  origin: string,
): () => Promise<string[]> {
  const said: string[] = [];
  const output = browser.process()?.stdout;
  if (!output) throw new Error('The output of Firefox cannot be read');
  createInterface({ input: output }).on('line', (line) => {
    if (/^console\.(error|warn|assert): "/.test(line)) said.push(line);
  });
  return async () => {
    const errors = errorsSchema.parse(await privileged.evaluate(READ_ERRORS));
    const ours = errors
      .filter(({ where, message }) => where.startsWith(origin) || message.includes(origin))
      .map(({ where, message }) => `${where.replace(`${origin}/`, '')}: ${message}`);
    return [...new Set([...ours, ...said])];
  };
}
