import { describe, expect, it } from 'vitest';
import { detectLanguage, languageOf } from '#lib/service/language/words/detect-language.ts';
import { splitWords } from '#lib/service/language/words/split-words.ts';
import { stemWords } from '#lib/service/language/words/stem-words.ts';

describe('words', () => {
  it('are cut at what is no letter or digit, in small letters and one width', () => {
    expect(splitWords('Ｃafé—C++, C# and l’été: 3.14 (50%)')).toEqual([
      'café',
      'c++',
      'c#',
      'and',
      'l',
      'été',
      '3',
      '14',
      '50',
    ]);
  });

  it('of scripts without spaces are cut by the dictionary, and in pairs or triples besides', () => {
    expect(splitWords('图书馆很大')).toEqual(expect.arrayContaining(['图书', '书馆']));
    expect(splitWords('東京のラーメン')).toEqual(['東京', 'の', 'ラーメン']);
    expect(splitWords('ห้องสมุดแห่งชาติ')).toEqual(expect.arrayContaining(['สมุด']));
    expect(splitWords('도서관에서')).toEqual(['도서', '서관', '관에', '에서']);
  });

  it('lose vowel points, so that both spellings meet', () => {
    expect(splitWords('المَكْتَبَةُ')).toEqual(splitWords('المكتبة'));
  });

  it.each([
    ['en', 'libraries began children', ['librari', 'begin', 'child']],
    ['de', 'Häuser Datenbankverwaltung', ['haus', 'datenban']],
    ['fr', 'chevaux', ['cheval']],
    ['pl', 'biblioteka bibliotekami', ['biblio', 'biblio']],
    ['ar', 'والمكتبات مكتبة', ['مكتب', 'مكتب']],
    ['xx', 'Ünïcode', ['unicode']],
  ])('are stemmed in %s', (language, text, stems) => {
    expect(stemWords(text, language)).toEqual(stems);
  });

  it('take time in proportion, whatever the text', () => {
    for (const sign of ['+', '#', 'a', "'", ' ', '的', 'ก', '가', '\u064b', '́', '-']) {
      const start = performance.now();
      splitWords(sign.repeat(200_000));
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});

describe('the language of a text', () => {
  it.each([
    ['en', 'What is the name of the river in this town?'],
    ['de', 'Wie heißt der Fluss, an dem die Stadt liegt?'],
    ['fr', 'Quel est le nom de la rivière dans cette ville ?'],
    ['es', '¿Cómo se llama el río que pasa por la ciudad?'],
    ['nl', 'Hoe heet de rivier die door deze stad loopt?'],
    ['ru', 'Как называется река, которая течёт через город?'],
    ['uk', 'Як називається річка, що тече через місто?'],
    ['ar', 'ما اسم النهر الذي يمر في هذه المدينة؟'],
    ['zh', '流经这座城市的河叫什么名字？'],
    ['ja', 'この町を流れる川の名前は何ですか。'],
    ['ko', '이 도시를 흐르는 강의 이름은 무엇입니까?'],
    ['th', 'แม่น้ำที่ไหลผ่านเมืองนี้ชื่ออะไร'],
  ])('is %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('is what the page says, unless its letters say otherwise', () => {
    expect(languageOf('de-AT', 'Kurz')).toBe('de');
    expect(languageOf('en', '这是一个关于图书馆历史的网页，内容很长，讲述了许多事情。')).toBe('zh');
    expect(languageOf(undefined, '12345')).toBe('en');
  });
});
