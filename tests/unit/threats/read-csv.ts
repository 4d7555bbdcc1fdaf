/**
 * Reads CSV by the letter of RFC 4180, with the mark at the start: rows of cells. Throws at a quote within a bare
 * cell, and at anything but a comma or a line end behind a quoted one.
 */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
    quoted.lastIndex = at;
    const [whole = '', inner, bare = ''] = quoted.exec(text) ?? [];
    at += whole.length;
    row.push(inner === undefined ? bare : inner.replaceAll('""', '"'));
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`No cell ends at ${JSON.stringify(text.slice(at - 20, at + 20))}`);
  }
  if (row.length > 0) throw new Error('The last line has no end.');
  return rows;
}
