// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallView } from '#components/call/call-view.tsx';
import type { Call } from '#lib/calls/call.ts';
import { NO_COST, UNKNOWN_COST } from '#lib/calls/money.ts';
import { CallError } from '#lib/client/error.ts';
import type { Json } from '#lib/contract/shared.ts';
import { faults } from './axe.ts';
import { ANSWER_REPLY, answerCall, contentsCall, deepsearchCall, replyRow } from './samples.ts';
import { hearMessages } from './sent-messages.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(call: Call, reply?: Json) {
  const row = reply === undefined ? undefined : replyRow(call, reply);
  return render(<CallView call={call} reply={row} feedback={undefined} windowId={1} />).container;
}

const factText = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const costText = () => factText('Cost');

describe('a call under way', () => {
  test('It says who is asked and can be stopped', async () => {
    const sent = hearMessages();
    const call = answerCall({ state: 'sent', sentAt: Date.now() });
    const container = show(call);
    expect(screen.getByRole('status').textContent).toBe('Asking service.example…');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(sent).toEqual([{ type: 'call/stop', body: { id: call.id } }]);
    expect(screen.queryByText('Cost')).toBeNull();
    expect(await faults(container)).toEqual([]);
  });

  test('A stop that the background refuses is said in words, and the call stays', async () => {
    hearMessages({ 'call/stop': new CallError({ code: 'not-recorded', words: 'The disk is gone.' }) });
    const container = show(answerCall({ state: 'sent', sentAt: Date.now() }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('That could not be done.');
    expect(said).toContain('The disk is gone.');
    expect(said).not.toContain('not-recorded');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
    expect(await faults(container)).toEqual([]);
  });

  test('The focus of Stop goes to the question when the call ends', async () => {
    hearMessages();
    const call = answerCall({ state: 'sent', sentAt: Date.now() });
    const view = (each: Call) => <CallView call={each} reply={undefined} feedback={undefined} windowId={1} />;
    const drawn = render(view(call));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(document.activeElement?.textContent).toBe('Stop');
    drawn.rerender(view({ ...call, state: 'cancelled', error: { code: 'cancelled' } }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  });

  test('A clock that was set in between tells no nonsense', async () => {
    vi.useFakeTimers({ now: 100_000_000 });
    show(answerCall({ state: 'sent', sentAt: 1_000_000 }));
    expect(screen.queryByRole('timer')).toBeNull();
    cleanup();
    show(answerCall({ state: 'waiting', notBefore: 900_000_000, error: { code: 'rate-limited' } }));
    expect(screen.getByRole('timer').textContent).toBe('Sent again in 1m');
  });

  test('The time it takes is shown from the first second on', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    show(answerCall({ state: 'sent', sentAt: 1_000_000 }));
    expect(screen.queryByRole('timer')).toBeNull();
    await vi.advanceTimersByTimeAsync(2250);
    expect(screen.getByRole('timer').textContent).toBe('2s');
  });

  test('After a 429 it counts down to the next try', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    show(answerCall({ state: 'waiting', notBefore: 1_012_000, error: { code: 'rate-limited' } }));
    expect(screen.getByRole('status').textContent).toBe('The service is busy.');
    await vi.advanceTimersByTimeAsync(4000);
    expect(screen.getByRole('timer').textContent).toBe('Sent again in 8s');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an answer', () => {
  test('Text, sources, cost, and where it was answered', async () => {
    const container = show(answerCall(), ANSWER_REPLY);
    expect(screen.getByRole('heading', { name: 'How do tides work?' })).toBeDefined();
    const answer = screen.getByRole('region', { name: 'Answer' });
    expect(answer.textContent).toContain('The moon pulls the sea');
    const sources = within(screen.getByRole('list', { name: 'Sources' })).getAllByRole('listitem');
    expect(sources).toHaveLength(2);
    expect(
      within(sources[0] ?? container)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^https:\/\/sea\.example\/tides\?page=2#:~:text=/);
    expect(sources[0]?.textContent).toContain(
      'sea.exampleMar 1, 2026web1,200 charactersThe pull of the moon',
    );
    expect(costText()).toBe('$0.0145 · search $0.01 · AI $0.0045');
    expect(factText('Answered by')).toBe('service.example · 2.3s');
    expect(await faults(container)).toEqual([]);
  });

  test('A number in the text leads to its source', () => {
    const container = show(answerCall(), ANSWER_REPLY);
    const href = screen.getByRole('link', { name: 'Source 2: The sun' }).getAttribute('href') ?? '';
    expect(container.querySelector(`[id="${href.slice(1)}"]`)?.textContent).toContain('The sun');
  });

  test('On this device it is free', () => {
    show(answerCall({ service: { kind: 'device', address: '' }, cost: NO_COST }), ANSWER_REPLY);
    expect(costText()).toBe('Free, on this device');
    expect(factText('Answered by')).toBe('this device · 2.3s');
  });

  test('An answer that was there at once is said to have taken a tenth of a second, not none', () => {
    show(answerCall({ took: 12 }), ANSWER_REPLY);
    expect(factText('Answered by')).toBe('service.example · 0.1s');
  });

  test('A cost that did not come is unknown, never zero', () => {
    show(answerCall({ cost: UNKNOWN_COST }), ANSWER_REPLY);
    expect(costText()).toBe('Unknown, may have been charged');
  });

  test('Missing fields leave no holes', () => {
    const container = show(answerCall({ took: undefined, txId: undefined, cost: UNKNOWN_COST }), {
      success: true,
      search_results: [
        {},
        { url: 'https://a.example/' },
        { title: 'Only a title', url: 'javascript:alert(1)' },
      ],
    });
    expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
    const sources = within(screen.getByRole('list', { name: 'Sources' })).getAllByRole('listitem');
    expect(sources.map((source) => source.textContent)).toEqual(['1Untitled', '2a.example', '3Only a title']);
    expect(screen.getByText('No answer came with these sources.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Good answer' })).toBeNull();
  });

  test('Structured data is shown as the tree that it is', async () => {
    show(answerCall(), { ...ANSWER_REPLY, data_type: 'structured', contents: { height: 3 } });
    const height = await screen.findByText('height');
    expect(height.parentElement?.textContent).toBe('height: 3');
  });

  test('What is odd about a reply, and what the service adds, stands above it', () => {
    const call = deepsearchCall('tides');
    const reply = { success: true, error: 'Use fewer <i>words</i>.', results: [{ title: 'On tides' }] };
    const row = { ...replyRow(call, reply), notices: [{ code: 'list-cut' as const, count: 4000 }] };
    render(<CallView call={call} reply={row} feedback={undefined} windowId={1} />);
    expect(screen.getByText('Results that came and are not shown: 4,000')).toBeDefined();
    expect(screen.getByText('Use fewer <i>words</i>.')).toBeDefined();
  });

  test('A reply that can no longer be read is said to be so, and its cost stays', () => {
    show(answerCall(), 'damaged');
    expect(screen.getByText('What came back can no longer be read.')).toBeDefined();
    expect(costText()).toContain('$0.0145');
  });
});

describe('pages and search results', () => {
  test('A summary, with the full text one click away and the page as its source', async () => {
    const call = contentsCall(['https://docs.example/a']);
    const container = show(call, {
      success: true,
      results: [
        { title: 'A guide', url: 'https://docs.example/a', summary: 'In short.', content: 'In full.' },
      ],
      urls_requested: 1,
    });
    expect(screen.getByRole('region', { name: 'Answer' }).textContent).toContain('In short.');
    expect(screen.queryByText('In full.')).toBeNull();
    await userEvent.click(screen.getByText('Full text'));
    expect(await screen.findByText('In full.')).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Sources' })).getByRole('link').textContent).toBe(
      'A guide',
    );
    expect(await faults(container)).toEqual([]);
  });

  test('Failed addresses are named with the reason', () => {
    show(contentsCall(['https://a.example/', 'https://b.example/', 'https://c.example/']), {
      success: true,
      results: [
        { title: 'A', url: 'https://a.example/', content: 'Text of A' },
        { id: 'https://b.example/', status: 'failed', error: 'It timed out.' },
      ],
      urls_failed: 2,
    });
    expect(screen.getByText('These could not be read')).toBeDefined();
    expect(screen.getByRole('link', { name: 'https://b.example/' })).toBeDefined();
    expect(screen.getByText(': It timed out.')).toBeDefined();
    expect(screen.getByText('Addresses that the service did not name: 1')).toBeDefined();
  });

  test('Search results are cards in the list of sources', async () => {
    const container = show(deepsearchCall('tides'), {
      success: true,
      results: [
        {
          title: 'On tides',
          url: 'https://sea.example/',
          content: `# Tides\n\n${'The **moon** pulls. '.repeat(60)}`,
          authors: ['A. Writer'],
          doi: '10.1000/182',
          citation_count: 12,
        },
        { id: 'https://b.example/x' },
      ],
    });
    const answer = screen.getByRole('region', { name: 'Answer' });
    const cards = within(within(answer).getByRole('list', { name: 'Sources' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(cards[0]?.textContent).toContain('Tides The moon pulls.');
    expect(cards[0]?.textContent).toContain('Cited 12 times');
    expect(screen.getByRole('link', { name: 'DOI 10.1000/182' }).getAttribute('href')).toBe(
      'https://doi.org/10.1000/182',
    );
    expect(costText()).toBe('$0.002');
    expect(await faults(container)).toEqual([]);
  });

  test('Nothing found is said, with the cost', () => {
    show(deepsearchCall('tides'), { success: true, results: [] });
    expect(screen.getByRole('region', { name: 'Answer' }).textContent).toContain('Nothing was found.');
    expect(costText()).toBe('$0.002');
  });
});
