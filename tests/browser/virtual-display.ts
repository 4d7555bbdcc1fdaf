import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { readScreen, type Screen } from './screen.ts';

const WIDTH = 1400;
const HEIGHT = 900;
const run = promisify(execFile);

/** A screen of its own for one browser, with a mouse and a keyboard that reach native dialogs and menus. */
export interface Display {
  /** To be merged into the environment of whatever shall appear on this screen. */
  env: { DISPLAY: string };
  click(x: number, y: number, button?: 'left' | 'right'): Promise<void>;
  /** Key names as xdotool has them: `Return`, `Tab`, `alt+shift+s`. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** What is on the screen now. */
  screen(): Screen;
  close(): Promise<void>;
}

/** Starts Xvfb on the first free display. Throws when it is not installed or does not come up. */
export async function startDisplay(): Promise<Display> {
  const folder = mkdtempSync(join(tmpdir(), 'sidelight-display-'));
  // With -displayfd Xvfb itself picks a free number, which no test beside this one can take meanwhile.
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${WIDTH}x${HEIGHT}x24`, '-nolisten', 'tcp', '-fbdir', folder],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const stopAtExit = () => server.kill('SIGKILL');
  process.once('exit', stopAtExit);
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const number = await displayNumber(server.stdio[3] as Readable, server);
  const env = { DISPLAY: `:${number}` };
  const xdotool = async (...args: string[]) => {
    await run('xdotool', args, { env: { ...process.env, ...env } });
  };
  return {
    env,
    async click(x, y, button = 'left') {
      await xdotool('mousemove', `${x}`, `${y}`, 'click', button === 'left' ? '1' : '3');
      // A pointer that stays would lie on whatever comes up there next and change its colour.
      await xdotool('mousemove', `${WIDTH - 1}`, `${HEIGHT - 1}`);
    },
    press: async (...keys) => {
      for (const key of keys) await xdotool('key', key);
    },
    type: (text) => xdotool('type', '--', text),
    screen: () => readScreen(readFileSync(join(folder, 'Xvfb_screen0'))),
    async close() {
      process.off('exit', stopAtExit);
      server.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function displayNumber(from: Readable, server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    from.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    server.once('error', (error) => {
      reject(new Error('Xvfb could not be started. Run: node tests/browser/install.ts', { cause: error }));
    });
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code} before it had a display`)));
  });
}
