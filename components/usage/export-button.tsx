import { useTransition } from 'react';
import { useCallStore } from '#components/call/call-store-context.ts';
import { saveFile } from '#components/export/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import { dayOf } from '#lib/calls/day.ts';
import { toCsv } from '#lib/export/to-csv.ts';
import { usageRows } from './usage-rows.ts';

/** Saves every call with its cost as a file for a spreadsheet. */
export function ExportButton() {
  const store = useCallStore();
  const [busy, begin] = useTransition();
  return (
    <Button
      disabled={busy}
      onClick={() =>
        begin(async () => {
          const csv = toCsv(await usageRows(store));
          saveFile(`sidelight-usage-${dayOf(Date.now())}.csv`, 'text/csv', csv);
        })
      }
    >
      {text('usageExport')}
    </Button>
  );
}
