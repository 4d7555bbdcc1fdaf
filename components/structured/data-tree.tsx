import { classNames } from '#components/ui/class-names.ts';
import { text } from '#lib/browser/text.ts';
import type { Json } from '#lib/contract/shared.ts';
import { placeKey } from './misfit-index.ts';
import type { MisfitIndex } from './misfit-index.ts';
import styles from './structured.module.css';

/** Branches below this depth are closed at first, and entries beyond these are not drawn. */
const OPEN_DEPTH = 2;
const MAX_ENTRIES = 500;
const MAX_DEPTH = 40;

interface NodeProps {
  data: Json;
  misfits: MisfitIndex;
  path?: readonly string[];
}

/** Data as a tree of native disclosures. */
export function DataTree({ data, misfits }: NodeProps) {
  return (
    <div className={styles['tree']}>
      <Value data={data} misfits={misfits} path={[]} />
    </div>
  );
}

function Value({ data, misfits, path = [] }: NodeProps) {
  const why = misfits.get(placeKey(path));
  if (typeof data !== 'object' || data === null)
    return (
      <span dir="auto" className={classNames(why !== undefined && styles['misfit'])}>
        {String(data ?? '–').slice(0, 20_000)}
        {why !== undefined && <span className={styles['why']}>{why}</span>}
      </span>
    );
  const entries = Object.entries(data);
  if (path.length > MAX_DEPTH) return <span>{JSON.stringify(data).slice(0, 1000)}</span>;
  return (
    <>
      {why !== undefined && <span className={styles['why']}>{why}</span>}
      <ul>
        {entries.slice(0, MAX_ENTRIES).map(([key, value]) => (
          <li key={key}>
            <Entry
              name={Array.isArray(data) ? String(Number(key) + 1) : key}
              step={key}
              data={value}
              misfits={misfits}
              path={path}
            />
          </li>
        ))}
        {entries.length > MAX_ENTRIES && <li>{text('dataMoreEntries', entries.length - MAX_ENTRIES)}</li>}
      </ul>
    </>
  );
}

interface EntryProps extends Required<NodeProps> {
  name: string;
  step: string;
}

function Entry({ name, step, data, misfits, path }: EntryProps) {
  const inside = [...path, step];
  if (typeof data !== 'object' || data === null)
    return (
      <>
        <bdi className={styles['key']}>{name}</bdi>: <Value data={data} misfits={misfits} path={inside} />
      </>
    );
  return (
    <details open={path.length < OPEN_DEPTH}>
      <summary>
        <bdi className={styles['key']}>{name}</bdi>
      </summary>
      <Value data={data} misfits={misfits} path={inside} />
    </details>
  );
}
