import { describe, expect, it } from 'vitest';
import { sentences } from '#lib/service/language/sentences.ts';

describe('a sentence', () => {
  it.each([
    ['Spokesman P.J. Crowley said so. He left.', ['Spokesman P.J. Crowley said so.', 'He left.']],
    ['George H.W. Bush held back. So did they.', ['George H.W. Bush held back.', 'So did they.']],
    ['He lives in the U.S. The house is small.', ['He lives in the U.S.', 'The house is small.']],
    [
      'Dr. Sanders came at 9 a.m. on Monday. It rained.',
      ['Dr. Sanders came at 9 a.m. on Monday.', 'It rained.'],
    ],
  ])('does not end within a name: %s', (text, expected) => {
    expect(sentences(text, 'en')).toEqual(expected);
  });

  it('does not end after an ordinal number in the languages that write it so', () => {
    const text = 'Er wurde am 3. Oktober 1871 eröffnet. Das war im 19. Jahrhundert.';
    expect(sentences(text, 'de')).toEqual([
      'Er wurde am 3. Oktober 1871 eröffnet.',
      'Das war im 19. Jahrhundert.',
    ]);
    expect(sentences('Es geschah 1871. Danach kam nichts.', 'de')).toHaveLength(2);
    expect(sentences('He was 3. Then he left.', 'en')).toHaveLength(2);
  });

  it.each(['A.', 'U.S. ', '. ', 'A.B.C.D.E.F. '])('is found in linear time in long runs of "%s"', (piece) => {
    expect(sentences(piece.repeat(50_000), 'en').join('').length).toBeGreaterThan(0);
  });
});
