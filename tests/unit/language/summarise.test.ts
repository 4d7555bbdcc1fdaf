import { describe, expect, test } from 'vitest';
import { summarise } from '#lib/service/language/summarise.ts';

const FIRST = 'The ferry of the lower town crosses the river again after a winter of repairs.';
const SECOND = 'Its new motor, which was made by two brothers in a shed, needs half of the fuel.';
const THIRD = 'On the first day more than nine hundred people crossed, most of them only to cross back.';
const REST = Array.from(
  { length: 12 },
  (_, number) =>
    `In week ${number} of the repairs the crew painted plank number ${number} and told the paper of it.`,
).join('\n\n');
const LEAD = `${FIRST} ${SECOND} ${THIRD}`;

function summaryOf(markdown: string): string {
  return summarise({ markdown, title: 'The ferry is back', language: 'en' });
}

describe('the summary of an article is its first three sentences', () => {
  test.each([
    ['a byline', 'By Jo Sample, Harbour News'],
    ['a date', '30 April 2026 11:25 AM'],
    ['a date with the day of the week', 'Tuesday, May 5, 2026, updated 10:15'],
    ['a credit', 'Jo Sample / AFP'],
    ['a notice about cookies', 'This site uses cookies to give you the best ferry.'],
    ['a request for an address', 'Enter your email address to hear of every ferry.'],
    ['a remark on the text', '(Corrects the name of the brothers in the second paragraph.)'],
    ['a line of a player', 'Play the recording in a new window or download it'],
    [
      'a list of highlights',
      '- The ferry crosses the river again\n- Nine hundred people crossed on the first day',
    ],
    ['a line that is no sentence', 'Ferry Lower Town repairs planks crew motor fuel'],
    ['the title', '**The ferry is back**'],
  ])('whatever stands above them: %s', (_, above) => {
    expect(summaryOf(`${above}\n\n${FIRST} ${SECOND}\n\n${THIRD}\n\n${REST}`)).toBe(LEAD);
  });

  test('also when one is half of a quotation', () => {
    const quote =
      '“We missed it every day that winter. And every night, too,” said the baker of the upper town.';
    expect(summaryOf(`${FIRST} ${quote}\n\n${REST}`)).toBe(`${FIRST} ${quote}`);
  });
});

test('a page of lists is summed up by its introduction first', () => {
  const items = Array.from(
    { length: 20 },
    (_, number) => `- Boat ${number} has a crew of ${number} people and a cat.`,
  );
  const summary = summaryOf(`${FIRST} ${SECOND} ${THIRD}\n\n## Boats\n\n${items.join('\n')}`);
  expect(summary.startsWith(`${FIRST} ${SECOND}`)).toBe(true);
});

test('the lines of a poem are not one sentence', () => {
  const poem = Array.from({ length: 8 }, (_, number) => `The ferry goes over, for the time number ${number}`);
  expect(summaryOf(poem.join('  \n')).length).toBeLessThan(120);
});

test('a name that is no word for a notice does not cost a sentence', () => {
  const text = 'The site of the ferry is written in JavaScript by the younger of the brothers, on Sundays.';
  expect(summaryOf(`${text}\n\n${REST}`)).toContain(text);
});
