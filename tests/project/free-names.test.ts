import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freeNames } from './free-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'sidelight-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function namesIn(code: string): string[] {
  const path = join(folder, `${(files += 1)}.ts`);
  writeFileSync(path, code);
  return [...freeNames(path)].toSorted();
}

it.each([
  ['document.title', ['document']],
  ['export const titleOf = (document: Document) => document.title;', []],
  ['const { window, other: { screen } } = given;', ['given']],
  ['import { location as place } from "./place.ts"; place.href = place;', []],
  ['const it = { window: 1, document() {} }; it.window;', []],
  ['const it = { window };', ['window']],
  ['it["window"]; it[name];', ['it', 'name']],
  ['function f(a = alert, ...rest) { try { rest(); } catch (error) { error(a); } }', ['alert']],
  ['type T = Window; const x = y as HTMLElement; class C extends Base {}', ['Base', 'y']],
  ['const f = () => { const document = 1; return document; };', []],
])('finds the globals in: %s', (code, names) => {
  expect(namesIn(code)).toEqual(names);
});
