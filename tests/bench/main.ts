import { benchAnswer } from './answer.ts';
import { benchHistory } from './history.ts';
import { benchLibrary } from './library.ts';
import { benchReader } from './reader.ts';
import { benchReading } from './reading.ts';
import { benchRestart } from './restart.ts';

const benches = {
  answer: benchAnswer,
  reading: benchReading,
  reader: benchReader,
  library: () => benchLibrary(sizesOf(process.argv[3])),
  restart: () => benchRestart(sizesOf(process.argv[3])),
  history: () => benchHistory(sizesOf(process.argv[3])),
};

/** `npm run bench` runs all; `npm run bench -- library 1000,10000` one of them, on libraries of those sizes. */
const wanted = process.argv[2];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted !== undefined && wanted !== name) continue;
  console.log(`\n${name}`);
  // oxlint-disable-next-line no-await-in-loop -- times are taken one after another
  const rows: object[] = await bench();
  console.table(rows.map(rounded));
}

function sizesOf(list: string | undefined): number[] | undefined {
  return list?.split(',').map(Number);
}

function rounded(row: object): object {
  const cells = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  ]);
  return Object.fromEntries(cells);
}
