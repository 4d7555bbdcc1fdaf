import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { helpPage, loadHelp } from '#lib/help/help-pages.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import { createService } from '#lib/service/service.ts';
import { ReadError } from '#lib/service/types.ts';

const replySchema = z.object({
  contents: z.string(),
  search_results: z.array(z.object({ url: z.string() })),
});

/** What people ask first, the article that must be cited first, and words of the sentence that answers. */
const QUESTIONS = [
  ['How do I add an API key?', 'add-an-api-key', 'paste your key into the API key field'],
  ['Where do I get an API key?', 'add-an-api-key', 'from the provider of the hosted service'],
  ['How do I remove my key?', 'change-or-forget-the-key', 'choose “Forget key”'],
  ['Where is my key stored?', 'your-privacy', 'without encryption'],
  ['Is Sidelight free?', 'what-it-costs', 'costs nothing'],
  ['How do I summarise a page?', 'summarise-a-page', 'choose “Summarise this page”'],
  ['How do I read many pages at once?', 'read-many-pages', 'choose “Read pages”'],
  ['How do I open the side panel?', 'use-the-side-panel', 'choose “Open side panel”'],
  ['How do I search for a selection?', 'search-the-selection', 'right-click the selection'],
  ['What is the keyboard shortcut?', 'keyboard-shortcuts', 'Alt+Shift+S'],
  ['Can I use a language model?', 'use-the-browsers-model', 'a language model of their own'],
  ['How do I set a limit?', 'set-a-limit', 'how many dollars may be spent'],
  ['How do I forget a page?', 'keep-and-forget-pages', 'choose Forget beside it'],
  ['How do I limit a question to one site?', 'use-more-options', 'open “More options”'],
  ['How do I get an answer as a table?', 'get-an-answer-as-data', 'set “Answer as data”'],
  ['How do I find an earlier answer?', 'find-an-earlier-answer', 'the list called Earlier'],
] as const;

/** The device service as it is right after the install: nothing in its library but the help. */
let service: ReturnType<typeof createService>;

beforeAll(async () => {
  const clock = () => 0;
  const library = openLibrary(openNodeDriver(':memory:'), clock);
  const articles = await loadHelp((path) => readFile(join('public', path), 'utf8'));
  await library.putAll(articles.map((article) => helpPage(article, 0)));
  const reader = { read: () => Promise.reject(new ReadError('unreachable', 'No network here.')) };
  service = createService({ library, reader, clock, newId: () => 'id' });
  return () => library.close();
});

it.each(QUESTIONS)('“%s” is answered from the help article %s', async (query, article, words) => {
  const body = JSON.stringify({ query });
  const headers = { 'content-type': 'application/json' };
  const response = await service.fetch(
    new Request('http://device/answer', { method: 'POST', headers, body }),
  );
  const { contents, search_results: sources } = replySchema.parse(await response.json());
  expect(contents).toContain(words);
  expect(sources[0]?.url).toBe(`sidelight://help/${article}`);
});
