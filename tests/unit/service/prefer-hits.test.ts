import { describe, expect, it } from 'vitest';
import { preferHits } from '#lib/service/operations/results/prefer-hits.ts';
import type { LibraryHit, Page } from '#lib/service/types.ts';
import { samplePage } from '../library/sample-page.ts';

const hit = (url: string, score: number, more: Partial<Page> = {}): LibraryHit => ({
  page: samplePage(url, url, 'Text.', more),
  score,
  passages: [],
});
const first = (hits: LibraryHit[], category?: string, country?: string) =>
  preferHits(hits, { category, country })[0]?.page.url;

describe('a category', () => {
  const plain = hit('https://a.example/x', 0.8);

  it.each([
    ['its section', { data: [{ '@type': 'NewsArticle', articleSection: 'Science & Health' }] }, 'science'],
    ['its keywords', { data: [{ '@graph': [{ keywords: 'physics, quarks' }] }] }, 'Physics'],
    ['what it is about', { data: [{ about: [{ name: 'Company news' }] }] }, 'company news'],
    ['its kind', { data: [{ '@type': 'ScholarlyArticle' }] }, 'scholarly articles'],
  ])('brings a page forward that is about as good and names it as %s', (_, more, category) => {
    const named = hit('https://b.example/y', 0.78, more);
    expect(first([plain, named], category)).toBe(named.page.url);
    expect(first([plain, named], 'gardening')).toBe(plain.page.url);
  });

  it('is read from the folders of an address, not from the name of the page', () => {
    expect(first([plain, hit('https://b.example/sport/x', 0.78)], 'sports')).toBe(
      'https://b.example/sport/x',
    );
    expect(first([plain, hit('https://b.example/sport', 0.78)], 'sport')).toBe(plain.page.url);
  });

  it('does not bring forward what is much worse, and leaves nothing out', () => {
    const worse = hit('https://b.example/sport/x', 0.6);
    expect(preferHits([plain, worse], { category: 'sport', country: undefined })).toEqual([plain, worse]);
  });
});

describe('a country', () => {
  it('brings forward the pages of its domain, and those in its form of a language', () => {
    const plain = hit('https://a.example/x', 0.8);
    expect(first([plain, hit('https://b.de/', 0.78)], undefined, 'DE')).toBe('https://b.de/');
    expect(first([plain, hit('https://b.co.uk/', 0.78)], undefined, 'gb')).toBe('https://b.co.uk/');
    expect(first([plain, hit('https://b.example/', 0.78, { language: 'pt-BR' })], undefined, 'BR')).toBe(
      'https://b.example/',
    );
    expect(first([plain, hit('https://b.design/', 0.78)], undefined, 'DE')).toBe(plain.page.url);
  });
});
