import { expect, it } from 'vitest';
import { receivedReply } from '#lib/calls/reply-facts.ts';
import { replyNotices } from '#lib/calls/reply-notices.ts';
import { tidyReply } from '#lib/calls/tidy-reply.ts';
import type { CallOperation } from '#lib/calls/call.ts';
import { operations } from '#lib/contract/index.ts';
import { aCall } from './a-call.ts';

const source = { title: 'A', url: 'https://a.example/' };

function noticesOf(operation: CallOperation, json: object) {
  const reply = operations[operation].reply.parse(json);
  const call =
    operation === 'contents'
      ? { ...aCall(), operation, request: { urls: ['https://a.example/'] } }
      : { ...aCall(), operation };
  return replyNotices(call, receivedReply(operation, reply), json).map(
    ({ code, count }) => `${code} ${count}`,
  );
}

it.each<[string, CallOperation, object, string[]]>([
  [
    'nothing odd',
    'answer',
    { contents: 'x', search_results: [source], original_query: 'how high is the  tower?' },
    [],
  ],
  [
    'too many results',
    'answer',
    { search_results: Array.from({ length: 1_004 }, () => source) },
    ['list-cut 4'],
  ],
  ['a list that is none', 'answer', { contents: 'x', search_results: 'no' }, ['not-usable 1']],
  ['parts that are no results', 'deepsearch', { results: [{ title: 'A' }, 7, null] }, ['not-usable 2']],
  ['another question', 'answer', { contents: 'x', original_query: 'Why?' }, ['other-question 1']],
  ['other counts', 'deepsearch', { results: [source], results_by_source: { web: 99 } }, ['counts-differ 1']],
  ['other counts of addresses', 'contents', { results: [source], urls_requested: 99 }, ['counts-differ 1']],
  [
    'parts that are not the sum',
    'answer',
    {
      contents: 'x',
      cost: { total_deduction_dollars: 1, search_deduction_dollars: 0.5, ai_deduction_dollars: 0.6 },
    },
    ['parts-differ 1'],
  ],
])('a reply with %s', (_, operation, json, expected) => {
  expect(noticesOf(operation, json)).toEqual(expected);
});

it('pages stand in the order asked for, each once, whatever the service adds to their addresses', () => {
  const reply = operations.contents.reply.parse({
    results: [
      { title: 'B', url: 'https://b.example/?utm_source=x&q=1' },
      { title: 'A', id: 'https://a.example/' },
      { title: 'A again', url: 'https://a.example/?utm_medium=y' },
      { title: 'Unasked', url: 'https://c.example/' },
    ],
  });
  const urls = ['https://a.example/', 'https://b.example/?q=1'];
  const tidy = tidyReply(receivedReply('contents', reply), urls);
  const titles = tidy.operation === 'contents' ? tidy.reply.results.map(({ title }) => title) : [];
  expect(titles).toEqual(['A', 'B', 'Unasked']);
});
