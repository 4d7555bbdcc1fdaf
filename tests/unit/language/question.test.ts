import { describe, expect, it } from 'vitest';
import { countAfter, isQuestion, withoutAsking } from '#lib/service/language/answers/question.ts';
import { gramsOf } from '#lib/service/language/words/split-words.ts';

describe('a question', () => {
  it.each([
    ['桥是谁设计的？', '桥 设计的？'],
    ['石桥什么时候建成？', '石桥 建成？'],
    ['客室はいくつありますか', '客室は'],
    ['ช้างหนักเท่าไหร่', 'ช้างหนัก'],
  ])('in a script without spaces is looked for without its words of asking: %s', (query, rest) => {
    expect(withoutAsking(query).replaceAll(/\s+/g, ' ').trim()).toBe(rest);
  });

  it('of nothing but such words stays as it is', () => {
    expect(withoutAsking('什么？')).toBe('什么？');
    expect(withoutAsking('What is it?')).toBe('What is it?');
  });

  it('tells by its measure how the answer is, so that its adjective counts less', () => {
    expect(countAfter('how')).toBeLessThan(countAfter('the'));
    expect(countAfter(undefined)).toBe(1);
  });

  it.each([
    ['Wie hoch ist der Turm', true],
    ['The tower of Pisa', false],
  ])('is told from a statement: %s', (query, is) => expect(isQuestion(query)).toBe(is));
});

describe('grams', () => {
  it('are the pairs that are no words themselves, and none in texts with spaces', () => {
    expect(gramsOf('石桥很长')).toContain('桥很');
    expect(gramsOf('石桥很长')).not.toContain('很');
    expect([...gramsOf('a stone bridge')]).toEqual([]);
  });
});
