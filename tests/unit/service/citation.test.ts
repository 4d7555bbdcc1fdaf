import { expect, it } from 'vitest';
import { citationOf } from '#lib/service/operations/results/citation.ts';
import { samplePage } from '#tests/service/sample-pages.ts';

const page = samplePage({ url: 'https://a.example/x', title: 'On ice', markdown: '' });

it('cites what a page says of its making', () => {
  const full = {
    ...page,
    authors: ['A. Writer', 'B. Writer'],
    published: '2021-04-05',
    siteName: 'Ice Letters',
    doi: '10.1/x',
  };
  expect(citationOf(full)).toBe('A. Writer, B. Writer (2021). On ice. Ice Letters. https://doi.org/10.1/x');
  expect(citationOf({ ...page, authors: ['A. Writer'] })).toBe('A. Writer. On ice. https://a.example/x');
});

it('cites no page that names neither author nor DOI', () => {
  expect(citationOf(page)).toBe('');
});
