import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { HELP_IDS, helpIdOf, helpPage, helpPath, loadHelp, parseHelp } from '#lib/help/help-pages.ts';
import type { HelpArticle } from '#lib/help/help-pages.ts';

const fromPublic = (path: string) => readFile(join('public', path), 'utf8');

describe('the help articles', () => {
  let articles: HelpArticle[];
  beforeAll(async () => {
    articles = await loadHelp(fromPublic);
  });

  it('are exactly the files of the folder', async () => {
    const files = await readdir('public/help/en');
    expect(files.toSorted()).toEqual(HELP_IDS.map((id) => `${id}.md`).toSorted());
  });

  it('each have a title of their own and a text without it', () => {
    const titles = articles.map(({ title }) => title);
    expect(new Set(titles).size).toBe(HELP_IDS.length);
    expect(titles.filter((title) => !/^[A-Z]/.test(title))).toEqual([]);
    expect(articles.filter(({ title, markdown }) => markdown.includes(`# ${title}`))).toEqual([]);
  });

  it('are long enough to say something and short enough to be read at once', () => {
    const words = articles.map(({ markdown }) => markdown.split(/\s+/).length);
    expect(Math.min(...words)).toBeGreaterThan(50);
    expect(Math.max(...words)).toBeLessThan(220);
  });

  it('link only to each other', () => {
    for (const { markdown } of articles)
      for (const [, target = ''] of markdown.matchAll(/\]\(([^)]*)\)/g))
        expect(HELP_IDS.map((id) => `#${id}`)).toContain(target);
  });

  it('answer the first questions in one sentence', () => {
    const sentences = articles.flatMap(({ markdown }) => markdown.split(/(?<=\.)\s+/));
    for (const start of ['To add an API key, ', 'To summarise the page you are on, ', 'To ask a question, '])
      expect(sentences.filter((sentence) => sentence.startsWith(start))).toHaveLength(1);
  });

  it('name the controls as the screens name them', async () => {
    const text = articles.map(({ markdown }) => markdown).join('\n');
    for (const name of [
      'Where to look',
      'This device',
      'Hosted service',
      'Forget key',
      'Summarise this page',
    ])
      expect(text).toContain(`“${name}”`);
  });
});

describe('parseHelp', () => {
  it('parts the title from the text', () => {
    expect(parseHelp('what-it-costs', '# What it costs\n\nNothing.\n')).toEqual({
      id: 'what-it-costs',
      title: 'What it costs',
      markdown: 'Nothing.',
      url: 'sidelight://help/what-it-costs',
    });
  });

  it('refuses a file without a title', () => {
    expect(() => parseHelp('what-it-costs', 'Nothing.')).toThrow(SyntaxError);
    expect(() => parseHelp('what-it-costs', '')).toThrow(SyntaxError);
  });
});

describe('helpIdOf', () => {
  it('finds the article that an answer cites, and only such addresses', () => {
    expect(helpIdOf('sidelight://help/add-an-api-key')).toBe('add-an-api-key');
    expect(helpIdOf('sidelight://help/nothing')).toBeUndefined();
    expect(helpIdOf('https://example.com/add-an-api-key')).toBeUndefined();
  });
});

describe('helpPage', () => {
  it('is a whole page of the library that came as help', () => {
    const article = parseHelp('give-feedback', '# Give feedback\n\nChoose one.');
    expect(helpPage(article, 5)).toMatchObject({
      url: 'sidelight://help/give-feedback',
      requestedUrl: 'sidelight://help/give-feedback',
      title: 'Give feedback',
      markdown: 'Choose one.',
      origin: 'help',
      readAt: 5,
      coverage: 1,
    });
    expect(helpPath('give-feedback')).toBe('/help/en/give-feedback.md');
  });
});
