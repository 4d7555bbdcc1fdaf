import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FirstHeadingContext } from '#components/markdown/render-markdown.tsx';
import { linkTarget } from '#components/markdown/web-address.ts';
import { HomeHostContext } from '#components/markdown/web-link.tsx';
import { DrawAllContext, Markdown } from '#components/markdown/markdown.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import { liftFootnotes } from '#lib/reads/lift-footnotes.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { splitMarkdown } from '#lib/reads/split-markdown.ts';
import { PageImagesProvider } from './images/page-images.tsx';
import { LongMarkdown } from './long-markdown.tsx';
import { Outline } from './outline.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { ReadingHead } from './reading-head.tsx';
import { TOP, placeOfShare, showPlace } from './reading-place.ts';
import { settle } from './settle.ts';
import { useDrawn } from './use-drawn.ts';
import { useType } from './use-type.ts';
import styles from './reader.module.css';

interface ReaderProps {
  reading: Reading;
  /** A link back, and buttons that depend on where the page came from. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** One page set for reading. A long one is drawn piece by piece behind its beginning. */
export function Reader({ reading, before, actions }: ReaderProps) {
  const pieces = useMemo(() => liftFootnotes(splitMarkdown(reading.markdown)), [reading.markdown]);
  const lengths = useMemo(() => pieces.map(({ source }) => source.length), [pieces]);
  const { drawn, drawUpTo } = useDrawn(pieces.length);
  const { type, changeType } = useType();
  const [isSearched, setSearched] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);

  const goTo = (piece: number, words: string) => {
    flushSync(() => drawUpTo(piece + 1));
    const heading = headingIn(box, piece, words);
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (heading) settle(() => heading.getBoundingClientRect().top - TOP);
  };
  const goToShare = (share: number) => {
    const place = placeOfShare(lengths, share);
    flushSync(() => drawUpTo(place.piece + 1));
    if (box) showPlace(box, place);
  };

  return (
    <PageImagesProvider>
      <HomeHostContext value={linkTarget(reading.url)?.host}>
        <main
          className={classNames(
            styles['page'],
            styles[type.face],
            styles[`${type.size}Text`],
            styles[`${type.measure}Lines`],
            styles[`${type.theme}Theme`],
          )}
        >
          <title>{`${reading.title || reading.url} – ${text('extensionName')}`}</title>
          <ReaderBar
            reading={reading}
            before={before ?? <a href="/library.html#">{text('libraryTitle')}</a>}
            box={box}
            lengths={lengths}
            type={type}
            changeType={changeType}
            onFind={() => setSearched(true)}
            onGo={goToShare}
          />
          <article className={styles['article']} lang={reading.language}>
            <ReadingHead reading={reading} actions={actions} />
            <Outline pieces={pieces} ready={drawn === pieces.length} onGo={goTo} />
            {reading.summary !== undefined && (
              <section className={styles['summary']} aria-label={text('readerSummary')}>
                <h2>{text('readerSummary')}</h2>
                <Markdown source={reading.summary} />
              </section>
            )}
            <FirstHeadingContext value={2}>
              <div ref={setBox} className={styles['text']}>
                <DrawAllContext value={isSearched}>
                  <LongMarkdown pieces={pieces} drawn={drawn} drawUpTo={drawUpTo} />
                </DrawAllContext>
              </div>
            </FirstHeadingContext>
            {reading.cut && (
              <Notice live="off" title={text('readerCut')}>
                <a href={`/collect.html#read=${encodeURIComponent(reading.url.toWellFormed())}`}>
                  {text('readerReadMore')}
                </a>
              </Notice>
            )}
          </article>
        </main>
      </HomeHostContext>
    </PageImagesProvider>
  );
}

/** The heading with these words in a piece: the outline is of the source, and headings have no names of their own. */
function headingIn(box: HTMLElement | null, piece: number, words: string): Element | undefined {
  const drawn = box?.children[piece];
  const headings = [...(drawn?.querySelectorAll('h2, h3, h4') ?? [])];
  return headings.find((heading) => heading.textContent.startsWith(words)) ?? headings[0] ?? drawn;
}
