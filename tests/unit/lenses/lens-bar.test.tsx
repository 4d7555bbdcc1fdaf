// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LensBar } from '#components/lenses/lens-bar.tsx';
import { changeAsking, readAsking, resetAsking } from '#components/request-form/asking.ts';
import { readLenses } from '#lib/browser/lens-store.ts';
import { faults } from '#tests/unit/components/axe.ts';

beforeEach(resetAsking);
afterEach(cleanup);

async function draw() {
  const { container } = render(<LensBar />);
  const details = await waitFor(() => {
    const found = container.querySelector('details');
    if (!found) throw new Error('Not there yet.');
    return found;
  });
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByRole('list', { name: 'My lenses' });
  return container;
}

const names = () =>
  within(screen.getByRole('list', { name: 'My lenses' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);

test('A few good ones come with it; choosing one sets mode and options', async () => {
  const container = await draw();
  expect(names()).toEqual(['Papers', 'This week', 'Quick answer', 'Past year']);
  expect(await faults(container)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Lens'), 'Papers');
  expect(readAsking()).toMatchObject({
    operation: 'deepsearch',
    options: { search_type: 'proprietary', max_num_results: 20 },
    lensId: 'papers',
  });
  await userEvent.selectOptions(screen.getByLabelText('Lens'), 'No lens');
  expect(readAsking().options).toBeUndefined();
});

test('What is set is kept under a name, and the same name replaces it', async () => {
  await draw();
  const name = screen.getByLabelText('Keep what is set as');
  await userEvent.type(name, 'Mine');
  expect(screen.getByText('Set something first.')).toBeDefined();
  changeAsking({ options: { country_code: 'DE' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep lens' }));
  await screen.findByText('The lens Mine is kept.');
  expect((await readLenses()).at(-1)).toMatchObject({
    name: 'Mine',
    operation: 'answer',
    options: { country_code: 'DE' },
  });
  changeAsking({ options: { country_code: 'DEU' } });
  await userEvent.type(name, 'Mine');
  expect(await screen.findByText('Something above is not yet right.')).toBeDefined();
  changeAsking({ options: { country_code: 'FR' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Replace lens' }));
  await waitFor(async () => expect((await readLenses()).at(-1)?.options).toEqual({ country_code: 'FR' }));
  expect(await readLenses()).toHaveLength(5);
});

test('Lenses are put in order and deleted, also the last one', async () => {
  await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Move Papers down' }));
  await waitFor(() => expect(names()).toEqual(['This week', 'Papers', 'Quick answer', 'Past year']));
  for (const name of ['Papers', 'This week', 'Quick answer', 'Past year']) {
    // oxlint-disable-next-line no-await-in-loop -- one click after another
    await userEvent.click(screen.getByRole('button', { name: `Delete the lens ${name}` }));
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(screen.queryByRole('button', { name: `Delete the lens ${name}` })).toBeNull());
  }
  expect(await readLenses()).toEqual([]);
});

test('Lenses are brought in from a file, and a file that is none is told', async () => {
  const container = await draw();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file field.');
  const lens = { id: 'papers', name: 'Given', operation: 'answer', options: { fast_mode: true } };
  const file = JSON.stringify({ sidelight: 'lenses', version: 1, lenses: [lens, {}] });
  fireEvent.change(input, { target: { files: [new File([file], 'l.json')] } });
  await screen.findByText('Lenses brought in: 1. Left out: 1.');
  await waitFor(() => expect(names()).toEqual(['Papers', 'This week', 'Quick answer', 'Past year', 'Given']));
  fireEvent.change(input, { target: { files: [new File(['<html>'], 'x.json')] } });
  await screen.findByText('There is no lens in this file.');
});
