/** Characters that are read of one line. No page has as many; a file without a line end must not fill the memory. */
const MAX_LINE = 16 * 1024 * 1024;

/**
 * The lines of a text that comes in pieces, without their ends; never more than one piece and one line in memory.
 * Of a line that is too long the beginning comes, which is no JSON any more. Each sign is looked at once.
 */
export async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let line = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece follows the other
    const { done, value } = await reader.read();
    if (done) break;
    const [end = '', ...others] = value.split('\n');
    line = longer(line, end);
    for (const next of others) {
      yield line;
      line = longer('', next);
    }
  }
  if (line !== '') yield line;
}

function longer(line: string, end: string): string {
  return line.length >= MAX_LINE ? line : line + end.slice(0, MAX_LINE - line.length);
}
