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

function Choice() {
  const [scope, setScope] = useState<Scope>('section');
  return <ScopeChoice page={webPage()} service="hosted" scope={scope} onChange={setScope} />;
}

test('What a scope stands for becomes a source that can be changed', async () => {
  const { container } = render(<Choice />);
  expect(await faults(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Change docs.example/guide' }));
  expect(readAsking().options).toEqual({ included_sources: ['docs.example/guide'] });
  expect(screen.getByRole('radio', { name: 'Web' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
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
