// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { CitationsContext } from '#components/markdown/cited.tsx';
import { Markdown, RENDER_CAP } from '#components/markdown/markdown.tsx';
import { parseMarkdown } from '#components/markdown/parse-markdown.ts';

afterEach(cleanup);

/** Every element that Markdown may become. */
const ALLOWED =
  'a bdi blockquote br button code div em h4 h5 h6 hr li ol p path pre s section span strong sub sup svg table tbody td th thead tr ul var';
const ATTRIBUTES =
  'aria-hidden aria-label class d dir focusable href id rel start tabindex target title type viewbox';

function forbidden(root: Element): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (!ALLOWED.split(' ').includes(tag)) found.push(tag);
    for (const { name } of element.attributes)
      if (!ATTRIBUTES.split(' ').includes(name.toLowerCase())) found.push(`${tag} ${name}`);
    const href = element.getAttribute('href');
    if (href !== null && !/^(https?:\/\/|\/welcome\.html#[a-z-]+$|#_r_\w+_-(back-)?[\d-]+$)/.test(href))
      found.push(`${tag} ${href}`);
    if (element.id !== '' && !/^_r_\w+_-(back-)?[\d-]+$/.test(element.id)) found.push(`${tag} ${element.id}`);
  }
  return found;
}

const drawn = (source: string) => render(<Markdown source={source} />).container;

describe('safe Markdown', () => {
  test.each([
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '[x](javascript:alert(1)) [y](JaVaScRiPt:alert(1)) [z](java&#115;cript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=) [y](blob:https://a.example/1) [z](vbscript:x)',
    '[x](https://name:secret@a.example/) [y](//a.example) [z](file:///etc/passwd) [w](intent:x)',
    '![x](https://tracker.example/p.gif) ![y](javascript:alert(1) "onclick=alert(1)")',
    '<https://a.example/"onmouseover=alert(1)> <javascript:alert(1)> <mailto:a@b.example>',
    '[ref]\n\n[ref]: javascript:alert(1) "title"',
    '<style>*{display:none}</style><form action=//a.example><input name=__proto__></form>',
    '| a |\n|--|\n| <b onclick=x>[x](javascript:1) |',
    'x[^location][^__proto__][^"onclick=alert(1)]\n\n[^location]: <img src=x>\n[^__proto__]: x\n[^"onclick=alert(1)]: x',
    '$<img src=x onerror=alert(1)>=1$ and $$\\href{javascript:alert(1)}{x}$$',
    '[x](chrome-extension://aaaa/options.html) [y](moz-extension://a) [z](sidelight://help/../options.html)',
  ])('becomes text and harmless elements: %s', (source) => {
    expect(forbidden(drawn(source))).toEqual([]);
  });

  test('A link shows its host, opens apart and leaves the tracking of the service out', () => {
    drawn('See [the docs](https://docs.example/a?utm_source=s&q=a%20b&UTM_medium=m#part).');
    const link = screen.getByRole('link', { name: 'the docs' });
    expect(link.getAttribute('href')).toBe('https://docs.example/a?q=a%20b#part');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByText('docs.example')).toBeDefined();
  });

  test('A host is shown in ASCII, so that look-alike letters are seen', () => {
    drawn('[apple](https://аpple.example/)');
    expect(screen.getByText('xn--pple-43d.example')).toBeDefined();
  });

  test('A picture is not loaded: its words lead to it', () => {
    const container = drawn('![A cat](https://pictures.example/cat.png)');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Image: A cat' }).getAttribute('href')).toBe(
      'https://pictures.example/cat.png',
    );
  });

  test('A bare address becomes a link only when it says http or https', () => {
    drawn('https://a.example/x and www.b.example and c@d.example and ftp://e.example');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['https://a.example/x']);
  });

  test('A help article is opened on the welcome page', () => {
    drawn('[Add a key](sidelight://help/add-an-api-key)');
    expect(screen.getByRole('link', { name: 'Add a key' }).getAttribute('href')).toBe(
      '/welcome.html#add-an-api-key',
    );
  });

  test('Tables, lists, code and headings keep their form', () => {
    const container = drawn(
      '# T\n\n1. a\n2. b\n\n| n | v |\n|---|--:|\n| x | 1 |\n\n```js\nlet a = 1;\n```\n',
    );
    expect(screen.getByRole('heading', { level: 4, name: 'T' })).toBeDefined();
    expect(screen.getByRole('table')).toBeDefined();
    expect(container.querySelectorAll('ol > li')).toHaveLength(2);
    expect(container.querySelector('pre')?.textContent).toBe('let a = 1;\n');
  });

  test('Code can be copied', async () => {
    const user = userEvent.setup();
    drawn('```\nnpm start\n```');
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('npm start\n');
  });

  test('A giant text is drawn piece by piece', async () => {
    const container = drawn(`${'word '.repeat(100)}\n\n`.repeat(RENDER_CAP / 400));
    expect(container.textContent.length).toBeLessThan(RENDER_CAP);
    const before = container.textContent.length;
    await userEvent.click(screen.getByRole('button', { name: /Show more/ }));
    expect(container.textContent.length).toBeGreaterThan(before);
  }, 20_000);
});

describe('citations', () => {
  const citations = [
    { anchor: 'source-1', title: 'First' },
    { anchor: 'source-2', title: 'Second' },
  ];

  test('Numbers lead to the sources that exist; others, and numbers in code, stay text', () => {
    const { container } = render(
      <CitationsContext value={citations}>
        <Markdown source="One [1], both [1, 2] and [2][1], none [3] [0] [1, 9], `a[1]`, [1](https://a.example)." />
      </CitationsContext>,
    );
    const links = screen.getAllByRole('link', { name: /^Source/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['1', '1', '2', '2', '1'].map((number) => `#source-${number}`),
    );
    expect(links[0]?.getAttribute('aria-label')).toBe('Source 1: First');
    expect(container.textContent).toContain('none [3] [0] [1, 9], a[1], 1');
  });
});

// Data that lies beside the checkout on some machines.
const corpora = resolve(import.meta.dirname, '../../../../shared/corpora/security');
const corpus = (name: string): unknown => JSON.parse(readFileSync(`${corpora}/${name}`, 'utf8'));

/** All texts anywhere in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe.runIf(existsSync(corpora))('public hostile inputs', () => {
  test.each(['xss-dompurify.json', 'xss-h5sc.json', 'xss-owasp-filter-evasion.json', 'blns.json'])(
    'Nothing in %s becomes more than text and safe links',
    (name) => {
      for (const source of textsIn(corpus(name))) {
        const { container, unmount } = render(<Markdown source={source} />);
        expect({ source, forbidden: forbidden(container) }).toEqual({ source, forbidden: [] });
        unmount();
      }
    },
    30_000,
  );

  test('Shapes made to be slow are parsed within two seconds each', () => {
    const shapes = corpus('markdown-redos.json');
    if (!Array.isArray(shapes)) throw new TypeError('The file is no list.');
    const slow: string[] = [];
    for (const { name, parts } of shapes) {
      const source = parts.map(([piece, times]: [string, number]) => piece.repeat(times)).join('');
      // The time of the processor: on a busy machine the clock would tell how busy it is.
      const begun = process.cpuUsage();
      parseMarkdown(source.slice(0, RENDER_CAP));
      const { user, system } = process.cpuUsage(begun);
      if (user + system > 2_000_000) slow.push(name);
    }
    expect(slow).toEqual([]);
  }, 60_000);
});
