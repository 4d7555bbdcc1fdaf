// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pieceText, rangeIn } from '#components/reader/find/piece-text.ts';
import { numberOf, placeAfter, placeFrom, searchPieces } from '#components/reader/find/search-pieces.ts';
import type { Found } from '#components/reader/find/search-pieces.ts';

function boxOf(...pieces: string[]): HTMLElement {
  const box = document.createElement('div');
  for (const piece of pieces) box.append(pieceOf(piece));
  return box;
}

function pieceOf(html: string): HTMLElement {
  const piece = document.createElement('div');
  piece.innerHTML = html;
  return piece;
}

async function search(box: Element, count: number, words: string): Promise<Found> {
  const reports: Found[] = [];
  await searchPieces(
    box.children,
    count,
    words,
    (found) => reports.push(found),
    new AbortController().signal,
  );
  const last = reports.at(-1);
  if (!last) throw new Error('Nothing was reported.');
  return last;
}

test('Words are found across the marks in a paragraph, not across paragraphs, and not on buttons', async () => {
  const box = boxOf('<p>the <b>high</b> tide</p><p>falls</p><button>high tide</button>');
  expect(await search(box, 1, 'High tide')).toMatchObject({ starts: [[4]], total: 1, done: true });
  expect(await search(box, 1, 'tidefalls')).toMatchObject({ total: 0 });
});

test('A piece that is not drawn to its end is searched when it is', async () => {
  const box = boxOf('<div data-growing=""><p>ebb</p></div>');
  const found = search(box, 1, 'flood');
  const [growing] = box.querySelectorAll('[data-growing]');
  growing?.append('flood');
  growing?.removeAttribute('data-growing');
  expect(await found).toMatchObject({ total: 1, done: true });
});

test('A find is the range of its words', () => {
  const piece = pieceOf('<p>the <b>high</b> tide</p>');
  expect(String(rangeIn(pieceText(piece), 4, 9))).toBe('high tide');
});

test('Pieces that are drawn later are waited for', async () => {
  const box = boxOf('<p>tide</p>');
  const searching = search(box, 2, 'tide');
  box.append(pieceOf('<p>tide and tide</p>'));
  expect(await searching).toMatchObject({ starts: [[0], [0, 9]], total: 3, done: true });
});

test('The finds are gone through from where one is, around both ends, and numbered', async () => {
  const found = await search(boxOf('<p>a</p>', '<p>b a a</p>', '<p>b</p>', '<p>a</p>'), 4, 'a');
  expect(placeFrom(found, 1, 3)).toEqual({ piece: 1, index: 1 });
  expect(placeFrom(found, 2, 0)).toEqual({ piece: 3, index: 0 });
  const last = { piece: 3, index: 0 };
  expect(numberOf(found, last)).toBe(4);
  expect(placeAfter(found, last, 1)).toEqual({ piece: 0, index: 0 });
  expect(placeAfter(found, { piece: 0, index: 0 }, -1)).toEqual(last);
  expect(placeAfter(found, { piece: 3, index: 0 }, -1)).toEqual({ piece: 1, index: 1 });
});

test('After the last find from the middle on comes the first of all', async () => {
  const found = await search(boxOf('<p>a</p>', '<p>b</p>'), 2, 'a');
  expect(placeFrom(found, 1, 0)).toEqual({ piece: 0, index: 0 });
  expect(placeFrom(await search(boxOf('<p>b</p>'), 1, 'a'), 0, 0)).toBeUndefined();
});
