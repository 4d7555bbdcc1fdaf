import { DOUBLE_STRUCK, TEX_ACCENTS, TEX_FUNCTIONS, TEX_LOOKS, TEX_SIGNS, TEX_SPACES } from './tex-signs.ts';

/** A formula as signs, and signs above or below the line. */
export type Formula = readonly (string | { place: 'above' | 'below'; of: Formula })[];

/** Groups within groups; deeper ones are no simple formula. */
const MAX_DEPTH = 8;

/**
 * The signs of a simple formula in TeX. Undefined when it has anything that they cannot say, such as a matrix: then its
 * source is what can be read. Linear in the length of the source.
 */
export function parseTex(tex: string): Formula | undefined {
  const reader = { tex, at: 0 };
  const formula = readUntil(reader, '', 0);
  return formula && reader.at >= tex.length && formula.length > 0 ? formula : undefined;
}

interface Reader {
  readonly tex: string;
  at: number;
}

type Pieces = Formula[number][];

/** Everything up to a closing sign, or to the end. */
function readUntil(reader: Reader, close: string, depth: number): Pieces | undefined {
  const pieces: Pieces = [];
  while (reader.at < reader.tex.length && reader.tex[reader.at] !== close) {
    const sign = reader.tex[reader.at] ?? '';
    if (/\s/.test(sign)) {
      reader.at += 1;
      if (pieces.length > 0 && pieces.at(-1) !== ' ') pieces.push(' ');
      continue;
    }
    const atom = readAtom(reader, depth);
    if (atom === undefined) return undefined;
    pieces.push(...atom);
  }
  return pieces;
}

/** One sign, group or command with what belongs to it. */
function readAtom(reader: Reader, depth: number): Pieces | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const sign = String.fromCodePoint(reader.tex.codePointAt(reader.at) ?? 0x20);
  reader.at += sign.length;
  switch (sign) {
    case '\\':
      return readCommand(reader, depth);
    case '{':
      return readGroup(reader, depth);
    case '^':
    case '_': {
      const of = readArgument(reader, depth);
      return of && [{ place: sign === '^' ? 'above' : 'below', of }];
    }
    case '}':
    case '&':
    case '#':
    case '%':
    case '$':
      return undefined;
    case '-':
      return ['−'];
    case "'":
      return ['′'];
    case '~':
      return [' '];
    default:
      return [sign];
  }
}

function readGroup(reader: Reader, depth: number): Pieces | undefined {
  const pieces = readUntil(reader, '}', depth + 1);
  if (pieces === undefined || reader.tex[reader.at] !== '}') return undefined;
  reader.at += 1;
  return pieces;
}

/** What a command or a sign above the line takes: a group, or the next sign. */
function readArgument(reader: Reader, depth: number): Pieces | undefined {
  while (/\s/.test(reader.tex[reader.at] ?? '')) reader.at += 1;
  if (reader.at >= reader.tex.length) return undefined;
  const argument = readAtom(reader, depth + 1);
  return argument && argument.length > 0 ? argument : undefined;
}

const NAME = /[A-Za-z]+|./suy;

function readCommand(reader: Reader, depth: number): Pieces | undefined {
  NAME.lastIndex = reader.at;
  const name = NAME.exec(reader.tex)?.[0];
  if (name === undefined) return undefined;
  reader.at += name.length;
  const sign = TEX_SIGNS.get(name) ?? TEX_SPACES.get(name) ?? (/^[{}%$#&_|]$/.test(name) ? name : undefined);
  if (sign !== undefined) return readSign(reader, name, sign);
  if (TEX_FUNCTIONS.has(name)) return [name, ' '];
  return readWithArgument(reader, name, depth);
}

/** `\left.` is a bracket that is not there. */
function readSign(reader: Reader, name: string, sign: string): Pieces {
  if ((name === 'left' || name === 'right') && reader.tex[reader.at] === '.') reader.at += 1;
  return sign === '' ? [] : [sign];
}

function readWithArgument(reader: Reader, name: string, depth: number): Pieces | undefined {
  if (TEX_LOOKS.has(name)) return readArgument(reader, depth);
  if (name === 'frac' || name === 'dfrac' || name === 'tfrac') {
    const above = readArgument(reader, depth);
    const below = above && readArgument(reader, depth);
    return below && [...inBrackets(above), '/', ...inBrackets(below)];
  }
  const argument =
    name === 'sqrt' || name === 'mathbb' || TEX_ACCENTS.has(name) ? readArgument(reader, depth) : undefined;
  if (argument === undefined) return undefined;
  if (name === 'sqrt') return ['√', ...inBrackets(argument)];
  const [letter] = argument;
  if (argument.length !== 1 || typeof letter !== 'string') return undefined;
  const struck = name === 'mathbb' ? DOUBLE_STRUCK.get(letter) : letter + (TEX_ACCENTS.get(name) ?? '');
  return struck === undefined ? undefined : [struck];
}

/** What is one sign or one number needs no brackets. */
function inBrackets(pieces: Pieces): Pieces {
  const words = pieces.map((piece) => (typeof piece === 'string' ? piece : '^')).join('');
  return pieces.length === 1 || /^\d+$/.test(words) ? pieces : ['(', ...pieces, ')'];
}
