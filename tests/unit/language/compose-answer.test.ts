import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeAnswer } from '#lib/service/language/answers/compose-answer.ts';
import { summarise } from '#lib/service/language/summarise.ts';
import type { LibraryHit } from '#lib/service/types.ts';
import { answerScores } from '#tests/bench/quality/answers.ts';
import { samplePage } from '../library/sample-page.ts';

interface Article {
  title: string;
  language: string;
  text: string;
  questions: [string, string][];
}

const articles: Article[] = JSON.parse(
  readFileSync(new URL('../../bench/quality/answers.json', import.meta.url), 'utf8'),
);

const hitOf = ({ title, language, text }: Article, score = 1): LibraryHit => ({
  page: samplePage(`https://q.example/${title}`, title, text, { language }),
  score,
  passages: [],
});

describe('an answer', () => {
  it.each(articles.map((article) => [article.title, article] as const))('is read out of %s', (_, article) => {
    const answered = article.questions.map(([query, gold]) => ({
      contents: composeAnswer({ query, hits: [hitOf(article)], fast: false }).text,
      gold: [gold],
    }));
    const { hit1, hit3 } = answerScores(answered);
    expect(hit1).toBeGreaterThanOrEqual(0.7);
    expect(hit3).toBeGreaterThanOrEqual(0.75);
  });

  it('cites every sentence, and numbers its sources as it goes', () => {
    const rivers = {
      title: 'The Rhine',
      language: 'en',
      text: 'The Rhine rises in the Alps. It is 1,233 km long.',
      questions: [],
    };
    const other = {
      title: 'Rivers',
      language: 'en',
      text: 'The Rhine flows through Basel. Boats carry coal.',
      questions: [],
    };
    const hits = [hitOf(other, 0.9), hitOf(rivers, 0.95)];
    const { text, cited, found } = composeAnswer({ query: 'Where does the Rhine rise?', hits, fast: false });
    expect(found).toBe(true);
    expect(text).toMatch(/^The Rhine rises in the Alps\. \[1\]/);
    expect(cited[0]?.page.title).toBe('The Rhine');
    const numbers = Array.from(text.matchAll(/\[(\d+)\]/g), ([, number]) => Number(number));
    expect(Math.max(...numbers)).toBe(cited.length);
  });

  it('is shorter in a hurry', () => {
    const [article] = articles;
    const hits = article === undefined ? [] : [hitOf(article)];
    const ask = (fast: boolean) =>
      composeAnswer({ query: 'Tell me about the keepers of the tower', hits, fast }).text.length;
    expect(ask(true)).toBeLessThanOrEqual(ask(false));
  });

  it('is refused plainly, in the language of the question, when the pages do not hold it', () => {
    expect(composeAnswer({ query: 'Who painted it?', hits: [], fast: false })).toEqual({
      text: 'The library does not answer this.',
      cited: [],
      found: false,
    });
    expect(composeAnswer({ query: 'Wer hat das gemalt und warum?', hits: [], fast: false }).text).toMatch(
      /^Die Bibliothek/,
    );
    const [article] = articles;
    const weak = article === undefined ? [] : [hitOf(article, 0.4)];
    expect(
      composeAnswer({ query: 'Who won the tower race in the mountains?', hits: weak, fast: false }).found,
    ).toBe(false);
    const far = article === undefined ? [] : [hitOf(article)];
    expect(composeAnswer({ query: 'Which enzymes split lactose?', hits: far, fast: false }).found).toBe(
      false,
    );
  });

  it('to a question about one page as such is its summary', () => {
    const [article] = articles;
    const hits = article === undefined ? [] : [hitOf(article)];
    for (const query of [
      'What is this page about?',
      'Summarise',
      'tl;dr',
      'Worum geht es hier?',
      '这篇文章讲什么',
    ]) {
      const { text, cited, found } = composeAnswer({ query, hits, fast: false });
      expect(found).toBe(true);
      expect(text).toMatch(/^The lighthouse of Marrow Point stands .* \[1\]/);
      expect(cited).toHaveLength(1);
    }
  });

  it('gives the list that a sentence announces together with it', () => {
    const text =
      'Some words first.\n\nTo install the tool, do this:\n\n1. Unpack the archive.\n2. Run the setup.\n\nMore words at the end.';
    const hits = [hitOf({ title: 'Manual', language: 'en', text, questions: [] })];
    expect(composeAnswer({ query: 'How do I install the tool?', hits, fast: true }).text).toMatch(
      /^To install the tool, do this: Unpack the archive; Run the setup\. \[1\]/,
    );
  });

  it('of a page that was named is given though the page does not repeat half of the question', () => {
    const text = `The mill burned down in 1881. Its owner built it anew with iron beams and sold flour to the
      garrison. A second fire in 1903 took the roof. The town bought the ruin for nine thousand crowns.`;
    const mill = { title: 'The mill', language: 'en', text, questions: [] };
    const ask = (query: string) => composeAnswer({ query, hits: [hitOf(mill)], fast: false });
    expect(ask('What sum did the municipality spend on the ruin?').text).toMatch(/^The town bought the ruin/);
    expect(ask('Which planet has the most moons?').found).toBe(false);
  });

  it('has the kind of thing that was asked for, and not what the question names', () => {
    const text = `The bridge over the Tolm was praised by everyone who had to cross the Tolm. The bridge may be
      closed. The bridge over the Tolm was drawn by Piet Maas. The bridge was opened in June 1930.`;
    const bridge = { title: 'Bridges', language: 'en', text, questions: [] };
    expect(
      composeAnswer({
        query: 'How old is the bridge?',
        hits: [
          hitOf({
            ...bridge,
            text: `The bridge is 90 metres long. It is old. The 95-year-old bridge creaks.`,
          }),
        ],
        fast: true,
      }).text,
    ).toMatch(/^The 95-year-old bridge/);
    const first = (query: string) =>
      composeAnswer({ query, hits: [hitOf(bridge)], fast: false }).text.split(' [1]')[0];
    expect(first('When was the bridge closed or opened?')).toBe('The bridge was opened in June 1930.');
    expect(first('Who is behind the bridge over the Tolm?')).toBe(
      'The bridge over the Tolm was drawn by Piet Maas.',
    );
  });

  it('shows no markup of the page', () => {
    const page = {
      title: 'Odd',
      language: 'en',
      text: 'The odd answer is \\<img src=x\\> \\[link\\](javascript:x) \\*here\\*.',
      questions: [],
    };
    const { text } = composeAnswer({ query: 'What is the odd answer?', hits: [hitOf(page)], fast: false });
    expect(text).toBe('The odd answer is \\<img src=x> \\[link\\](javascript:x) \\*here\\*. [1]');
  });
});

describe('a summary', () => {
  it('of an article is its beginning, in its language, without bylines and captions', () => {
    const text =
      'By Ada Example, staff\n\nThe town has opened a new bridge over the river. It cost two million dollars and took three years. People celebrated on Sunday with music and fireworks.\n\nThe mayor spoke about the next plans for the harbour, which are to begin in spring.';
    const summary = summarise({ markdown: text, title: 'A bridge', language: 'en' });
    expect(summary).toMatch(/^The town has opened a new bridge over the river\./);
    expect(summary).not.toContain('Ada Example');
  });

  it('of a list is made of what is most central, in the order of the page', () => {
    const items = [
      'Bridges cross rivers in the old town',
      'Old bridges of the town need repair',
      'Cats sleep all day long on roofs',
      'The town pays for repair of old bridges',
      'A bus stops near the old bridges of town',
    ];
    const markdown = Array.from({ length: 8 }, (_, round) =>
      items.map((item) => `- ${item} in year ${round}.`).join('\n'),
    ).join('\n\n');
    expect(summarise({ markdown, title: 'Notes', language: 'en' })).toMatch(/bridges/);
    expect(summarise({ markdown, title: 'Notes', language: 'en' })).not.toMatch(/Cats/);
  });

  it('fits the page: short for a note, longer for a book, empty for nothing', () => {
    const sentence = (number: number) =>
      `Sentence number ${number} tells of topic${number % 40} and of place${number % 17} in some words.`;
    const text = (count: number) => Array.from({ length: count }, (_, number) => sentence(number)).join(' ');
    const length = (count: number) => summarise({ markdown: text(count), title: 'T', language: 'en' }).length;
    expect(length(3)).toBeLessThan(length(60));
    expect(length(60)).toBeLessThan(length(900));
    expect(length(900)).toBeLessThan(1_000);
    expect(summarise({ markdown: '', title: 'T', language: 'en' })).toBe('');
    expect(summarise({ markdown: '![p](x.png)', title: 'T', language: undefined })).toBe('');
  });
});

describe('an answer in German', () => {
  const station: Article = {
    title: 'Der Bahnhof Lindenau',
    language: 'de',
    text: 'Der Bahnhof Lindenau wurde am 3. Oktober 1871 eröffnet. Das Empfangsgebäude besitzt einen Uhrturm von 28 Metern Höhe. Ein Brand vernichtete 1944 die Wartehalle. Die Fahrkarten verkauft heute nur noch ein Automat.',
    questions: [],
  };

  it.each([
    ['Wann hat der Bahnhof aufgemacht?', '1871'],
    ['Wie hoch ist der Turm?', '28 Metern'],
    ['Was ist abgebrannt?', 'Wartehalle'],
  ])('is found past compounds, prefixes and other words: %s', (query, gold) => {
    expect(composeAnswer({ query, hits: [hitOf(station)], fast: false }).text.split(' [1]')[0]).toContain(
      gold,
    );
  });

  it('is rather read from a page in German than from one where the letters are another word', () => {
    const brand: Article = {
      title: 'Brand',
      language: 'en',
      text: 'The brand of the shop is old. A brand is what people know of it.',
      questions: [],
    };
    const { cited } = composeAnswer({
      query: 'Was hat der Brand vernichtet?',
      hits: [hitOf(brand), hitOf(station, 0.98)],
      fast: false,
    });
    expect(cited[0]?.page.title).toBe(station.title);
  });
});
