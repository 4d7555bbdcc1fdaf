import { describe, expect, it } from 'vitest';
import { files, product, read } from './source-files.ts';
import { nodesBelow, syntaxOf } from './syntax.ts';
import type { Node } from './syntax.ts';

interface Message {
  message: string;
  description?: string;
}

const languages = files.flatMap((path) => /^public\/_locales\/(\w+)\/messages\.json$/.exec(path)?.[1] ?? []);

const messagesOf = (language: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests below check the shape
  JSON.parse(read(`public/_locales/${language}/messages.json`)) as Record<string, Message>;

const english = messagesOf('en');
const placeholders = ({ message }: Message) =>
  [...new Set(message.match(/\$\d/g))].toSorted((a, b) => a.localeCompare(b));

/** The text of a string literal, or the pattern of a template with something in it: `errorTitle.+`. */
function literalOf(node: Node): string | RegExp | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  const parts = node['quasis'].map((part: { value: { cooked: string } }) => part.value.cooked);
  return parts.join('').length < 4 || parts.some((part) => /\W/.test(part))
    ? undefined
    : new RegExp(`^${parts.join('\\w+')}$`);
}

const literals = product.flatMap((path) => [...nodesBelow(syntaxOf(path))].map(literalOf));
const words = new Set(literals.filter((literal) => typeof literal === 'string'));
const patterns = literals.filter((literal) => literal instanceof RegExp);
const inManifest = [...words].flatMap((word) => /^__MSG_(\w+)__$/.exec(word)?.[1] ?? []);

describe('the English texts', () => {
  it('each say something, and tell translators what they are for', () => {
    const wanting = Object.entries(english).filter(
      ([, { message, description }]) => !message.trim() || !description?.trim(),
    );
    expect(wanting.map(([key]) => key)).toEqual([]);
  });

  it('are all used', () => {
    const unused = Object.keys(english).filter(
      (key) => !words.has(key) && !inManifest.includes(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('exist for every name in the manifest', () => {
    expect(inManifest.filter((key) => !(key in english))).toEqual([]);
  });

  it('number their placeholders from $1 without a gap', () => {
    const wrong = Object.entries(english).filter(([, message]) =>
      placeholders(message).some((placeholder, index) => placeholder !== `$${index + 1}`),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe.each(languages)('the texts in %s', (language) => {
  const messages = messagesOf(language);

  it('are the same keys as in English', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it('describe the extension in as many characters as stores take', () => {
    expect(messages['extensionDescription']?.message.length).toBeLessThanOrEqual(132);
  });

  it('hold the same placeholders as in English', () => {
    const wrong = Object.keys(english).filter((key) => {
      const [ours, theirs] = [english[key], messages[key]];
      return !ours || !theirs || placeholders(ours).join() !== placeholders(theirs).join();
    });
    expect(wrong).toEqual([]);
  });
});
