import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { KnownFootnote } from '#lib/reads/lift-footnotes.ts';
import { footnoteRules, numberFootnotes } from './footnote-rules.ts';
import { mathRules } from './math-rules.ts';
import { linkTarget } from './web-address.ts';

/** A piece of Markdown and what lies inside it. */
export interface MarkdownNode {
  token: Token;
  children: MarkdownNode[];
}

const markdown = new MarkdownIt({ html: false, linkify: true, maxNesting: 40 });
mathRules(markdown);
footnoteRules(markdown);
markdown.validateLink = (address) => linkTarget(address) !== undefined;
// Bare addresses become links when they say http or https themselves; nothing is guessed.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ['ftp:', '//', 'mailto:']) markdown.linkify.add(scheme, null);

/**
 * Markdown as a tree. Linear in the length of the source; nothing in it is HTML.
 *
 * @param footnotes of a piece of a text: as the whole text numbers them
 */
export function parseMarkdown(
  source: string,
  footnotes?: ReadonlyMap<string, KnownFootnote>,
): MarkdownNode[] {
  const environment = {};
  if (footnotes) numberFootnotes(environment, footnotes);
  return nest(markdown.parse(source, environment));
}

function nest(tokens: readonly Token[]): MarkdownNode[] {
  const roots: MarkdownNode[] = [];
  const open: MarkdownNode[] = [];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const node = { token, children: token.children ? nest(token.children) : [] };
    (open.at(-1)?.children ?? roots).push(node);
    if (token.nesting > 0) open.push(node);
  }
  return roots;
}
