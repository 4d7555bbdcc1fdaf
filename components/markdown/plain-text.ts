import { parseMarkdown } from './parse-markdown.ts';
import type { MarkdownNode } from './parse-markdown.ts';
import { texAsText } from './tex-as-text.ts';

/** The words of Markdown without its marks, on one line. */
export function plainTextOf(source: string): string {
  return wordsOf(parseMarkdown(source)).replaceAll(/\s+/g, ' ').trim();
}

/** The words of nodes; blocks and line ends part them. */
export function wordsOf(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map(({ token, children }) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      if (token.type === 'math' || token.type === 'math_block')
        return `${texAsText(token.content)}${token.block ? ' ' : ''}`;
      const words = children.length > 0 ? wordsOf(children) : token.content;
      return token.block ? `${words} ` : words;
    })
    .join('');
}
