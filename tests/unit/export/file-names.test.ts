import { describe, expect, test } from 'vitest';
import { distinctNames } from '#lib/export/distinct-names.ts';
import { fillTemplate, findTemplateFault } from '#lib/export/name-template.ts';

const FACTS = {
  title: 'Tide mills: how?',
  site: 'example.org',
  date: '2024-03-05',
  read: '2026-11-21',
  id: 'tx_1',
};

describe('A template of file names', () => {
  test.each([
    ['{title}', 'Tide mills: how?'],
    ['{date} {title} ({site})', '2024-03-05 Tide mills: how? (example.org)'],
    ['{read}-{id}', '2026-11-21-tx_1'],
    ['page', 'page'],
  ])('%s gives %s', (template, name) => {
    expect(findTemplateFault(template)).toBeUndefined();
    expect(fillTemplate(template, FACTS)).toBe(name);
  });

  test.each([
    ['', { fault: 'empty' }],
    [' - ', { fault: 'empty' }],
    ['{title', { fault: 'open' }],
    ['{date} {{title}', { fault: 'open' }],
    ['title}', { fault: 'close' }],
    ['{titel}', { fault: 'unknown', field: 'titel' }],
    ['{}', { fault: 'unknown', field: '' }],
    ['{__proto__}', { fault: 'unknown', field: '__proto__' }],
    ['x'.repeat(201), { fault: 'long' }],
  ])('%j is told what is wrong with it, and the title is used', (template, fault) => {
    expect(findTemplateFault(template)).toEqual(fault);
    expect(fillTemplate(template, FACTS)).toBe(FACTS.title);
  });

  test('is not filled twice: a title may look like a template', () => {
    expect(fillTemplate('{title}', { ...FACTS, title: '{id}' })).toBe('{id}');
  });
});

describe('Names in one folder', () => {
  test('are numbered where two are the same on some system', () => {
    expect(distinctNames(['a.md', 'A.md', 'a.md', 'b.md', 'a-2.md', 'e\u0301.md', '\u00e9.md'])).toEqual([
      'a.md',
      'A-2.md',
      'a-3.md',
      'b.md',
      'a-2-2.md',
      'e\u0301.md',
      '\u00e9-2.md',
    ]);
  });

  test('have no ending where there is none', () => {
    expect(distinctNames(['a', 'a'])).toEqual(['a', 'a-2']);
  });
});
