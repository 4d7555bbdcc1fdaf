import { formatCount } from '#components/call/format.ts';
import { linkTarget } from '#components/markdown/web-address.ts';
import { WebLink } from '#components/markdown/web-link.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { text } from '#lib/browser/text.ts';
import { formatDollars, microDollars } from '#lib/calls/money.ts';
import type { DeepsearchResult } from '#lib/contract/deepsearch.ts';
import styles from './results.module.css';

const AUTHORS = 4;

/** Authors, DOI and citations, where there are any. */
export function Scholarly({ result: { authors, doi, citation_count: cited } }: { result: DeepsearchResult }) {
  if (authors.length === 0 && !doi && !cited) return null;
  return (
    <p className={styles['scholarly']}>
      {authors.length > 0 && (
        <bdi title={authors.join(', ')}>
          {authors.length > AUTHORS
            ? text('resultAuthorsMore', authors.slice(0, AUTHORS).join(', '), authors.length - AUTHORS)
            : authors.join(', ')}
        </bdi>
      )}
      {doi && (
        <WebLink address={doiAddress(doi)} hideHost>
          {text('callDoi', doi)}
        </WebLink>
      )}
      {Boolean(cited) && (
        <span>{cited === 1 ? text('callCitedByOne') : text('callCitedBy', formatCount(cited ?? 0))}</span>
      )}
    </p>
  );
}

/** A DOI is written alone or as an address. */
function doiAddress(doi: string): string {
  // Half a sign, which JSON may hold, would make encodeURI throw.
  const bare = doi.toWellFormed().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:)/i, '');
  return `https://doi.org/${encodeURI(bare).replaceAll('#', '%23').replaceAll('?', '%3F')}`;
}

/** Source, length and price in a line; everything else that the service said, on demand. */
export function ResultFacts({ result }: { result: DeepsearchResult }) {
  const price = microDollars(result.price);
  const others = otherFacts(result);
  const facts = [
    result.source,
    result.length === undefined ? undefined : text('resultLength', formatCount(result.length)),
    price === null ? undefined : price === 0 ? text('costFreeShort') : formatDollars(price),
  ].filter((fact) => fact !== undefined && fact !== '');
  if (facts.length + others.length === 0) return null;
  return (
    <div className={styles['facts']}>
      <p>
        <bdi>{facts.join(' · ')}</bdi>
      </p>
      {others.length > 0 && (
        <Disclosure summary={text('callDetails')} lazy>
          <dl className={styles['pairs']}>
            {others.map(([name, value]) => (
              <Other key={name} name={name} value={value} />
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  );
}

function Other({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto">
        {linkTarget(value) ? <WebLink address={value}>{value}</WebLink> : value.slice(0, 5000)}
      </dd>
    </>
  );
}

/** Fields that are seldom looked at. A picture is only named: it loads when its link is followed. */
function otherFacts(result: DeepsearchResult): [string, string][] {
  const { id, citation, references, data_type: dataType, source_type: sourceType, image_url: image } = result;
  const picture = typeof image === 'string' ? image : image ? JSON.stringify(image) : undefined;
  const facts: [string, string | undefined][] = [
    [text('resultId'), id],
    [text('resultCitation'), citation],
    [text('resultReferences'), references],
    [text('resultDataType'), dataType],
    [text('resultSourceType'), sourceType],
    [text('resultImage'), picture],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
