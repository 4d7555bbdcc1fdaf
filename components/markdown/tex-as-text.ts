import { parseTex } from './parse-tex.ts';
import type { Formula } from './parse-tex.ts';

const ABOVE = signs('0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺−⁻=⁼(⁽)⁾nⁿiⁱ');
const BELOW = signs('0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊−₋=₌(₍)₎nₙiᵢjⱼkₖmₘaₐxₓ');

/** A formula as text on one line: `x²`, `x^(2a)`. TeX that is no simple formula stays as it was written. */
export function texAsText(tex: string): string {
  const formula = parseTex(tex);
  return formula ? inLine(formula) : tex;
}

function inLine(formula: Formula): string {
  return formula.map((piece) => (typeof piece === 'string' ? piece : placed(piece))).join('');
}

function placed({ place, of }: Exclude<Formula[number], string>): string {
  const words = inLine(of);
  const small = Array.from(words, (sign) => (place === 'above' ? ABOVE : BELOW).get(sign));
  if (small.every((sign) => sign !== undefined)) return small.join('');
  const mark = place === 'above' ? '^' : '_';
  return Array.from(words).length === 1 ? mark + words : `${mark}(${words})`;
}

/** Each sign with the one that it is above or below the line. */
function signs(pairs: string): ReadonlyMap<string, string> {
  return new Map(Array.from(pairs.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [from, to]));
}
