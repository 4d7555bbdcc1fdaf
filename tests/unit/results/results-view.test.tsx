// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAsking, resetAsking } from '#components/request-form/asking.ts';
import { ResultsView } from '#components/results/results-view.tsx';
import type { Call } from '#lib/calls/call.ts';
import { deepsearchReplySchema } from '#lib/contract/deepsearch.ts';
import { faults } from '#tests/unit/components/axe.ts';
import { deepsearchCall } from '#tests/unit/components/samples.ts';
import { hearMessages } from '#tests/unit/components/sent-messages.ts';

type SearchCall = Extract<Call, { operation: 'deepsearch' }>;

beforeEach(resetAsking);
afterEach(cleanup);

const PAPER = {
  id: 'https://journal.example/tides',
  title: 'Tides of the shelf seas',
  url: 'https://journal.example/tides?utm_source=x',
  content: `${'Nothing to the point here. '.repeat(40)}The moon raises the tide twice a day. ${'And so on. '.repeat(40)}`,
  source: 'papers',
  length: 12_000,
  publication_date: '2019-04-05',
  doi: '10.1000/182',
  citation: 'Doe 2019',
  citation_count: 321,
  authors: ['Doe, Jane', 'Roe, Richard', 'Poe, E.', 'Low, L.', 'Bow, B.'],
  references: 'Seventy of them',
  price: 0.002,
  data_type: 'unstructured',
  source_type: 'paper',
  image_url: 'https://journal.example/p.png',
};
const PAGE = {
  title: 'Sailing',
  url: 'https://boats.example/tide',
  content: 'Sail with the tide.',
  source: 'web',
  publication_date: '2024-01-01',
};

function draw(reply: object, request: Partial<SearchCall['request']> = {}) {
  const sent = hearMessages();
  const call = { ...deepsearchCall('moon tides'), request: { query: 'moon tide', ...request } } as SearchCall;
  const { container } = render(
    <ResultsView call={call} reply={deepsearchReplySchema.parse({ success: true, ...reply })} windowId={1} />,
  );
  const starts = () => sent.filter(({ type }) => type === 'call/start').map(({ body }) => body);
  return { container, starts };
}

const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('results', () => {
  test('show the passage that answers, its words marked, and every field of the interface', async () => {
    const { container } = draw({ results: [PAPER] });
    const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['moon', 'tide']);
    const link = screen.getByRole('link', { name: PAPER.title });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/journal\.example\/tides#:~:text=/);
    for (const details of container.querySelectorAll('details')) {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    }
    await screen.findByText('Seventy of them');
    const { textContent: words } = container;
    for (const part of [
      'journal.example',
      'Apr 5, 2019',
      'papers',
      '12,000',
      '$0.002',
      'DOI 10.1000/182',
      'Cited 321',
    ])
      expect(words).toContain(part);
    for (const part of [
      'Doe, Jane',
      'and 1 more',
      'Doe 2019',
      'unstructured',
      'paper',
      '/p.png',
      'And so on.',
    ])
      expect(words).toContain(part);
    expect(screen.getByRole('link', { name: 'DOI 10.1000/182' }).getAttribute('href')).toBe(
      'https://doi.org/10.1000/182',
    );
    expect(container.querySelector('img')).toBeNull();
    expect(await faults(container)).toEqual([]);
  });

  test('leave no holes where fields are missing', async () => {
    const { container } = draw({ results: [{}, { title: 'Only a title' }, { content: { a: 1 } }] });
    expect(titles()).toEqual(['Untitled', 'Only a title', 'Untitled']);
    expect(container.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
    expect(await faults(container)).toEqual([]);
  });

  test('are sorted by date and citations, and filtered by source', async () => {
    draw({ results: [PAGE, PAPER, { ...PAGE, title: 'Undated', publication_date: undefined }] });
    const order = screen.getByLabelText('Sorted by');
    await userEvent.selectOptions(order, 'Date, newest first');
    expect(titles()).toEqual(['Sailing', PAPER.title, 'Undated']);
    await userEvent.selectOptions(order, 'citations');
    expect(titles()).toEqual([PAPER.title, 'Sailing', 'Undated']);
    await userEvent.selectOptions(order, 'source');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'papers',
      'web',
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Shown'), 'web (2)');
    expect(titles()).toEqual(['Sailing', 'Undated']);
  });

  test('are spoken of as one when there is one', () => {
    draw({ results: [{ ...PAPER, citation_count: 1 }] });
    expect(screen.getByRole('button', { name: 'Answer from this result' })).toBeDefined();
    expect(screen.getByText('Cited once')).toBeDefined();
  });

  test('are what the next answer is made from: the picked ones, or all', async () => {
    const { starts } = draw({ results: [PAGE, PAPER] });
    await userEvent.click(screen.getByRole('button', { name: 'Answer from these 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: `Pick ${PAPER.title}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Answer from the one picked' }));
    expect(starts()).toMatchObject([
      {
        operation: 'answer',
        request: { query: 'moon tide', included_sources: [PAGE.url, PAPER.id] },
        windowId: 1,
      },
      { operation: 'answer', request: { query: 'moon tide', included_sources: [PAPER.id] } },
    ]);
  });

  test('are read as a whole at a click, and say where to look next', async () => {
    const { starts } = draw({ results: [PAPER] });
    await userEvent.click(screen.getByRole('button', { name: `Read ${PAPER.title}` }));
    expect(starts()).toMatchObject([{ operation: 'contents', request: { urls: [PAPER.id] } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Not from here: journal.example' }));
    await userEvent.click(screen.getByRole('button', { name: 'Only this site: journal.example' }));
    expect(readAsking().options).toEqual({ included_sources: ['journal.example'], excluded_sources: [] });
  });

  test('by the thousand are drawn piece by piece', async () => {
    draw({ results: Array.from({ length: 2000 }, (_, index) => ({ ...PAGE, title: `Page ${index}` })) });
    expect(titles()).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show more (1,950 left)' }));
    expect(titles()).toHaveLength(150);
  }, 20_000);

  test('that are hostile stay text', () => {
    const evil = '<img src=x onerror=alert(1)>[x](javascript:alert(1))';
    const { container } = draw({
      results: [
        {
          title: evil,
          url: 'javascript:alert(1)',
          content: evil,
          doi: '"><script>',
          authors: [evil],
          source: evil,
        },
      ],
    });
    expect(container.querySelector('img, script')).toBeNull();
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => !href?.startsWith('https://doi.org/'))).toEqual([]);
  });
});

describe('no results', () => {
  test('name the filters that are on, and each is left out at a click', async () => {
    const { container, starts } = draw({ results: [] }, { included_sources: ['a.org'], search_type: 'web' });
    expect(container.textContent).toContain('web pages · only a.org');
    expect(await faults(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Without “only a.org”' }));
    await userEvent.click(screen.getByRole('button', { name: 'Without all of them' }));
    expect(starts()).toMatchObject([
      { operation: 'deepsearch', request: { query: 'moon tide', search_type: 'web' } },
      { operation: 'deepsearch', request: { query: 'moon tide' } },
    ]);
  });

  test('with nothing set ask for other words', () => {
    const { container } = draw({ results: [] });
    expect(within(container).getByText(/Try other words/)).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
