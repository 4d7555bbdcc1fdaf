/** Text as a code span. */
export function codeSpan(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return '';
  const mark = '`'.repeat(longestRun(plain) + 1);
  const pad = plain.startsWith('`') || plain.endsWith('`') ? ' ' : '';
  return mark + pad + plain + pad + mark;
}

/** Text as a fenced code block. */
export function codeBlock(text: string, language: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return '';
  const code = lines.slice(first).join('\n').trimEnd();
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Backticks in a row, at most. */
function longestRun(text: string): number {
  let longest = 0;
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  return longest;
}
