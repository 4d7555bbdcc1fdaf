const WORDS = 'The keeper wrote down the height of the water at each turn of the tide. ';

/** Markdown of about so many characters, as long pages are: sections of text, lists, code and tables. */
export function longMarkdown(characters: number): string {
  const sections: string[] = [];
  let length = 0;
  for (let day = 1; length < characters - 100; day += 1) {
    const section = sectionOf(day);
    sections.push(section);
    length += section.length + 2;
  }
  return `${sections.join('\n\n').slice(0, characters - 100)}\n\nThe last line of the log.`;
}

function sectionOf(day: number): string {
  const blocks = [
    `## Day ${day}`,
    `${WORDS.repeat(9)}On **day ${day}** the [gauge](https://mills.example/gauge/${day}) stood at ${day % 7} metres.`,
    WORDS.repeat(5),
    ...(day % 3 === 0
      ? [`- ${['ebb', 'flood', 'slack water'].map((turn) => `${turn} of day ${day}`).join('\n- ')}`]
      : []),
    ...(day % 4 === 0 ? [`\`\`\`js\ngauge.read(${day}).then((height) => log.write(height));\n\`\`\``] : []),
    ...(day % 5 === 0
      ? [
          `| Turn | Height | Wind |\n| --- | ---: | --- |\n${[1, 2, 3, 4].map((turn) => `| ${turn} | ${day}.${turn} m | west ${turn} |`).join('\n')}`,
        ]
      : []),
    WORDS.repeat(7),
  ];
  return blocks.join('\n\n');
}
