import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { onOmnibox } from '#lib/browser/background/omnibox.ts';
import { writeLenses } from '#lib/browser/lens-store.ts';
import type { StartCall } from '#lib/browser/messages.ts';
import { HOSTILE_TEXTS } from '#tests/service/hostile-texts.ts';
import { publicTexts } from '#tests/service/public-inputs.ts';

interface Suggestion {
  content: string;
  description: string;
}

const OWN = [
  ...Object.values(HOSTILE_TEXTS),
  '<url>x</url></description><match>',
  '&amp;&#0;&nosuch;',
  ']]><![CDATA[',
  'a\u0000b\u0001c\u000bd\u001fe',
  'lone \ud800 surrogate \udfff',
  '\ufffe\uffff',
  '@papers',
  '"\'`',
];

const start = vi.fn<(call: StartCall) => Promise<void>>();
let changed: (typed: string, suggest: (suggestions: Suggestion[]) => void) => void;
let entered: (typed: string) => void;

beforeEach(() => {
  start.mockReset().mockResolvedValue();
  Object.assign(fakeBrowser, {
    omnibox: {
      onInputChanged: { addListener: (listener: typeof changed) => (changed = listener) },
      onInputEntered: { addListener: (listener: typeof entered) => (entered = listener) },
    },
    sidePanel: { open: () => Promise.resolve() },
  });
  onOmnibox(start, (error) => {
    throw error;
  });
});

const suggestions = (typed: string) =>
  new Promise<Suggestion[]>((resolve) => {
    changed(typed, resolve);
  });

/** Whether Chromium, which reads it as XML, takes a description: no sign that XML forbids, no tag, no unknown entity. */
function isSoundXml(description: string): boolean {
  if (!description.isWellFormed()) return false;
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(description)) return false;
  return !/[<>]|&(?!(amp|lt|gt|quot|apos);)/.test(description);
}

const NAMES = [...OWN, ...publicTexts('blns.json')]
  .map((name) => name.trim().slice(0, 60))
  .filter((name) => name.trim() !== '');

describe('what is typed into the address bar', () => {
  it('is not sent anywhere before Enter', async () => {
    for (const typed of [...OWN, ...publicTexts('blns.json'), 'x'.repeat(100_000)]) {
      // oxlint-disable-next-line no-await-in-loop -- one keystroke after the other
      await suggestions(typed);
    }
    expect(start).not.toHaveBeenCalled();
  });

  it('has suggestions that are sound XML, whatever lenses are called', async () => {
    for (let at = 0; at < NAMES.length; at += 6) {
      const names = NAMES.slice(at, at + 6);
      const lenses = names.map((name, index) => ({
        id: `lens-${index}`,
        name,
        operation: 'answer' as const,
        options: {},
      }));
      // oxlint-disable-next-line no-await-in-loop -- one set of lenses after the other
      await writeLenses(lenses);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const offered = await suggestions('@');
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.filter(({ description }) => !isSoundXml(description))).toEqual([]);
    }
  });

  it('is cut and cleaned of controls before it is asked', async () => {
    entered(`a\u0000b\u001b${'x'.repeat(5_000)}`);
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    const query = String(start.mock.calls[0]?.[0].request['query']);
    expect(query.startsWith('a b x')).toBe(true);
    expect(query.length).toBeLessThanOrEqual(2_000);
  });

  it('asks nothing when it is empty', async () => {
    entered(' \u0000 ');
    entered('');
    await suggestions('');
    expect(start).not.toHaveBeenCalled();
  });
});
