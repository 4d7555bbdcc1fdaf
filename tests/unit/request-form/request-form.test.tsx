// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { AskSection } from '#components/ask/ask-section.tsx';
import { useDesk } from '#components/ask/use-desk.ts';
import { resetAsking } from '#components/request-form/asking.ts';
import { changeSettings, readSettings } from '#lib/browser/settings.ts';
import { faults } from '#tests/unit/components/axe.ts';
import { webPage } from '#tests/unit/components/samples.ts';
import { hearMessages } from '#tests/unit/components/sent-messages.ts';

beforeEach(() => {
  resetAsking();
  Object.assign(fakeBrowser.windows, { getCurrent: () => Promise.resolve({ id: 1 }) });
});
afterEach(cleanup);

function Desk() {
  return <AskSection desk={useDesk()} />;
}

/** The ask box with its form open. */
async function openForm(mode: 'Answer' | 'Search' = 'Answer') {
  const sent = hearMessages({ 'page/look': webPage() });
  const { container } = render(<Desk />);
  await waitFor(() => expect(sent).toContainEqual({ type: 'page/look', body: { windowId: 1 } }));
  await userEvent.click(screen.getByRole('radio', { name: mode }));
  const details = container.querySelector('details');
  if (!details) throw new Error('There is no form.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByLabelText('Published');
  const requests = () =>
    sent
      .filter(({ type }) => type === 'call/start')
      .map(({ body }) => body as { operation: string; request: object });
  return { container, requests };
}

const field = (name: string) => screen.findByLabelText(name);
const choose = async (name: string, option: string) => userEvent.selectOptions(await field(name), option);
const type = async (name: string, words: string) => userEvent.type(await field(name), words);

async function ask(button: 'Ask' | 'Search') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Ask a question' }), 'Why?');
  await userEvent.click(screen.getByRole('button', { name: button }));
}

const said = () =>
  within(screen.getByRole('list', { name: 'What is set' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the form', () => {
  test('sends nothing that was not set', async () => {
    const { requests } = await openForm();
    await ask('Ask');
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(requests()[0]).toMatchObject({ operation: 'answer' });
    expect(requests()[0]?.request).toEqual({ query: 'Why?' });
  });

  test('sends every field of an answer as it was set', async () => {
    const { container, requests } = await openForm();
    await choose('Kind of sources', 'Papers and data');
    await choose('Published', 'Between two days…');
    fireEvent.change(await field('From'), { target: { value: '2026-01-01' } });
    fireEvent.change(await field('Until'), { target: { value: '2026-02-01' } });
    await type('Only these sources', 'https://example.org/docs{Enter}');
    await type('Not these sources', 'wikipedia.org{Enter}');
    await type('Country', 'Germany');
    await userEvent.click(await field('Quick and short'));
    await type('Highest price of the search', '2,5');
    await type('Instructions for the answer', 'Be short.');
    await choose('Answer as data', 'Timeline');
    expect(await faults(container)).toEqual([]);
    await ask('Ask');
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(requests()[0]?.request).toEqual({
      query: 'Why?',
      search_type: 'proprietary',
      start_date: '2026-01-01',
      end_date: '2026-02-01',
      included_sources: ['https://example.org/docs'],
      excluded_sources: ['wikipedia.org'],
      country_code: 'DE',
      fast_mode: true,
      data_max_price: 2.5,
      system_instructions: 'Be short.',
      structured_output: {
        type: 'object',
        required: ['items'],
        properties: {
          items: {
            type: 'array',
            items: {
              type: 'object',
              required: ['date', 'event'],
              properties: {
                date: { type: 'string', format: 'date' },
                event: { type: 'string' },
                place: { type: 'string' },
              },
            },
          },
        },
      },
    });
  }, 60_000);

  test('sends every field of a search as it was set', async () => {
    const { container, requests } = await openForm('Search');
    await choose('Published', 'Past year');
    await type('Subject', 'physics');
    await type('Number of results', '7');
    await type('Relevance', '0');
    await choose('Length of each result', 'A number of characters…');
    await userEvent.clear(await field('Characters'));
    await type('Characters', '1500');
    await type('Highest price of the search', '0');
    await userEvent.click(await field('Mark as a program’s call'));
    expect(await faults(container)).toEqual([]);
    await ask('Search');
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(requests()[0]).toMatchObject({ operation: 'deepsearch' });
    expect(requests()[0]?.request).toEqual({
      query: 'Why?',
      start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      category: 'physics',
      max_num_results: 7,
      relevance_threshold: 0,
      response_length: 1500,
      max_price: 0,
      is_tool_call: true,
    });
  }, 60_000);

  test('keeps what the two have in common when the choice between them changes', async () => {
    const { requests } = await openForm();
    await choose('Published', 'Past week');
    await userEvent.click(await field('Quick and short'));
    await userEvent.click(screen.getByRole('radio', { name: 'Search' }));
    await waitFor(() => expect(said()).toEqual(['past week']));
    await ask('Search');
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(Object.keys(requests()[0]?.request ?? {})).toEqual(['query', 'start_date']);
  });

  test.each([
    ['Highest price of the search', '-1', 'The price must be a number of dollars, 0 or more.'],
    ['Highest price of the search', 'cheap', 'The price must be a number of dollars, 0 or more.'],
    ['Country', 'Deu', 'This is no country.'],
  ])('does not send %s %j, and says why at the field and above', async (name, wrong, why) => {
    const { container, requests } = await openForm();
    await type(name, wrong);
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
    await ask('Ask');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(`${name}: ${why}`),
      ),
    );
    expect(requests()).toEqual([]);
    expect(await faults(container)).toEqual([]);
  });

  test('says that dates are reversed', async () => {
    await openForm();
    await choose('Published', 'Between two days…');
    fireEvent.change(await field('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(await field('Until'), { target: { value: '2026-02-01' } });
    expect(screen.getByText('The last day is before the first.')).toBeDefined();
  });

  test('counts instructions and refuses 2,001 characters', async () => {
    const { requests } = await openForm();
    fireEvent.change(await field('Instructions for the answer'), { target: { value: 'x'.repeat(2001) } });
    expect(screen.getByText('2,001 of 2,000')).toBeDefined();
    await ask('Ask');
    await screen.findByText(/may have at most 2,000 characters/, { selector: 'bdi' });
    expect(requests()).toEqual([]);
  });

  test('cuts a pasted giant and says so', async () => {
    await openForm();
    const instructions = await field('Instructions for the answer');
    fireEvent.change(instructions, { target: { value: 'x'.repeat(1_000_000) } });
    expect(screen.getByText('What was pasted is cut to 2,500 characters.')).toBeDefined();
    expect(instructions).toHaveProperty('value', 'x'.repeat(2500));
  });
});

describe('sources', () => {
  test('are taken many at once, and what is none is named and stays', async () => {
    await openForm();
    (await field('Only these sources')).focus();
    await userEvent.paste('a.org, b.org/docs ftp://c.org\nprovider/papers');
    await waitFor(() => expect(said()).toEqual(['only a.org', 'only b.org/docs', 'only provider/papers']));
    expect(await screen.findByText('Not an address, site or dataset: ftp://c.org')).toBeDefined();
    expect(await field('Only these sources')).toHaveProperty('value', 'ftp://c.org');
    await userEvent.click(screen.getByRole('button', { name: 'Remove b.org/docs' }));
    await waitFor(() => expect(said()).toEqual(['only a.org', 'only provider/papers']));
  });

  test('join those that the scope stands for', async () => {
    const { requests } = await openForm();
    await type('Only these sources', 'a.org');
    await userEvent.click(screen.getByRole('radio', { name: 'This site' }));
    await ask('Ask');
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(requests()[0]?.request).toEqual({ query: 'Why?', included_sources: ['docs.example', 'a.org'] });
  });
});

describe('the line of what is set', () => {
  test('says it in words, and each part goes away at a click', async () => {
    const { container } = await openForm();
    await choose('Kind of sources', 'Papers and data');
    await choose('Published', 'Past year');
    await type('Not these sources', 'wikipedia.org{Enter}');
    await waitFor(() => expect(said()).toEqual(['papers and data', 'past year', 'not wikipedia.org']));
    expect(await faults(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: past year' }));
    await waitFor(() => expect(said()).toEqual(['papers and data', 'not wikipedia.org']));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('list', { name: 'What is set' })).toBeNull();
  });
});

describe('defaults', () => {
  test('are kept per operation and hold until something else is set', async () => {
    await openForm();
    await choose('Published', 'Past month');
    await userEvent.click(screen.getByRole('button', { name: 'Use for every answer' }));
    await screen.findByText(/^Kept:/);
    expect((await readSettings()).defaults).toEqual({ answer: { period: 'month' }, deepsearch: {} });
    await userEvent.click(screen.getByRole('radio', { name: 'Search' }));
    expect(screen.queryByRole('list', { name: 'What is set' })).toBeNull();
  });

  test('of the settings are what a question is asked with', async () => {
    await changeSettings({ defaults: { answer: {}, deepsearch: { max_num_results: 3 } } });
    const { requests } = await openForm('Search');
    await waitFor(() => expect(said()).toEqual(['up to 3 results']));
    await ask('Search');
    await waitFor(() => expect(requests()[0]?.request).toEqual({ query: 'Why?', max_num_results: 3 }));
  });
});
