// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Markdown } from '#components/markdown/markdown.tsx';
import { webAddress } from '#components/markdown/web-address.ts';
import { fileName } from '#lib/export/file-name.ts';
import { publicTexts } from '#tests/service/public-inputs.ts';

afterEach(cleanup);

const REFUSED = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://a.example/x',
  'filesystem:https://a.example/x',
  'view-source:https://a.example/',
  'chrome://settings',
  'about:config',
  'moz-extension://x/options.html',
  'intent://x#Intent;scheme=https;end',
  'ftp://a.example/',
  'ws://a.example/',
  'mailto:a@b.example',
  'tel:110',
  'https://name@a.example/',
  'https://:secret@a.example/',
  'https://a.example%2f@b.example/',
  'https://',
  '//a.example/',
  '/a',
  `https://a.example/${'x'.repeat(5_000)}`,
];

describe('an address out of untrusted text', () => {
  it.each(REFUSED)('is no link when it is %j', (address) => {
    expect(webAddress(address)).toBeUndefined();
  });

  it.each([
    ['https://аpple.example/', 'xn--pple-43d.example'],
    ['https://ⓔⓥⓘⓛ.example/', 'evil.example'],
    ['https:\\\\evil.example\\x', 'evil.example'],
    ['https://evil.example\u3002good.example/', 'evil.example.good.example'],
    ['https://faß.example/', 'xn--fa-hia.example'],
    ['https://2130706433/', '127.0.0.1'],
  ])('of %j has its host said as %s', (address, host) => {
    expect(webAddress(address)?.host).toBe(host);
  });

  it.each(['urltestdata.json', 'urltestdata-javascript-only.json', 'toascii.json', 'blns.json'])(
    'is http or https with an ASCII host and nobody’s name, or none, throughout %s',
    (file) => {
      const odd = publicTexts(file).filter((address) => {
        const url = webAddress(address);
        if (url === undefined) return false;
        const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
        return !isWeb || !/^[\x21-\x7e]+$/.test(url.host) || url.username !== '' || url.password !== '';
      });
      expect(odd).toEqual([]);
    },
  );
});

const hostShown = (source: string) =>
  render(<Markdown source={source} />)
    .container.querySelector('bdi[dir=ltr]')
    ?.textContent.trim();

describe('the host beside a link', () => {
  it.each([
    '[https://bank.example](https://evil.example/?https://bank.example)',
    '[bank.example](https://evil.example/bank.example)',
    '[https://bank.example/evil.example](https://evil.example/#https://bank.example/evil.example)',
    '[https://evil.example.bank.example](https://evil.example/?https://evil.example.bank.example)',
    '[https](https://evil.example/)',
  ])('is said where the words name another: %s', (source) => {
    expect(hostShown(source)).toBe('evil.example');
  });

  it('is not said twice where the words are the address', () => {
    expect(hostShown('https://good.example/a?b=c')).toBeUndefined();
    expect(hostShown('[https://good.example/a](https://good.example/a#part)')).toBeUndefined();
  });

  it('is said in ASCII where the words only look like it', () => {
    expect(hostShown('https://аpple.example/')).toBe('xn--pple-43d.example');
  });
});

describe('text that runs the other way', () => {
  it('is kept apart from what stands around it', () => {
    const { container } = render(
      <Markdown source={'[pay \u202egpj.exe](https://a.example/\u202egpj.exe) \u202eafter'} />,
    );
    const link = container.querySelector('a');
    expect(link?.querySelector('bdi')).not.toBeNull();
    expect(link?.getAttribute('href')).toBe('https://a.example/%E2%80%AEgpj.exe');
    expect(container.querySelector('p')?.getAttribute('dir')).toBe('auto');
  });

  it('never gets into the name of a file', () => {
    for (const text of [
      'a\u202egpj.exe',
      'a\u200bb\u2066c\ufeffd',
      'x\u{e0041}y',
      ...publicTexts('blns.json'),
    ]) {
      expect(fileName(text, 'md')).toMatch(/^[\p{L}\p{N}-]+\.md$/u);
    }
  });
});
