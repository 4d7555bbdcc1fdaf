// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEEPSEARCH_DEFAULTS } from '#lib/contract/deepsearch.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import type { Library, LibraryQuery } from '#lib/service/types.ts';
import { samplePage, sampleQuery } from './sample-page.ts';

let library: Library;

beforeEach(() => {
  library = openLibrary(openNodeDriver(':memory:'), () => 1_000);
});

afterEach(() => library.close());

const names = async (text: string, more: Partial<LibraryQuery> = {}) =>
  (await library.search(sampleQuery(text, more))).map(({ page }) =>
    page.url.replace('https://s.example/', ''),
  );

const keep = (name: string, title: string, markdown: string, more = {}) =>
  library.put(samplePage(`https://s.example/${name}`, title, markdown, more));

describe('a search', () => {
  it.each([
    [
      'en',
      'Libraries of the university',
      'The libraries were founded by a bishop.',
      'who founded the library?',
    ],
    [
      'de',
      'Die Datenbanken',
      'Alle Häuser der Stadt wurden im Mittelalter gebaut.',
      'Wann wurde das Haus gebaut?',
    ],
    ['fr', 'Les chevaux', 'Les chevaux mangent de l’herbe et dorment debout.', 'Que mange un cheval ?'],
    ['ru', 'Книги', 'В библиотеке хранятся старинные книги.', 'где хранится книга'],
    ['ar', 'المكتبة', 'تأسست المكتبة الكبيرة في المدينة القديمة.', 'متى تأسست المكتبات؟'],
    ['zh', '图书馆', '图书馆收藏了很多古代的地图和书籍。', '哪里收藏古代地图？'],
    ['ja', '図書館', '図書館には古い地図がたくさん保存されています。', '古い地図はどこにありますか'],
    ['th', 'ห้องสมุด', 'ห้องสมุดแห่งนี้เก็บแผนที่โบราณไว้มากมาย', 'แผนที่โบราณอยู่ที่ไหน'],
    ['ko', '도서관', '도서관에는 오래된 지도가 많이 있습니다.', '오래된 지도는 어디에 있나요?'],
  ])('finds %s pages by other forms of their words', async (language, title, text, query) => {
    await keep('right', title, text, { language });
    await keep('wrong', 'Football', 'The match ended with two goals after extra time.', { language: 'en' });
    expect(await names(query)).toEqual(['right']);
  });

  it('finds a word without its accents, and the other way round', async () => {
    await keep('a', 'Menu', 'The café serves crème brûlée.', { language: 'en' });
    expect(await names('cafe creme brulee')).toEqual(['a']);
    await keep('b', 'Plain', 'A naive approach.', { language: 'en' });
    expect(await names('naïve')).toEqual(['b']);
  });

  it('forgives a slip in a word that no page has', async () => {
    await keep('a', 'Photosynthesis', 'Chlorophyll absorbs light for photosynthesis.');
    expect(await names('photosyntesis')).toEqual(['a']);
    expect(await names('chlorophlyl')).toEqual(['a']);
    expect(await names('kilometre')).toEqual([]);
  });

  it('puts first what has the words in its title, and near each other', async () => {
    await keep(
      'far',
      'Notes',
      'Solar systems have planets. Some people also put a panel of experts on stage.',
    );
    await keep('near', 'Notes', 'Every solar panel on the roof was cleaned by people in spring, in systems.');
    await keep(
      'title',
      'Solar panel',
      'They turn light into power on the roof of many houses in the town here.',
    );
    expect(await names('solar panel')).toEqual(['title', 'near', 'far']);
  });

  it('takes words in quotation marks as they stand', async () => {
    await keep('a', 'A', 'The green house stood by the river.');
    await keep('b', 'B', 'The house with a green door stood by the river.');
    expect(await names('"green house"')).toEqual(['a']);
    expect(await names('“house green”')).toEqual([]);
  });

  it('falls back on small words when a query has no others', async () => {
    await keep('a', 'The Who', 'The Who are a band from London.', { language: 'en' });
    await keep('b', 'Other', 'Something else entirely.', { language: 'en' });
    expect((await names('the who'))[0]).toBe('a');
  });

  it('orders equals by their day, newest first', async () => {
    await keep('old', 'Report', 'Annual numbers.', { published: '2020-05-01' });
    await keep('new', 'Report', 'Annual numbers.', { published: '2024-05-01' });
    await keep('mid', 'Report', 'Annual numbers.', { published: '2022-05-01' });
    expect(await names('annual report')).toEqual(['new', 'mid', 'old']);
  });

  it('gives the passages that hold the words, with their headings', async () => {
    const text =
      '# Keys\n\nIntro words.\n\n## Add a key\n\nPaste the key **into** the field.\n\n## Remove\n\n- Press Forget.\n- Done.';
    await keep('a', 'Manual', text);
    const [hit] = await library.search(sampleQuery('where do I paste the key'));
    expect(hit?.passages[0]).toMatchObject({ text: 'Paste the key into the field.', heading: 'Add a key' });
    const [other] = await library.search(sampleQuery('press forget'));
    expect(other?.passages[0]).toMatchObject({ text: 'Press Forget.\nDone.', heading: 'Remove' });
  });

  it('reaches the one page that it names, even when they share no word', async () => {
    await keep('a', 'Bees', 'Bees make honey.\n\nThey live in hives.');
    await keep('b', 'Bears', 'Bears sleep.');
    const [hit, none] = await library.search(sampleQuery('summary', { included: ['https://s.example/a'] }));
    expect(none).toBeUndefined();
    expect(hit?.page.title).toBe('Bees');
    expect(hit?.passages.map(({ text }) => text)).toEqual(['Bees make honey.', 'They live in hives.']);
  });

  it('answers nothing to a query without words', async () => {
    await keep('a', 'Bees', 'Bees make honey.');
    expect(await names('?!  …')).toEqual([]);
    expect(await names('')).toEqual([]);
  });
});

describe('the filters of a search', () => {
  beforeEach(async () => {
    const page = (url: string, more = {}) => samplePage(url, 'Honey', 'All about honey.', more);
    await library.putAll([
      page('https://s.example/docs/one', { published: '2024-01-10' }),
      page('https://s.example/docs-old/two', {
        published: '2023-06-01',
        requestedUrl: 'https://t.example/short',
      }),
      page('https://sub.s.example/three', { origin: 'tab', readAt: Date.UTC(2025, 2, 3) }),
      page('https://help.example/four', { origin: 'help' }),
    ]);
  });

  const paths = async (more: Partial<LibraryQuery>) =>
    (await library.search(sampleQuery('honey', more)))
      .map(({ page }) => page.url.split('/').at(-1) ?? '')
      .toSorted((a, b) => a.localeCompare(b));

  it('take sources in', async () => {
    expect(await paths({ included: ['s.example'] })).toEqual(['one', 'three', 'two']);
    expect(await paths({ included: ['https://s.example/docs'] })).toEqual(['one']);
    expect(await paths({ included: ['s.example/docs', 'help'] })).toEqual(['four', 'one']);
    expect(await paths({ included: ['tabs'] })).toEqual(['three']);
    expect(await paths({ included: ['library'] })).toEqual(['one', 'three', 'two']);
    expect(await paths({ included: ['t.example/short'] })).toEqual(['two']);
    expect(await paths({ included: ['unknown'] })).toEqual([]);
  });

  it('leave sources out', async () => {
    expect(await paths({ excluded: ['s.example/docs', 'help'] })).toEqual(['three', 'two']);
    expect(await paths({ included: ['s.example'], excluded: ['sub.s.example'] })).toEqual(['one', 'two']);
    expect(await paths({ excluded: ['unknown'] })).toHaveLength(4);
  });

  it('choose by origin and by day, the day of reading where none of publication is known', async () => {
    expect(await paths({ origins: ['tab', 'help'] })).toEqual(['four', 'three']);
    expect(await paths({ from: '2024-01-10', to: '2024-01-10' })).toEqual(['one']);
    expect(await paths({ to: '2023-12-31' })).toEqual(['two']);
    expect(await paths({ from: '2025-03-03', to: '2025-12-31' })).toEqual(['three']);
  });
});

describe('the score of a search', () => {
  const ABOUT = samplePage(
    'https://s.example/volcano',
    'Volcanoes of Iceland',
    'Iceland has thirty active volcanoes.\n\nThe eruption of Eyjafjallajökull in 2010 stopped air traffic over Europe.',
  );
  const filler = (number: number) =>
    samplePage(
      `https://f.example/${number}`,
      `Filler ${number}`,
      `Topic${number} has nothing in common with others. People of the town number ${number} eat bread and walk.`,
    );
  const score = async (text: string) =>
    (await library.search(sampleQuery(text))).find(({ page }) => page.url === ABOUT.url)?.score ?? 0;

  it('means the same in a small and in a large library', async () => {
    await library.put(ABOUT);
    const questions = [
      'When did Eyjafjallajökull stop air traffic?',
      'How many volcanoes has Iceland?',
      'Volcanoes in Hawaii',
    ];
    const small = await Promise.all(questions.map(score));
    await library.putAll(Array.from({ length: 1_500 }, (_, number) => filler(number)));
    const large = await Promise.all(questions.map(score));
    large.forEach((value, at) => expect(Math.abs(value - (small[at] ?? 0))).toBeLessThan(0.12));
  });

  it('is high for what holds the question and low for what holds a word of it', async () => {
    await library.putAll([ABOUT, ...Array.from({ length: 200 }, (_, number) => filler(number))]);
    expect(await score('eruption that stopped air traffic')).toBeGreaterThan(0.7);
    expect(await score('air conditioning repair manual for offices')).toBeLessThan(0.65);
    expect(await library.search(sampleQuery('air conditioning repair manual', { threshold: 0.7 }))).toEqual(
      [],
    );
    expect(await score('Who painted the Mona Lisa?')).toBe(0);
  });

  it('keeps what is about the topic of a long statement at the default of the interface', async () => {
    const topics = ['glaciers', 'eruptions', 'ash', 'farms', 'tourists', 'rivers'];
    await library.putAll(
      topics.map((topic) =>
        samplePage(
          `https://a.example/${topic}`,
          topic,
          `In Iceland ${topic} change with the volcanoes beneath them.`,
        ),
      ),
    );
    await library.putAll(Array.from({ length: 200 }, (_, number) => filler(number)));
    const text = `I am looking for reports on how people who live near volcanoes in the north prepare for sudden
      changes of the weather and of the land, and what scientists advise their governments to do about it.`;
    const { relevance_threshold: threshold } = DEEPSEARCH_DEFAULTS;
    expect(await library.search(sampleQuery(text, { threshold, limit: 6 }))).toHaveLength(6);
  });

  it('falls from hit to hit and stays between 0 and 1', async () => {
    await library.putAll([ABOUT, ...Array.from({ length: 50 }, (_, number) => filler(number))]);
    const hits = await library.search(
      sampleQuery('town people volcanoes eat bread in Iceland', { limit: 20 }),
    );
    const scores = hits.map((hit) => hit.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((value) => value >= 0 && value <= 1)).toBe(true);
    for (const { passages } of hits) {
      const own = passages.map((passage) => passage.score);
      expect(own).toEqual(own.toSorted((a, b) => b - a));
    }
  });
});

describe('the first words of a page without a title', () => {
  const text = (first: string) => `${first} of the harbour in the morning\n\nBoats come in with herring.`;
  const untitled = samplePage('https://a.example/1', text('Ropes').split('\n')[0] ?? '', text('Ropes'), {
    description: 'Ropes of the harbour in the morning Boats come in with…',
  });
  const titled = samplePage('https://a.example/2', 'Ropes', text('Nets'));

  it('count once, for the reader took title and description from them', async () => {
    await library.putAll([untitled, titled]);
    const hits = await library.search(sampleQuery('ropes'));
    expect(hits.map((hit) => hit.page.url)).toEqual([titled.url, untitled.url]);
  });
});

describe('words that are akin to those of the query', () => {
  it('bring the passage forward that has them', async () => {
    const about = (name: string, more: string) =>
      samplePage(
        `https://a.example/${name}`,
        'Wool',
        `The mill at Arden ${more} in the north of the county.`,
      );
    await library.putAll([about('b', 'rattles loudly'), about('a', 'was established')]);
    const [first] = await library.search(sampleQuery('When was the mill at Arden founded?'));
    expect(first?.page.url).toBe('https://a.example/a');
  });
});

describe('the score of a question in a script without spaces', () => {
  it('does not fall because two of its characters never stood side by side', async () => {
    const bridge = samplePage('https://a.example/1', '石桥', '石桥建于1568年，桥长五十六米，有七个桥洞。');
    await library.put(bridge);
    const [asked] = await library.search(sampleQuery('桥有几个桥洞？'));
    expect(asked?.score).toBeGreaterThan(0.7);
  });
});

describe('a search in German', () => {
  it('finds compounds by their last part, and by a compound its parts', async () => {
    await keep('hamster', 'Tiere', 'Der Feldhamster gräbt sich tief in den Boden.', { language: 'de' });
    await keep('other', 'Pflanzen', 'Die Eiche steht am Rand des Waldes.', { language: 'de' });
    expect(await names('Wo lebt der Hamster?')).toEqual(['hamster']);
    expect(await names('Wie groß ist ein Eichenrand?')).toEqual(['other']);
  });
});
