import { describe, expect, it } from 'vitest';
import { CompoundFinder, partings, tailOf, tailSought } from '#lib/service/language/words/compounds.ts';
import { stemWord } from '#lib/service/language/words/stem-word.ts';
import { familyOf } from '#lib/service/language/words/synonyms.ts';
import { formStems } from '#lib/service/language/words/word-forms.ts';

describe('the forms of a German verb', () => {
  it.each([
    ['gemahlen', 'mahlte'],
    ['gebaut', 'baute'],
    ['entworfen', 'entwarf'],
    ['bricht', 'gebrochen'],
    ['aufgemacht', 'aufmachen'],
    ['aufgemacht', 'macht'],
    ['abgebrannt', 'brannte'],
  ])('let %s find %s', (asked, written) => {
    expect(formStems(asked, 'de')).toContain(stemWord(written, 'de'));
  });

  it('are of no other language', () => {
    expect(formStems('gift', 'en')).toEqual([stemWord('gift', 'en')]);
  });
});

describe('a compound', () => {
  it.each([
    ['wassermühle', 'mühle'],
    ['feldhamster', 'hamster'],
    ['uhrtürmen', 'turm'],
    ['kartoffelkäfer', 'käfer'],
  ])('%s is found by its last part %s', (written, asked) => {
    expect(new CompoundFinder(['stadt', asked], 'de').find(written)).toBe(1);
    expect(tailSought(asked, 'de')).toBe(tailOf(written, 'de'));
  });

  it('of the question finds its last part', () => {
    expect(new CompoundFinder(['schulgebäude'], 'de').find('gebäude')).toBe(0);
    expect(partings('hamsterbau', 'de')).toContainEqual(['hamster', 'bau']);
  });

  it('is not looked for in languages that part their words', () => {
    expect(new CompoundFinder(['able'], 'en').find('reliable')).toBeUndefined();
    expect(tailOf('reliable', 'en')).toBeUndefined();
    expect(partings('reliable', 'en')).toEqual([]);
  });

  it('is looked for in linear time, however long the word', () => {
    const finder = new CompoundFinder(['a'.repeat(200_000), 'ab'.repeat(20)], 'de');
    expect(finder.find('ba'.repeat(200_000))).toBeUndefined();
    expect(formStems('ge'.repeat(100_000), 'de').length).toBeGreaterThan(0);
  });
});

describe('words of one meaning', () => {
  it.each([
    ['de', 'eröffnet', 'gründen'],
    ['fr', 'ouvert', 'inaugurer'],
    ['es', 'diseñó', 'arquitecto'],
    ['it', 'inaugurare', 'aperta'],
    ['en', 'buy', 'acquire'],
  ])('are known in %s: %s and %s', (language, one, other) => {
    const family = familyOf(stemWord(one, language), language);
    expect(family).toBeDefined();
    expect(familyOf(stemWord(other, language), language)).toBe(family);
  });

  it('are those of the language: the German article is no English death', () => {
    expect(familyOf('die', 'en')).toBe(familyOf(stemWord('death', 'en'), 'en'));
    expect(familyOf('die', 'de')).toBeUndefined();
  });
});
