// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ScopeChoice } from '#components/ask/scope-choice.tsx';
import { readAsking, resetAsking } from '#components/request-form/asking.ts';
import { SourcesField } from '#components/request-form/sources-field.tsx';
import type { Scope } from '#lib/calls/call.ts';
import { faults } from '#tests/unit/components/axe.ts';
import { webPage } from '#tests/unit/components/samples.ts';

beforeEach(resetAsking);
afterEach(cleanup);

function Choice({ first }: { first: Scope }) {
  const [scope, setScope] = useState<Scope>(first);
  return <ScopeChoice page={webPage()} service="hosted" scope={scope} onChange={setScope} />;
}

const edit = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Change/ }));
  return screen.findByRole('textbox', { name: 'Look only in' });
};
const chosen = (name: string) => screen.getByRole('radio', { name }).matches(':checked');

test.each([
  ['web', ''],
  ['site', 'docs.example'],
  ['section', 'docs.example/guide'],
  ['page', 'https://docs.example/guide/start'],
] as const)('What "%s" stands for can be changed into sources', async (scope, source) => {
  const { container } = render(<Choice first={scope} />);
  expect(await faults(container)).toEqual([]);
  const field = await edit();
  expect(field).toHaveProperty('value', source);
  expect(document.activeElement).toBe(field);
  expect(await faults(container)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'other.example/a papers{Enter}');
  expect(readAsking().options).toEqual({ included_sources: ['other.example/a', 'papers'] });
  expect(chosen('Web')).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change where to look' }));
});

test.each(['{Escape}', '{Enter}'])('With %s at once the scope stays as it is', async (key) => {
  render(<Choice first="section" />);
  await userEvent.type(await edit(), key);
  expect(readAsking().options).toBeUndefined();
  expect(chosen('This section')).toBe(true);
});

test('What is no source is named, and nothing is changed', async () => {
  const { container } = render(<Choice first="site" />);
  await userEvent.type(await edit(), ' ftp://x.example{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('ftp://x.example');
  expect(readAsking().options).toBeUndefined();
  expect(await faults(container)).toEqual([]);
});

test('An emptied line looks across the web', async () => {
  render(<Choice first="site" />);
  const field = await edit();
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(chosen('Web')).toBe(true);
  expect(readAsking().options).toBeUndefined();
});

function Sources() {
  const [value, setValue] = useState<unknown>(['docs.example/guide']);
  return (
    <SourcesField
      name="included_sources"
      label="Only"
      help="Help"
      fault={undefined}
      value={value}
      onChange={setValue}
    />
  );
}

test('A source goes back into its field to be changed', async () => {
  const { container } = render(<Sources />);
  await userEvent.click(screen.getByRole('button', { name: 'docs.example/guide: change' }));
  const field = screen.getByLabelText('Only');
  expect(field).toHaveProperty('value', 'docs.example/guide');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '/start{Enter}');
  expect(screen.getByRole('button', { name: 'docs.example/guide/start: change' })).toBeDefined();
  expect(await faults(container)).toEqual([]);
});
