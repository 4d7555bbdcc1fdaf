import { parseMarkdown } from '#components/markdown/parse-markdown.ts';
import type { MarkdownNode } from '#components/markdown/parse-markdown.ts';
import { wordsOf } from '#components/markdown/plain-text.ts';
import { webAddress } from '#components/markdown/web-address.ts';
import type { Reading } from '#lib/reads/reading.ts';

/** Enough to read by, in a file that needs nothing else. */
const STYLE =
  ':root{color-scheme:light dark}body{max-width:42rem;margin:2rem auto;padding:0 1rem;' +
  'font:1.0625rem/1.65 system-ui,sans-serif;overflow-wrap:anywhere}pre{overflow:auto}table{border-collapse:collapse}' +
  'td,th{padding:.25rem .5rem;border:1px solid #8888;text-align:start}';

/** A policy of its own: even if something got through, nothing in the file would load or run. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A page as an HTML file of its own: no scripts, nothing that loads, every word escaped. */
export function readingAsHtml(reading: Reading): string {
  const { title, url, authors, published, language, summary, markdown, readAt } = reading;
  const address = webAddress(url)?.href;
  const facts = [authors.join(', '), published ?? '', new Date(readAt).toISOString().slice(0, 10)];
  return [
    `<!doctype html>\n<html${language === undefined ? '' : ` lang="${escaped(language)}"`}>\n<head>`,
    `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>\n<style>${STYLE}</style>\n</head>\n<body dir="auto">`,
    `<h1>${escaped(title)}</h1>\n<p>${escaped(facts.filter(Boolean).join(' · '))}</p>`,
    ...(address === undefined ? [] : [`<p>${link(address, escaped(address))}</p>`]),
    ...(summary === undefined ? [] : [`<blockquote>${htmlOf(parseMarkdown(summary))}</blockquote>`]),
    `${htmlOf(parseMarkdown(markdown))}\n</body>\n</html>\n`,
  ].join('\n');
}

/** Markdown tokens that are elements, and the elements that they are; their words are escaped, and nothing else is. */
const ELEMENTS: Record<string, string> = {
  paragraph_open: 'p',
  strong_open: 'strong',
  em_open: 'em',
  s_open: 's',
  blockquote_open: 'blockquote',
  bullet_list_open: 'ul',
  list_item_open: 'li',
  table_open: 'table',
  thead_open: 'thead',
  tbody_open: 'tbody',
  tr_open: 'tr',
  th_open: 'th',
  td_open: 'td',
};

function htmlOf(nodes: readonly MarkdownNode[]): string {
  return nodes.map(htmlOfNode).join('');
}

function htmlOfNode({ token, children }: MarkdownNode): string {
  const inside = () => htmlOf(children);
  switch (token.type) {
    case 'text':
      return escaped(token.content);
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return '<br>';
    case 'hr':
      return '<hr>\n';
    case 'code_inline':
      return `<code>${escaped(token.content)}</code>`;
    case 'fence':
    case 'code_block':
      return `<pre><code>${escaped(token.content)}</code></pre>\n`;
    case 'link_open':
      return link(attribute(token.attrGet('href')), inside());
    case 'image':
      return link(attribute(token.attrGet('src')), escaped(wordsOf(children)));
    case 'heading_open':
      return `<${headingTag(token.tag)}>${inside()}</${headingTag(token.tag)}>\n`;
    case 'ordered_list_open':
      return `<ol start="${Number(token.attrGet('start') ?? 1) || 1}">${inside()}</ol>\n`;
    default: {
      const element = ELEMENTS[token.type];
      const words = children.length > 0 ? inside() : escaped(token.content);
      // In a tight list the item is the paragraph.
      return element === undefined || token.hidden ? words : `<${element}>${words}</${element}>\n`;
    }
  }
}

/** The title is the only heading of the first level. */
function headingTag(tag: string): string {
  return tag === 'h1' ? 'h2' : /^h[2-6]$/.test(tag) ? tag : 'h6';
}

/** Links lead to web pages or are plain words. */
function link(address: string, words: string): string {
  const href = webAddress(address)?.href;
  return href === undefined
    ? words
    : `<a href="${escaped(href)}" rel="noopener noreferrer">${words || escaped(href)}</a>`;
}

const attribute = (value: unknown): string => (typeof value === 'string' ? value : '');

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
