import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtExtension, projectRoot } from '#tests/browser/built-extension.ts';
import { EXPECTED_MANIFEST } from './threats/expected-manifest.ts';

const BROWSERS = Object.keys(EXPECTED_MANIFEST);
const SCRIPT = join(projectRoot, 'tests/e2e/threats/build-targets.ts');
const run = promisify(execFile);

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sidelight-builds-'));
  // What vitest sets for its tests would have the extension built for a test.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  await run('node', [SCRIPT, folder, ...BROWSERS], { cwd: projectRoot, env });
  return () => rmSync(folder, { recursive: true });
});

const built = (browser: string) => join(folder, `${browser}-mv3`);

/** Every file below a folder by its path from there. */
function filesOf(root: string): Map<string, Buffer> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(join(root, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(root, name))]));
}

describe.each(BROWSERS)('the build for %s', (browser) => {
  it('says of itself what is agreed, and nothing else', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(built(browser), 'manifest.json'), 'utf8'));
    expect(manifest).toEqual({ ...EXPECTED_MANIFEST[browser], version: expect.any(String) as unknown });
  });

  it('runs no text as code, loads nothing from elsewhere, and tells nothing of the machine it was built on', () => {
    const found: string[] = [];
    for (const [name, bytes] of filesOf(built(browser))) {
      const kind = extname(name);
      if (!['.js', '.html', '.css', '.json'].includes(kind)) continue;
      const text = bytes.toString('utf8').replace(ZOD_PROBE, '');
      for (const { what, kinds, pattern } of FORBIDDEN) {
        const match = kinds.includes(kind) && pattern.exec(text);
        if (match) found.push(`${name}: ${what}: ${match[0]}`);
      }
      if (text.includes(projectRoot.replace(/\/$/, ''))) found.push(`${name}: the path of the project`);
    }
    expect(found).toEqual([]);
  });
});

/** Zod looks whether it could compile its schemas; `jitless` (lib/contract/zod.ts) keeps it from ever asking. */
const ZOD_PROBE = /return Function\(``\),!0/;

const FORBIDDEN = [
  {
    what: 'text run as code',
    kinds: ['.js'],
    pattern: /(?<![.\w$])(eval\(|new Function\(|Function\(["'`])|set(Timeout|Interval)\(["'`]/,
  },
  {
    what: 'code from elsewhere',
    kinds: ['.js'],
    pattern: /\b(import|importScripts|from)\s*\(?\s*["'`](https?:)?\/\//,
  },
  {
    what: 'a script or style from elsewhere',
    kinds: ['.html'],
    pattern: /<(script|link)\b[^>]*(src|href)=["']?(https?:)?\/\//i,
  },
  {
    what: 'code in a page',
    kinds: ['.html'],
    pattern: /<script(?![^>]*\bsrc=)[^>]*>[^<]|\son(click|load|error)=/i,
  },
  { what: 'a source map', kinds: ['.js', '.css'], pattern: /sourceMappingURL=/ },
  { what: 'a style from elsewhere', kinds: ['.css'], pattern: /@import|url\(["']?(https?:)?\/\// },
];

describe('a build', () => {
  it('made twice is the same, byte for byte', () => {
    const [first, second] = [filesOf(builtExtension('chrome-mv3')), filesOf(built('chrome'))];
    expect([...second.keys()], 'npm run build makes the first anew').toEqual([...first.keys()]);
    expect(
      [...second].filter(([name, bytes]) => !first.get(name)?.equals(bytes)).map(([name]) => name),
    ).toEqual([]);
  });

  it('has no source map in a file of its own, and nothing but files that a browser loads', () => {
    const kinds = BROWSERS.flatMap((browser) =>
      [...filesOf(built(browser)).keys()].map((name) => extname(name)),
    );
    expect([...new Set(kinds)].toSorted()).toEqual([
      '.css',
      '.html',
      '.js',
      '.json',
      '.md',
      '.png',
      '.svg',
      '.wasm',
    ]);
  });
});
