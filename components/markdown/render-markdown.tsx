import { Fragment, createContext, use } from 'react';
import type { Token } from 'markdown-it';
import type { ReactNode } from 'react';
import { text } from '#lib/browser/text.ts';
import { Cited } from './cited.tsx';
import { CodeBlock } from './code-block.tsx';
import { directionOf } from './direction-of.ts';
import { Footnote, FootnoteReference, Footnotes } from './footnotes.tsx';
import { ImageContext } from './image-context.ts';
import type { ImageProps } from './image-context.ts';
import { BlockMath, InlineMath } from './math.tsx';
import type { MarkdownNode } from './parse-markdown.ts';
import { wordsOf } from './plain-text.ts';
import { roomForNumber } from './room-for-number.ts';
import { saysHost } from './web-address.ts';
import { WebLink } from './web-link.tsx';
import styles from './markdown.module.css';

/** Markdown nodes as React elements: only the elements named here exist, whatever the text says. */
export function renderMarkdown(nodes: readonly MarkdownNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    const drawn = renderNode(node);
    // Most of a long text are words, which need no place to be known by; other nodes have nothing else.
    return typeof drawn === 'string' ? drawn : <Fragment key={index}>{drawn}</Fragment>;
  });
}

function renderNode(node: MarkdownNode): ReactNode {
  const { token, children } = node;
  const inside = () => renderMarkdown(children);
  switch (token.type) {
    case 'inline':
      return inside();
    case 'text':
      return token.content.includes('[') ? <Cited words={token.content} /> : token.content;
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return <br />;
    case 'strong_open':
      return <strong>{inside()}</strong>;
    case 'em_open':
      return <em>{inside()}</em>;
    case 's_open':
      return <s>{inside()}</s>;
    case 'code_inline':
      return <code className={styles['code']}>{token.content}</code>;
    case 'math':
      return token.markup === '$' || token.markup === String.raw`\(` ? (
        <InlineMath tex={token.content} />
      ) : (
        <BlockMath tex={token.content} />
      );
    case 'footnote_ref':
      return <FootnoteReference number={count(token, 'number')} count={count(token, 'count')} />;
    case 'link_open':
      return renderLink(node);
    case 'image':
      return renderImage(node);
    default:
      return renderBlock(node);
  }
}

function renderBlock({ token, children }: MarkdownNode): ReactNode {
  const inside = renderMarkdown(children);
  switch (token.type) {
    case 'paragraph_open':
      // In a tight list the item is the paragraph.
      return token.hidden ? inside : <p dir="auto">{inside}</p>;
    case 'heading_open':
      return <Heading tag={token.tag}>{inside}</Heading>;
    case 'blockquote_open':
      return <blockquote dir={directionOf(wordsOf(children))}>{inside}</blockquote>;
    case 'bullet_list_open':
      // The direction is the list's, so that its marks stand where there is room for them.
      return <ul dir="auto">{inside}</ul>;
    case 'ordered_list_open':
      return <OrderedList first={count(token, 'start') || 1}>{inside}</OrderedList>;
    case 'list_item_open':
      return <li>{inside}</li>;
    case 'hr':
      return <hr />;
    case 'fence':
    case 'code_block':
      return <CodeBlock code={token.content} />;
    case 'math_block':
      return <BlockMath tex={token.content} />;
    case 'footnotes_open':
      return <Footnotes first={children[0] ? count(children[0].token, 'number') : 1}>{inside}</Footnotes>;
    case 'footnote_open':
      return (
        <Footnote number={count(token, 'number')} references={count(token, 'references')}>
          {inside}
        </Footnote>
      );
    case 'table_open':
      return <Table direction={directionOf(wordsOf(children))}>{inside}</Table>;
    case 'thead_open':
      return <thead>{inside}</thead>;
    case 'tbody_open':
      return <tbody>{inside}</tbody>;
    case 'tr_open':
      return <tr>{inside}</tr>;
    case 'th_open':
      return <th dir="auto">{inside}</th>;
    case 'td_open':
      return (
        <td dir="auto" className={attribute(token, 'style').includes('right') ? styles['end'] : undefined}>
          {inside}
        </td>
      );
    default:
      return children.length > 0 ? inside : token.content;
  }
}

function OrderedList({ first, children }: { first: number; children: ReactNode[] }) {
  return (
    <ol dir="auto" start={first} style={roomForNumber(first + children.length - 1)}>
      {children}
    </ol>
  );
}

/**
 * The level of the first headings in the text around: below those of the screen itself, where an answer's first level
 * is the page's fourth.
 */
export const FirstHeadingContext = createContext<2 | 4>(4);

function Heading({ tag, children }: { tag: string; children: ReactNode }) {
  const first = use(FirstHeadingContext);
  const level = first + (tag === 'h1' || tag === 'h2' ? 0 : tag === 'h3' ? 1 : 2);
  const Level = level <= 2 ? 'h2' : level === 3 ? 'h3' : level === 4 ? 'h4' : level === 5 ? 'h5' : 'h6';
  return <Level dir="auto">{children}</Level>;
}

function renderLink({ token, children }: MarkdownNode): ReactNode {
  const address = attribute(token, 'href');
  // The markup of its words is dropped: a link within a link, or a citation in one, is none.
  const words = wordsOf(children);
  return (
    <>
      <WebLink address={address} hideHost={saysHost(words, address)}>
        {words || address}
      </WebLink>
      <LinkedImages nodes={children} />
    </>
  );
}

/** Images that are links stand behind the link, where images can be shown. */
function LinkedImages({ nodes }: { nodes: readonly MarkdownNode[] }) {
  const images = nodes.filter(({ token }) => token.type === 'image');
  return use(ImageContext) && images.length > 0 ? renderMarkdown(images) : null;
}

function renderImage({ token, children }: MarkdownNode): ReactNode {
  return <Image address={attribute(token, 'src')} words={wordsOf(children)} />;
}

/** Pictures are never loaded unasked: the words for one lead to it. */
function Image({ address, words }: ImageProps) {
  const show = use(ImageContext);
  if (show) return show({ address, words });
  return <WebLink address={address}>{text('answerImage', words)}</WebLink>;
}

/** Wide tables scroll in a box of their own, which the keyboard can reach. */
function Table({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keys
    <div className={styles['scroll']} dir={direction} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

const count = (token: Token, name: string): number => Number(attribute(token, name));
