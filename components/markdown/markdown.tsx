import { createContext, memo, use, useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import type { KnownFootnote } from '#lib/reads/lift-footnotes.ts';
import { FootnotesContext } from './footnotes.tsx';
import { parseMarkdown } from './parse-markdown.ts';
import type { MarkdownNode } from './parse-markdown.ts';
import { renderMarkdown } from './render-markdown.tsx';
import styles from './markdown.module.css';

/** Characters drawn at once; the rest is a click away. */
export const RENDER_CAP = 200_000;

/** Characters that stand on the screen before the rest is drawn behind them. */
const FIRST = 10_000;

/** Blocks that are drawn, laid out and skipped together. */
const CHUNK = 8;

/** Whether all of a text is drawn, however long it is: who searches it looks for what is drawn. */
export const DrawAllContext = createContext(false);

interface MarkdownProps {
  source: string;
  /** Where it is a piece of a text whose footnotes are numbered through: those that it has to do with. */
  footnotes?: ReadonlyMap<string, KnownFootnote> | undefined;
}

/** Untrusted Markdown as elements of our choosing. Nothing in it loads, runs or looks different from text. */
export function Markdown({ source, footnotes }: MarkdownProps) {
  const prefix = useId();
  const ofTheWhole = use(FootnotesContext);
  const own = useMemo(() => ({ prefix }), [prefix]);
  const [cap, setCap] = useState(RENDER_CAP);
  const end = Math.min(use(DrawAllContext) ? Infinity : cap, source.length);
  const shown = useDeferredValue(end, FIRST);
  const chunks = useMemo(
    () => chunksOf(parseMarkdown(start(source, shown), footnotes)),
    [source, shown, footnotes],
  );
  return (
    <div className={styles['markdown']} data-growing={shown < end ? '' : undefined}>
      <FootnotesContext value={footnotes ? ofTheWhole : own}>
        {chunks.map((nodes, index) => (
          // Chunks have no identity but their place.
          <Chunk key={index} nodes={nodes} last={index === chunks.length - 1} />
        ))}
      </FootnotesContext>
      {source.length > end && (
        <Button onClick={() => setCap(cap + RENDER_CAP)}>
          {text('answerShowMore', (source.length - cap).toLocaleString())}
        </Button>
      )}
    </div>
  );
}

/** The last one may still grow, and is never skipped: its height is the end of the scroll bar. */
const Chunk = memo(function Chunk({ nodes, last }: { nodes: readonly MarkdownNode[]; last: boolean }) {
  return <div className={last ? styles['chunk'] : styles['laterChunk']}>{renderMarkdown(nodes)}</div>;
});

/** The beginning of a text, up to the end of a block where there is one. */
function start(source: string, length: number): string {
  if (source.length <= length) return source;
  const blockEnd = source.lastIndexOf('\n\n', length);
  return source.slice(0, blockEnd > length / 2 ? blockEnd : length);
}

function chunksOf(nodes: readonly MarkdownNode[]): (readonly MarkdownNode[])[] {
  const chunks = [];
  for (let index = 0; index < nodes.length; index += CHUNK) chunks.push(nodes.slice(index, index + CHUNK));
  return chunks;
}
