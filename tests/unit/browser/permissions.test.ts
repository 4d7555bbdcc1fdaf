import { describe, expect, it } from 'vitest';
import { originPattern } from '#lib/browser/permissions.ts';

describe('originPattern', () => {
  it('keeps the port where the browser narrows the permission by it', () => {
    expect(originPattern('http://127.0.0.1:8080/v2', true)).toBe('http://127.0.0.1:8080/*');
    expect(originPattern('https://api.example.com/v2', true)).toBe('https://api.example.com/*');
  });

  it('leaves the port out for Firefox, which takes no pattern with one', () => {
    expect(originPattern('http://127.0.0.1:8080/v2', false)).toBe('http://127.0.0.1/*');
    expect(originPattern('http://[::1]:8080', false)).toBe('http://[::1]/*');
  });
});
