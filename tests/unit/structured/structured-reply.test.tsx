// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { StructuredReply } from '#components/structured/structured-reply.tsx';
import type { Json } from '#lib/contract/shared.ts';
import { RECIPES } from '#lib/structured/recipe.ts';
import { faults } from '#tests/unit/components/axe.ts';

afterEach(cleanup);

const SCHEMA = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, price: { type: 'number' }, pattern: { type: 'string' } },
        required: ['name', 'price'],
      },
    },
  },
  required: ['items'],
};

const draw = (contents: Json, schema: Record<string, unknown> | undefined = SCHEMA) =>
  render(<StructuredReply question="Which?" schema={schema} contents={contents} />).container;

const column = (index: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[index]?.textContent);

const ITEMS = [
  { name: 'Beta', price: 10 },
  { name: 'alpha', price: 9 },
  { name: 'Gamma', price: 100 },
];

describe('data', () => {
  test('that is a list of things is a table, sorted at a click', async () => {
    const container = draw({ items: ITEMS });
    expect(column(0)).toEqual(['Beta', 'alpha', 'Gamma']);
    await userEvent.click(screen.getByRole('button', { name: 'price' }));
    expect(column(1)).toEqual(['9', '10', '100']);
    expect(screen.getByRole('columnheader', { name: /price/ }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: /price/ }));
    expect(column(1)).toEqual(['100', '10', '9']);
    await userEvent.click(screen.getByRole('button', { name: /price/ }));
    expect(column(0)).toEqual(['Beta', 'alpha', 'Gamma']);
    await userEvent.click(screen.getByRole('button', { name: 'name' }));
    expect(column(0)).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await faults(container)).toEqual([]);
  });

  test('that came as a JSON text is data', () => {
    draw(JSON.stringify({ items: ITEMS }));
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  test('that does not fit the schema is marked where it does not', async () => {
    const container = draw({
      items: [
        { name: 'A', price: '9' },
        { name: 4, price: 1 },
        { price: 2, pattern: 'x' },
      ],
    });
    expect(screen.getByText('Places that are not as asked for: 3')).toBeDefined();
    for (const words of ['Should be: number', 'Should be: string', 'Missing: name'])
      expect(screen.getByText(words)).toBeDefined();
    const why = [...container.querySelectorAll('td, tr')].filter(({ className }) =>
      className.includes('misfit'),
    );
    expect(why.map(({ tagName }) => tagName).toSorted()).toEqual(['TD', 'TD', 'TR']);
    expect(await faults(container)).toEqual([]);
  });

  test('of another shape is a tree', async () => {
    const container = draw({ place: { name: 'Sea', depth: null }, tags: ['a', 'b'] }, { type: 'object' });
    expect(container.querySelector('table')).toBeNull();
    expect(container.textContent).toContain('name: Sea');
    expect(await faults(container)).toEqual([]);
  });

  test('of a hostile shape harms nothing', () => {
    const deep = Array.from({ length: 3000 }).reduce<Json>((inner) => ({ a: inner }), 1);
    expect(() => draw(deep, undefined)).not.toThrow();
    draw(JSON.parse('{"__proto__": {"x": 1}, "items": [{"__proto__": 1, "a": "<img src=x>"}]}'), undefined);
    expect(document.querySelector('img')).toBeNull();
  });

  test('that is none stays text', () => {
    const container = draw('Sorry, **no**.');
    expect(container.textContent).toContain('Data was asked for, and this is no data.');
    expect(container.querySelector('strong')?.textContent).toBe('no');
  });

  test('by the thousand rows is drawn piece by piece', () => {
    draw({ items: Array.from({ length: 1000 }, (_, index) => ({ name: `N${index}`, price: index })) });
    expect(screen.getAllByRole('row')).toHaveLength(201);
    fireEvent.click(screen.getByRole('button', { name: /Show more/ }));
    expect(screen.getAllByRole('row')).toHaveLength(401);
  });
});

test('A schema whose pattern could run for hours is checked at once', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } } };
  const begun = performance.now();
  draw({ a: `${'a'.repeat(60)}!` }, schema);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('Every recipe is a schema that a reply can fit', () => {
  for (const { schema } of RECIPES) draw({ items: [] }, schema);
  expect(screen.queryByText(/Not as asked/)).toBeNull();
});
