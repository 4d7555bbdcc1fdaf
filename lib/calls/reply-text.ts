import type { ReceivedReply } from './reply-facts.ts';

/** What a reply says, as one text to find words in. */
export function replyText(received: ReceivedReply): string {
  switch (received.operation) {
    case 'answer': {
      const { contents, search_results: sources } = received.reply;
      return [wordsOf(contents), ...sources.map(({ title, url }) => `${title ?? ''} ${url ?? ''}`)].join(
        '\n',
      );
    }
    case 'contents':
      return received.reply.results
        .map(({ title, summary, content }) => [title, wordsOf(summary), wordsOf(content)].join('\n'))
        .join('\n');
    case 'deepsearch':
      return received.reply.results
        .map(({ title, url, content }) => [title, url, wordsOf(content).slice(0, 2_000)].join('\n'))
        .join('\n');
  }
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
