// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SchemaChoice } from '#components/structured/schema-choice.tsx';
import { readRecipes } from '#lib/browser/recipes.ts';
import { findFaults } from '#lib/requests/find-faults.ts';
import type { JsonSchema } from '#lib/structured/draft-to-schema.ts';
import { faults } from '#tests/unit/components/axe.ts';

afterEach(cleanup);

const chosen = vi.fn<(schema: JsonSchema | undefined) => void>();
const schemaNow = () => chosen.mock.lastCall?.[0];

function Choice() {
  const [value, setValue] = useState<JsonSchema>();
  const wrong = value && findFaults('answer', { structured_output: value }).structured_output;
  return (
    <SchemaChoice
      label="Answer as data"
      help="Help"
      fault={wrong && 'wrong'}
      schema={value}
      onChange={(schema) => {
        chosen(schema);
        setValue(schema);
      }}
    />
  );
}

const choose = (option: string) => userEvent.selectOptions(screen.getByLabelText('Answer as data'), option);

test('A schema is built without writing JSON', async () => {
  const { container } = render(<Choice />);
  await choose('With fields of my own');
  await userEvent.click(screen.getByLabelText('Many of them, as rows of a table'));
  await userEvent.type(screen.getByLabelText('Name'), 'title');
  await userEvent.type(screen.getByLabelText('What it means (optional)'), 'Of the book');
  await userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
  const [, second] = screen.getAllByRole('listitem');
  if (!second) throw new Error('There is no second field.');
  await userEvent.type(within(second).getByLabelText('Name'), 'genre');
  await userEvent.selectOptions(within(second).getByLabelText('Type'), 'One of…');
  fireEvent.change(within(second).getByLabelText('Choices'), { target: { value: 'novel, poem ,novel,' } });
  await userEvent.click(within(second).getByLabelText('Required'));
  await userEvent.click(within(second).getByLabelText('Several values'));
  expect(schemaNow()).toEqual({
    type: 'object',
    properties: {
      title: { type: 'string', description: 'Of the book' },
      genre: { type: 'array', items: { type: 'string', enum: ['novel', 'poem'] } },
    },
    required: ['title'],
  });
  expect(await faults(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Move genre up' }));
  expect(Object.keys((schemaNow() as { properties: object } | undefined)?.properties ?? {})).toEqual([
    'genre',
    'title',
  ]);
});

test('Groups hold fields of their own', async () => {
  render(<Choice />);
  await choose('With fields of my own');
  await userEvent.type(screen.getByLabelText('Name'), 'author');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Group of fields');
  const [, inner] = screen.getAllByLabelText('Name');
  if (inner) await userEvent.type(inner, 'born');
  expect(schemaNow()).toMatchObject({
    properties: {
      items: {
        items: { properties: { author: { type: 'object', properties: { born: { type: 'string' } } } } },
      },
    },
  });
});

test('A field without a name keeps it from being sent, and two of one name are told', async () => {
  render(<Choice />);
  await choose('With fields of my own');
  expect(screen.getByLabelText('Answer as data').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText('Name'), 'a');
  expect(screen.getByLabelText('Answer as data').getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
  const [, second] = screen.getAllByLabelText('Name');
  if (second) await userEvent.type(second, 'a');
  expect(screen.getAllByText('Another field has this name.')).toHaveLength(2);
});

test('A pasted schema is checked while it is written', async () => {
  const { container } = render(<Choice />);
  await choose('With a JSON schema');
  const field = screen.getByLabelText('JSON schema');
  fireEvent.change(field, { target: { value: '{"type":"object"' } });
  expect(screen.getByText(/^This is not JSON/)).toBeDefined();
  fireEvent.change(field, { target: { value: '{"type":"object","properties":{"a":{"type":"text"}}}' } });
  expect(screen.getByText('properties.a: “text” is no type.')).toBeDefined();
  expect(schemaNow()).toEqual({});
  fireEvent.change(field, { target: { value: '{"type":"object","properties":{"a":{"type":"string"}}}' } });
  expect(schemaNow()).toEqual({ type: 'object', properties: { a: { type: 'string' } } });
  expect(await faults(container)).toEqual([]);
});

test('A schema is kept under a name, used again and deleted', async () => {
  render(<Choice />);
  await choose('People and roles');
  await userEvent.type(screen.getByLabelText('Keep as a recipe called'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await screen.findByRole('button', { name: 'Delete the recipe Mine' });
  const kept = schemaNow();
  expect(await readRecipes()).toMatchObject([{ name: 'Mine', schema: kept }]);
  await choose('As text');
  expect(schemaNow()).toBeUndefined();
  await choose('Mine');
  expect(schemaNow()).toEqual(kept);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the recipe Mine' }));
  await screen.findByText('As text');
  expect(await readRecipes()).toEqual([]);
});
