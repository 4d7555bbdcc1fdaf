import { webAddress } from '#components/markdown/web-address.ts';
import { plainTextOf } from '#components/markdown/plain-text.ts';
import type { AnswerReply, SearchResult } from '#lib/contract/answer.ts';

const contentsText = ({ contents }: AnswerReply): string =>
  typeof contents === 'string' ? contents : JSON.stringify(contents ?? null, undefined, 2);

/** An answer as plain text: paragraphs as they are, no marks. */
export function answerText(reply: AnswerReply): string {
  return contentsText(reply)
    .split(/\n{2,}/)
    .map((block) => (/^\s*([-*+|>]|\d+[.)]|```|\[\^)/.test(block) ? block : plainTextOf(block)))
    .filter(Boolean)
    .join('\n\n');
}

interface Labels {
  sources: string;
  untitled: string;
}

/** An answer as Markdown, with its question above and its sources below, numbered as it cites them. */
export function answerMarkdown(question: string, reply: AnswerReply, { sources, untitled }: Labels): string {
  const { contents, search_results: results } = reply;
  const body = typeof contents === 'string' ? contents : `\`\`\`json\n${contentsText(reply)}\n\`\`\``;
  const list = results.map((source, index) => `${index + 1}. ${sourceLine(source, untitled)}`);
  return [
    `# ${escapeInline(question)}`,
    body.trim(),
    ...(list.length > 0 ? [`## ${sources}`, list.join('\n')] : []),
    '',
  ].join('\n\n');
}

function sourceLine({ title, url, date }: SearchResult, untitled: string): string {
  const address = url === undefined ? undefined : webAddress(url)?.href;
  const name = escapeInline(title || address || untitled);
  const words =
    address === undefined ? name : `[${name}](<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;
  return date ? `${words}, ${escapeInline(date)}` : words;
}

/** On one line, with what would begin markup escaped. */
function escapeInline(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
}

/** An answer as it came, with its question. */
export function answerJson(question: string, reply: AnswerReply): string {
  return `${JSON.stringify({ question, ...reply }, undefined, 2)}\n`;
}

/**
 * A copy of a drawn answer as HTML for other programs: without buttons, styles and places of this page; the numbers of
 * sources lead to the sources themselves.
 */
export function answerHtml(drawn: Element, sources: readonly SearchResult[]): string {
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const button of copy.querySelectorAll('button')) button.remove();
  // The numbers of footnotes lead to places of this page, which do not go along.
  for (const link of copy.querySelectorAll('li > a[href^="#"]')) link.remove();
  for (const link of copy.querySelectorAll('sup > a[href^="#"]')) link.replaceWith(link.textContent);
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    const number = Number(link.textContent);
    const address = webAddress(sources[number - 1]?.url ?? '')?.href;
    if (address !== undefined) link.setAttribute('href', address);
    link.textContent = `[${link.textContent}]`;
  }
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    // The list of attributes shrinks while it is walked.
    for (const name of Array.from(element.attributes, (attribute) => attribute.name))
      if (!KEPT.has(name)) element.removeAttribute(name);
  }
  return copy.innerHTML;
}

const KEPT = new Set(['href', 'start', 'dir']);
