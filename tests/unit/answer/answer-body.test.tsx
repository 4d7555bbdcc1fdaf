// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AnswerReplyView } from '#components/call/answer-reply.tsx';
import { answerHtml, answerMarkdown } from '#components/answer/answer-files.ts';
import { isSupported, wordsOf } from '#components/answer/mark-supported.ts';
import { answerReplySchema } from '#lib/contract/answer.ts';
import type { AnswerRequest } from '#lib/contract/answer.ts';
import { faults } from '#tests/unit/components/axe.ts';
import { answerCall } from '#tests/unit/components/samples.ts';

afterEach(cleanup);

const SOURCES = [
  {
    title: 'Tides',
    url: 'https://sea.example/tides?utm_source=s',
    snippet: 'The moon pulls the sea.',
    date: '2024-01-01',
  },
  { title: 'Not cited', url: 'https://other.example/' },
  { title: 'Sun', url: 'https://sun.example/' },
];

function draw(reply: object, request: Partial<AnswerRequest> = {}) {
  const call = answerCall({ request: { query: 'What pulls the sea?', ...request } });
  return render(
    <AnswerReplyView
      call={call}
      reply={answerReplySchema.parse({ success: true, search_results: SOURCES, ...reply })}
      windowId={1}
    />,
  ).container;
}

describe('an answer', () => {
  test('parts the sources it cites from those that were also read, each with its number', async () => {
    const container = draw({ contents: 'The moon [1] and the sun [3].' });
    const rows = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.slice(0, 4));
    expect(rows('Sources')).toEqual(['1Tid', '3Sun']);
    expect(rows('Also read')).toEqual(['2Not']);
    expect(await faults(container)).toEqual([]);
  });

  test('that cites nothing has one list', () => {
    draw({ contents: 'The moon.' });
    expect(screen.queryByRole('list', { name: 'Also read' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3 + 5);
  });

  test('shows the card of a source at its number', async () => {
    const shown = vi.fn<() => void>();
    HTMLElement.prototype.showPopover = shown;
    HTMLElement.prototype.hidePopover = () => undefined;
    const container = draw({ contents: 'The moon [1].' });
    await userEvent.hover(screen.getByRole('link', { name: 'Source 1: Tides' }));
    expect(shown).toHaveBeenCalled();
    const card = container.querySelector<HTMLElement>('[popover]');
    expect(card?.textContent).toContain('sea.example');
    expect(card?.textContent).toContain('The moon pulls the sea.');
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(
      'https://sea.example/tides#:~:text=The%20moon%20pulls%20the%20sea.',
    );
    expect(card?.querySelector('[aria-label="Only this site: sea.example"]')).not.toBeNull();
  });

  test('is copied as text', async () => {
    const user = userEvent.setup();
    HTMLElement.prototype.hidePopover = () => undefined;
    const container = draw({ contents: 'The **moon** [1].\n\n- one\n- two' });
    const copy = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'As text',
    );
    if (copy) await user.click(copy);
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe('The moon [1].\n\n- one\n- two');
  });
});

describe('an answer as a file', () => {
  const labels = { sources: 'Sources', untitled: 'Untitled' };

  test('of Markdown has its question above and its sources below', () => {
    const reply = answerReplySchema.parse({
      success: true,
      contents: 'The moon [1].',
      search_results: [
        ...SOURCES,
        { title: 'x](javascript:alert(1)) <b>\n# y', url: 'javascript:alert(1)' },
        {},
      ],
    });
    expect(answerMarkdown('What *pulls*?\n# x', reply, labels)).toBe(
      [
        String.raw`# What \*pulls\*? \# x`,
        'The moon [1].',
        '## Sources',
        [
          '1. [Tides](<https://sea.example/tides>), 2024-01-01',
          '2. [Not cited](<https://other.example/>)',
          '3. [Sun](<https://sun.example/>)',
          String.raw`4. x\](javascript:alert(1)) \<b\> \# y`,
          '5. Untitled',
        ].join('\n'),
        '',
      ].join('\n\n'),
    );
  });

  test('of rich text has no buttons and no places of our page, and its numbers lead to the sources', () => {
    const drawn = document.createElement('div');
    const link = drawn.appendChild(document.createElement('a'));
    link.setAttribute('href', '#source-1');
    link.className = 'x';
    link.textContent = '1';
    drawn.appendChild(document.createElement('button')).textContent = 'Copy code';
    expect(
      answerHtml(drawn, answerReplySchema.parse({ success: true, search_results: SOURCES }).search_results),
    ).toBe('<a href="https://sea.example/tides">[1]</a>');
    expect(drawn.querySelector('button')).not.toBeNull();
  });
});

describe('a sentence', () => {
  const snippets = ['The moon pulls the sea twice a day, by gravity.', '潮汐由月球引起'].map(
    (each) => new Set(wordsOf(each)),
  );
  test.each([
    ['The moon pulls the sea by its gravity.', true],
    ['The moon is made of old rock and dust.', false],
    ['The sea.', false],
  ])('%s is supported: %s', (sentence, supported) => {
    expect(isSupported(sentence, snippets)).toBe(supported);
  });
});
