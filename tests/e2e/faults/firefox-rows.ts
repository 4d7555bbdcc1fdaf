import type { FaultRow } from './row.ts';
import { ROWS } from './rows.ts';

/** Where the network code of the two browsers takes different ways. */
const DIFFER =
  /^$|reset|close|hang|truncate|lenlong|badchunk|badhttp|endless|portal|status=(204|304|401|500)$|echo|redirect|bom|encunknown|chunked|early|badutf8|utf16|gzip|hugeheader|deep|proto/;

/** The rows that are run in Firefox: those that may differ, or all. */
export function firefoxRows(all: boolean): FaultRow[] {
  return ROWS.filter(({ fault }) => all || DIFFER.test(fault)).map((row) => ({ ...row, ...row.inFirefox }));
}
