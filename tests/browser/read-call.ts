import type { Page } from 'puppeteer-core';
import { whatIsThere, type Patience } from './elements.ts';
import { waitUntil } from './wait-until.ts';

/** A call as the popup or the panel shows it once it has ended. */
export interface ShownCall {
  question: string;
  /** The text of the region "Answer" without that of its buttons; empty when there is none. */
  answer: string;
  /** The items of the list "Sources". */
  sources: ShownSource[];
  /** The words beside the answer, by their name: "Cost", "Answered by", "Transaction id". */
  facts: Record<string, string>;
  /** What the call's alert says; empty when nothing went wrong. */
  problem: string;
}

export interface ShownSource {
  /** Title, host and date, as far as they are shown. */
  title: string;
  /** The longest paragraph of the item. */
  passage: string;
}

/** Waits until the call of this question is shown and has ended, well or badly. */
export function readCall(view: Page, question: string, patience: Patience = {}): Promise<ShownCall> {
  return waitUntil(
    async () => `the end of the call "${question}"; there was ${await whatIsThere(view)}`,
    () => shownCall(view, question),
    patience.timeout ?? 20_000,
  );
}

/** The same, and it must have ended well: with an answer or with sources. */
export async function readAnswer(view: Page, question: string, patience: Patience = {}): Promise<ShownCall> {
  const call = await readCall(view, question, patience);
  if (call.problem !== '' || (call.answer === '' && call.sources.length === 0)) {
    throw new Error(`"${question}" was not answered; there was ${await whatIsThere(view)}`);
  }
  return call;
}

function shownCall(view: Page, wanted: string): Promise<ShownCall | undefined> {
  return view.evaluate((question) => {
    const textOf = (element: Element | null | undefined) =>
      element instanceof HTMLElement ? element.innerText.trim() : '';
    const call = [...document.querySelectorAll('article')].find(
      (article) => textOf(article.querySelector('h2')) === question,
    );
    if (!call || call.ariaBusy === 'true') return undefined;
    const named = (role: string, name: string) =>
      [...call.querySelectorAll(role)].find((element) => {
        const labelId = element.getAttribute('aria-labelledby');
        const label = labelId === null ? null : document.getElementById(labelId);
        return (element.ariaLabel ?? label?.textContent) === name;
      });
    const facts: Record<string, string> = {};
    for (const term of call.querySelectorAll('dt')) {
      // "Details" is closed at first: nothing in it is drawn.
      facts[term.textContent] = (term.nextElementSibling?.textContent ?? '').trim();
    }
    // What is not scrolled to may be left undrawn, and then has no innerText either.
    const sourceIn = (item: Element) => ({
      title: [...item.querySelectorAll('a, p bdi')]
        .slice(0, 3)
        .map((part) => part.textContent)
        .join(' · '),
      passage: [...item.querySelectorAll('p')]
        .map((part) => part.textContent)
        .reduce((longest, each) => (each.length > longest.length ? each : longest), ''),
    });
    const region = named('section', 'Answer');
    const tools = new Set([...(region?.querySelectorAll('button, summary') ?? [])].map(textOf));
    return {
      question,
      answer: textOf(region)
        .split('\n')
        .filter((line) => line.trim() !== '' && !tools.has(line.trim()))
        .join('\n'),
      sources: [...(named('ol', 'Sources')?.children ?? [])].map(sourceIn),
      facts,
      problem: textOf(call.querySelector('[role="alert"]')),
    };
  }, wanted);
}
