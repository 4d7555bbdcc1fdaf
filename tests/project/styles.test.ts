import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, product, read } from './source-files.ts';

const sheets = files.filter((path) => /^(components|entrypoints)\/.*\.css$/.test(path));
const modules = sheets.filter((path) => path.endsWith('.module.css'));
const withoutComments = (css: string) => css.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');

/** The classes that a sheet defines. */
function defined(path: string): Set<string> {
  const selectors = withoutComments(read(path)).replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []));
}

/** The classes that files take from a sheet by name, and whether some are chosen while running. */
function takenFrom(sheet: string): { names: string[]; more: boolean } {
  const names: string[] = [];
  let more = false;
  for (const path of product) {
    const text = read(path);
    for (const [, local = '', target = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)) {
      if (ownPath(path, target) !== sheet) continue;
      names.push(
        ...[...text.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'))].flatMap(
          ([, name]) => name ?? [],
        ),
      );
      more ||= new RegExp(`\\b${local}\\[[^']`).test(text);
    }
  }
  return { names, more };
}

function ownPath(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);
}

describe('styles', () => {
  it.each(modules)('%s has every class that is taken from it, and no other', (sheet) => {
    const classes = defined(sheet);
    const { names, more } = takenFrom(sheet);
    const idle = more ? [] : [...classes].filter((name) => !names.includes(name));
    expect({ missing: names.filter((name) => !classes.has(name)), idle }).toEqual({ missing: [], idle: [] });
  });

  it('give every colour for light and dark, or take it from the custom properties that do', () => {
    const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
    const wrong = sheets.flatMap((path) =>
      withoutComments(read(path))
        .split(/[;{}]/)
        .map((declaration) => declaration.trim())
        .filter((declaration) => literal.test(declaration) && !/^--|light-dark\(/.test(declaration))
        .map((declaration) => `${path}: ${declaration}`),
    );
    expect(wrong).toEqual([]);
  });
});
