import { Content } from '#components/call/content.tsx';
import { SaveMenu } from '#components/export/save-menu.tsx';
import { saveFile } from '#components/export/save-file.ts';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { Json } from '#lib/contract/shared.ts';
import { fileName } from '#lib/export/file-name.ts';
import { toCsv } from '#lib/export/to-csv.ts';
import { toMarkdownTable } from '#lib/export/to-markdown-table.ts';
import { findMisfits } from '#lib/structured/find-misfits.ts';
import { tableOf } from '#lib/structured/table-of.ts';
import type { Table } from '#lib/structured/table-of.ts';
import { DataTable } from './data-table.tsx';
import { DataTree } from './data-tree.tsx';
import { misfitIndex } from './misfit-index.ts';
import styles from './structured.module.css';

interface StructuredReplyProps {
  question: string;
  /** What was asked for; absent when the service gave data unasked. */
  schema: Record<string, unknown> | null | undefined;
  contents: Json;
}

/** Data as a table or a tree, with what does not fit the schema marked. A text that is no JSON stays text. */
export function StructuredReply({ question, schema, contents }: StructuredReplyProps) {
  const data = parsed(contents);
  if (data === undefined)
    return (
      <>
        <Notice tone="warning" live="off">
          {text('dataNotJson')}
        </Notice>
        <Content value={contents} />
      </>
    );
  const misfits = schema ? findMisfits(schema, data) : [];
  const index = misfitIndex(misfits);
  const table = tableOf(data);
  return (
    <div className={styles['choice']}>
      {misfits.length > 0 && (
        <Notice tone="warning" live="off" title={text('dataMisfits', misfits.length)}>
          {text('dataMisfitsWords')}
        </Notice>
      )}
      {table ? <DataTable table={table} misfits={index} /> : <DataTree data={data} misfits={index} />}
      <div className={styles['row']}>
        <DataExport question={question} data={data} table={table} />
      </div>
    </div>
  );
}

/** A JSON text is data too. */
function parsed(contents: Json): Json | undefined {
  if (typeof contents !== 'string') return contents;
  try {
    const data: Json = JSON.parse(contents);
    return data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function DataExport({ question, data, table }: { question: string; data: Json; table: Table | undefined }) {
  const json = () => `${JSON.stringify(data, undefined, 2)}\n`;
  const markdown = () => (table ? toMarkdownTable(table) : `\`\`\`json\n${json()}\`\`\`\n`);
  return (
    <SaveMenu
      label={text('resultsExport')}
      choices={[
        ...(table
          ? [
              {
                label: text('exportCsv'),
                act: () => saveFile(fileName(question, 'csv'), 'text/csv', toCsv(table)),
              },
            ]
          : []),
        {
          label: text('exportJson'),
          act: () => saveFile(fileName(question, 'json'), 'application/json', json()),
        },
        {
          label: text('exportMarkdown'),
          act: () => saveFile(fileName(question, 'md'), 'text/markdown', markdown()),
        },
        { label: text('exportCopyJson'), act: () => navigator.clipboard.writeText(json()) },
      ]}
    />
  );
}
