import { describe, expect, it } from 'vitest';
import { ERROR_COPY } from '#components/call/error-copy.ts';
import { ERRORS } from '#lib/client/error.ts';
import { read } from './source-files.ts';

const messages: unknown = JSON.parse(read('public/_locales/en/messages.json'));

describe('the words for what can go wrong', () => {
  it('are there for every code, and for no other', () => {
    expect(Object.keys(ERROR_COPY).toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  });

  it('say of each code something of its own, and what to do next', () => {
    const copies = Object.values(ERROR_COPY);
    expect(new Set(copies.map(({ what }) => what)).size).toBe(copies.length);
    for (const { what, next } of copies) {
      expect(messages).toHaveProperty(what);
      expect(messages).toHaveProperty(next);
    }
  });

  it('lead to the settings where the key or the address is wrong', () => {
    const codes = ['no-key', 'unauthorized', 'not-found', 'redirected'] as const;
    expect(codes.map((code) => ERROR_COPY[code].remedy)).toEqual(codes.map(() => 'settings'));
    expect(ERROR_COPY['no-permission'].remedy).toBe('permission');
  });
});
