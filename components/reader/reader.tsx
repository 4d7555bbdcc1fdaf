import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FirstHeadingContext } from '#components/markdown/render-markdown.tsx';
import { Markdown } from '#components/markdown/markdown.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { splitMarkdown } from '#lib/reads/split-markdown.ts';
import { AskAbout } from './ask-about.tsx';
import { LongMarkdown } from './long-markdown.tsx';
import { Outline } from './outline.tsx';
import { ReadingFacts } from './reading-facts.tsx';
import { TakeAway } from './take-away.tsx';
import { TypeSettings } from './type-settings.tsx';
import { useDrawn } from './use-drawn.ts';
import { useType } from './use-type.ts';
import { WhatChanged } from './what-changed.tsx';
import styles from './reader.module.css';

interface ReaderProps {
  reading: Reading;
  /** A link back, and buttons that depend on where the page came from. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** One page set for reading. A long one is drawn piece by piece behind its beginning. */
export function Reader({ reading, before, actions }: ReaderProps) {
  const pieces = useMemo(() => splitMarkdown(reading.markdown), [reading.markdown]);
  const { drawn, drawUpTo } = useDrawn(pieces.length);
  const { type, changeType } = useType();
  const article = useRef<HTMLElement>(null);
  const name = reading.title || reading.url;

  const goTo = (piece: number, words: string) => {
    flushSync(() => drawUpTo(piece + 1));
    headingIn(article.current, piece, words)?.scrollIntoView({ block: 'start' });
  };

  return (
    <main
      className={classNames(
        styles['page'],
        styles[type.face],
        styles[`${type.size}Text`],
        styles[`${type.measure}Lines`],
        styles[`${type.theme}Theme`],
      )}
    >
      <title>{`${name} – ${text('extensionName')}`}</title>
      <div className={styles['bar']}>
        {before}
        <TypeSettings type={type} onChange={changeType} />
      </div>
      <article ref={article} className={styles['article']} lang={reading.language}>
        <header className={styles['head']}>
          <h1 dir="auto">{name}</h1>
          <ReadingFacts reading={reading} />
          <div className={styles['actions']}>
            <TakeAway reading={reading} />
            {actions}
          </div>
          <AskAbout reading={reading} />
          <WhatChanged reading={reading} />
        </header>
        <Outline pieces={pieces} onGo={goTo} />
        {reading.summary !== undefined && (
          <section className={styles['summary']} aria-label={text('readerSummary')}>
            <h2>{text('readerSummary')}</h2>
            <Markdown source={reading.summary} />
          </section>
        )}
        <FirstHeadingContext value={2}>
          <LongMarkdown pieces={pieces} drawn={drawn} />
        </FirstHeadingContext>
        {reading.cut && (
          <Notice live="off" title={text('readerCut')}>
            <a href={`/collect.html#read=${encodeURIComponent(reading.url)}`}>{text('readerReadMore')}</a>
          </Notice>
        )}
      </article>
    </main>
  );
}

/** The heading with these words in a piece: the outline is of the source, and headings have no names of their own. */
function headingIn(article: HTMLElement | null, piece: number, words: string): Element | undefined {
  const drawn = article?.querySelectorAll('[data-piece]')[piece];
  const headings = [...(drawn?.querySelectorAll('h2, h3, h4') ?? [])];
  return headings.find((heading) => heading.textContent.startsWith(words)) ?? headings[0] ?? drawn;
}
