// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { OptionsPage } from '#components/options/options-page.tsx';
import { click, control, draw, said, shown } from './draw.tsx';
import { DEVICE, HOSTED, background, bodyOf, sent } from './stub-background.ts';

/** The page once “Delete everything” was chosen there, and before the question is answered. */
async function asked(): Promise<void> {
  background(HOSTED);
  await draw(<OptionsPage />);
  await click('Delete everything …');
}

describe('everything', () => {
  it('is not deleted before a question was answered', async () => {
    await asked();
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(bodyOf('everything/forget')).toBeUndefined();
    await click('Keep it');
    expect(bodyOf('everything/forget')).toBeUndefined();
  });

  it('is deleted then; it is said, and the settings are shown as they are now', async () => {
    await asked();
    background(DEVICE);
    await click('Delete everything');
    expect(bodyOf('everything/forget')).toEqual({});
    expect(said('status')).toContain('Everything is deleted.');
    expect(shown()).not.toContain('f3a');
    expect(() => control('API key')).toThrow('no control');
  });

  it('is said not to be gone when a part of it stayed', async () => {
    await asked();
    sent.mockResolvedValue({ ok: false, code: 'not-recorded', words: 'The library does not open.' });
    await click('Delete everything');
    expect(said('alert')).toContain('Not everything could be deleted.');
    expect(said('alert')).toContain('The library does not open.');
  });
});

it('offers to forget a key only where one is kept', async () => {
  background(DEVICE);
  await draw(<OptionsPage />);
  expect(() => control('Forget key')).toThrow('no control');
});
