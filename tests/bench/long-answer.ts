import { repeatableRandom, wordOf } from './library-pages.ts';

/** A word that stands after so many characters, so that a page can tell when they are drawn. */
export const markAt = (characters: number): string => `mark${characters}mark`;

/**
 * An answer of a length as a model writes one: paragraphs with citations, lists, tables, code, formulas and footnotes,
 * with marks where 10,000 characters and where all of them end.
 */
export function longAnswer(characters: number, sources: number): string {
  const random = repeatableRandom(11);
  const sentence = (words: number) =>
    Array.from({ length: words }, () => wordOf(Math.floor(random() ** 3 * 20_000))).join(' ');
  const blocks = [
    (n: number) => `## Part ${n}: ${sentence(4)}`,
    (n: number) =>
      `${sentence(60)} [${1 + (n % sources)}]. **${sentence(3)}** ${sentence(40)} [${1 + ((n * 7) % sources)}].`,
    () => Array.from({ length: 6 }, () => `- ${sentence(14)} with \`${sentence(2)}\``).join('\n'),
    (n: number) => `${sentence(50)} where $x_{${n}}^2 = \\alpha \\cdot n$ [^${n}].`,
    () =>
      `| ${sentence(1)} | ${sentence(1)} | n |\n|---|---|--:|\n${Array.from({ length: 8 }, () => `| ${sentence(3)} | ${sentence(4)} | ${Math.floor(random() * 1000)} |`).join('\n')}`,
    () =>
      `\`\`\`js\n${Array.from({ length: 8 }, () => `const ${wordOf(900)} = '${sentence(4)}';`).join('\n')}\n\`\`\``,
    () => `> ${sentence(40)} [the page](https://docs.example/${wordOf(400)})`,
    (n: number) => `[^${n - 4}]: ${sentence(12)}`,
  ];
  const written: string[] = [];
  let length = 0;
  for (let n = 0; length < characters - 100; n += 1) {
    const block = (blocks[n % blocks.length]?.(n) ?? '').slice(0, characters - length);
    const marked = length < 10_000 && length + block.length >= 10_000 ? [markAt(10_000), block] : [block];
    written.push(...marked);
    length += marked.join('\n\n').length + 2;
  }
  return [...written, markAt(characters)].join('\n\n');
}
