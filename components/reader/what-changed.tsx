import { useEffect, useState } from 'react';
import { useCallStore } from '#components/call/call-store-context.ts';
import { formatMoment } from '#components/call/format.ts';
import { Markdown } from '#components/markdown/markdown.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { text } from '#lib/browser/text.ts';
import { compareReadings } from '#lib/reads/compare-readings.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { findEarlier } from './find-earlier.ts';
import styles from './reader.module.css';

/** What is new and what is gone since the page was read the last time before. */
export function WhatChanged({ reading }: { reading: Reading }) {
  return (
    <Disclosure summary={text('readerChanged')} lazy>
      <Changes reading={reading} />
    </Disclosure>
  );
}

function Changes({ reading }: { reading: Reading }) {
  const store = useCallStore();
  const [found, setFound] = useState<{ earlier: Reading | undefined }>();
  useEffect(() => {
    let gone = false;
    void findEarlier(store, reading).then((earlier) => gone || setFound({ earlier }));
    return () => {
      gone = true;
    };
  }, [store, reading]);
  if (found === undefined) return <Spinner />;
  const { earlier } = found;
  if (earlier === undefined) return <p>{text('readerNoEarlier')}</p>;
  const { added, removed } = compareReadings(earlier.markdown, reading.markdown);
  const when = formatMoment(earlier.readAt);
  return (
    <div className={styles['changes']}>
      <p>{text(added.length + removed.length === 0 ? 'readerNothingChanged' : 'readerComparedWith', when)}</p>
      <Blocks name={text('readerAdded')} blocks={added} />
      <Blocks name={text('readerRemoved')} blocks={removed} />
    </div>
  );
}

function Blocks({ name, blocks }: { name: string; blocks: readonly string[] }) {
  if (blocks.length === 0) return null;
  return (
    <section className={styles['summary']} aria-label={name}>
      <h2>{name}</h2>
      <Markdown source={blocks.join('\n\n')} />
    </section>
  );
}
