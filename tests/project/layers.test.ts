import { describe, expect, it } from 'vitest';
import { freeNames, usesGlobal } from './free-names.ts';
import { product, sources } from './source-files.ts';
import { importsOf } from './syntax.ts';

/** The rooms of lib from the innermost outwards: each may import from those before it. A new room takes its place here. */
const ROOMS = [
  'contract',
  'client',
  'service',
  'structured',
  'export',
  'calls',
  'page',
  'reads',
  'requests',
  'lenses',
  'help',
  'browser',
];

/** The client and the service meet in the contract and nowhere else: either could be another's. */
const CONTRACT_ONLY = ['client', 'service'];

function mayImport(room: string, other: string): boolean {
  if (room === other) return true;
  if (CONTRACT_ONLY.includes(room)) return other === 'contract';
  return ROOMS.includes(other) && ROOMS.indexOf(other) < ROOMS.indexOf(room);
}

/** These know no browser, no React and no DOM: they run in a worker, in a page and under Node alike. */
const isPure = (path: string) =>
  /^lib\/(contract|client|service)\/|^lib\/calls\/call\.ts$/.test(path) &&
  !path.startsWith('lib/service/hosts/browser');

const LAYERS = ['lib', 'components', 'entrypoints'];
const layerOf = (path: string) => LAYERS.indexOf(path.split('/')[0] ?? '');
const roomOf = (path: string) => path.split('/')[1] ?? '';

function offending(paths: string[], isWrong: (path: string, target: string, ours: boolean) => boolean) {
  return paths.flatMap((path) =>
    importsOf(path)
      .filter(({ target, ours }) => isWrong(path, target, ours))
      .map(({ target }) => `${path} imports ${target}`),
  );
}

describe('imports', () => {
  it('point one way: entrypoints → components → lib, and never to tests', () => {
    expect(offending(product, (path, target, ours) => ours && layerOf(target) > layerOf(path))).toEqual([]);
    expect(offending(product, (_, target, ours) => ours && target.startsWith('tests/'))).toEqual([]);
  });

  it('point one way between the rooms of lib', () => {
    const wrong = offending(
      sources('lib'),
      (path, target, ours) => ours && target.startsWith('lib/') && !mayImport(roomOf(path), roomOf(target)),
    );
    expect(wrong).toEqual([]);
  });

  it('take from the service into the calls only how it cuts words', () => {
    expect(
      offending(
        sources('lib/calls'),
        (_, target, ours) => ours && target.startsWith('lib/service/') && !target.endsWith('/split-words.ts'),
      ),
    ).toEqual([]);
  });

  it('never run in a circle, not even those of types alone', () => {
    const circles: string[] = [];
    const done = new Set<string>();
    const walk = (path: string, trail: string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path) || trail.includes(path) || !product.includes(path)) return;
      for (const { target, ours } of importsOf(path)) if (ours) walk(target, [...trail, path]);
      done.add(path);
    };
    for (const path of product) walk(path, []);
    expect(circles).toEqual([]);
  });

  it('name the parts of the user interface from components/ui, which knows nothing of the product', () => {
    expect(
      offending(
        sources('components/ui'),
        (_, target, ours) => ours && !/^components\/ui\/|^lib\/browser\/text\.ts$/.test(target),
      ),
    ).toEqual([]);
  });
});

describe('the pure rooms', () => {
  const pure = product.filter(isPure);

  it('import no browser API and no React', () => {
    expect(
      offending(
        pure,
        (_, target, ours) => !ours && /^(wxt|webextension-polyfill|react|dexie)\b/.test(target),
      ),
    ).toEqual([]);
  });

  it('use no global that Node lacks: a Document is passed in', () => {
    const wrong = pure.flatMap((path) =>
      [...freeNames(path)]
        .filter((name) => !(name in globalThis) || /^(navigator|localStorage|sessionStorage)$/.test(name))
        .map((name) => `${path} uses ${name}`),
    );
    expect(wrong).toEqual([]);
  }, 30_000);

  it('reach for Node itself only in the hosts and in files named for it', () => {
    const bound = pure.filter((path) => !/^lib\/service\/hosts\/|\/node-[\w-]+\.ts$/.test(path));
    expect(offending(bound, (_, target, ours) => !ours && target.startsWith('node:'))).toEqual([]);
    expect(bound.filter((path) => usesGlobal(path, 'process') || usesGlobal(path, 'Buffer'))).toEqual([]);
  });
});
