import { useState } from 'react';
import { WebLink } from '#components/markdown/web-link.tsx';
import { linkTarget, saysHost } from '#components/markdown/web-address.ts';
import { classNames } from '#components/ui/class-names.ts';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import type { Json } from '#lib/contract/shared.ts';
import { cellText, sortRows } from '#lib/structured/table-of.ts';
import type { Row, Table } from '#lib/structured/table-of.ts';
import { placeKey } from './misfit-index.ts';
import type { MisfitIndex } from './misfit-index.ts';
import styles from './structured.module.css';

/** Rows drawn at once. */
const PAGE = 200;

/** Data as a table that sorts by any column. */
export function DataTable({ table, misfits }: { table: Table; misfits: MisfitIndex }) {
  const [sort, setSort] = useState<{ column: number; descending: boolean }>();
  const [limit, setLimit] = useState(PAGE);
  const { columns, rows } = table;
  const sorted = sort ? sortRows(rows, sort.column, sort.descending, text('appLanguage') || 'en') : rows;
  const turn = (column: number) =>
    setSort(
      sort?.column !== column
        ? { column, descending: false }
        : sort.descending
          ? undefined
          : { column, descending: true },
    );
  const direction = (column: number) =>
    sort?.column === column ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keys */}
      <section className={styles['scroll']} tabIndex={0} aria-label={text('dataTable')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" aria-sort={direction(index)}>
                  <button type="button" className={styles['sort']} onClick={() => turn(index)}>
                    {column}
                    <span aria-hidden="true">{ARROWS[direction(index) ?? 'none']}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, limit).map((row) => (
              <TableRow key={placeKey(row.path)} row={row} columns={columns} misfits={misfits} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > limit && (
        <Button onClick={() => setLimit(limit + PAGE)}>{text('resultsMore', rows.length - limit)}</Button>
      )}
    </>
  );
}

const ARROWS = { ascending: '↑', descending: '↓', none: '' } as const;

function TableRow({ row, columns, misfits }: { row: Row; columns: string[]; misfits: MisfitIndex }) {
  const ofRow = misfits.get(placeKey(row.path));
  return (
    <tr className={classNames(ofRow !== undefined && styles['misfit'])} title={ofRow}>
      {columns.map((column, index) => {
        const value = row.cells[index];
        const why = misfits.get(placeKey([...row.path, column]));
        return (
          <td
            key={column}
            dir="auto"
            className={classNames(
              typeof value === 'number' && styles['number'],
              why !== undefined && styles['misfit'],
            )}
          >
            <Cell value={value} />
            {index === 0 && ofRow !== undefined && <span className={styles['why']}>{ofRow}</span>}
            {why !== undefined && <span className={styles['why']}>{why}</span>}
          </td>
        );
      })}
    </tr>
  );
}

function Cell({ value }: { value: Json | undefined }) {
  const words = cellText(value).slice(0, 5000);
  return linkTarget(words) ? (
    <WebLink address={words} hideHost={saysHost(words, words)}>
      {words}
    </WebLink>
  ) : (
    words
  );
}
