import type { Reading } from './reading.ts';

/** A page as a Markdown file: its facts as YAML in front, then its summary and its text. */
export function readingAsMarkdown(reading: Reading): string {
  const { title, url, authors, published, readAt, source, transaction, summary, markdown } = reading;
  const facts = [
    ['title', title],
    ['url', url],
    ['author', authors.join(', ')],
    ['published', published ?? ''],
    ['read', new Date(readAt).toISOString()],
    ['source', source],
    ['transaction', transaction ?? ''],
  ] as const;
  const lines = facts.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${yaml(value)}`);
  const quoted = summary === undefined ? '' : `> ${summary.trim().replaceAll('\n', '\n> ')}\n\n`;
  return `---\n${lines.join('\n')}\n---\n\n${quoted}${markdown.trim()}\n`;
}

/** JSON's strings are YAML's double-quoted ones: whatever a page calls itself stays one value on one line. */
function yaml(text: string): string {
  return JSON.stringify(text)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
