// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { OptionsPage } from '#components/options/options-page.tsx';
import { readSettings } from '#lib/browser/settings.ts';
import { click, control, draw, said, shown, type } from './draw.tsx';
import { DEVICE, HOSTED, background, bodyOf, request, sent } from './stub-background.ts';

describe('the settings page', () => {
  it('says so while it loads', async () => {
    sent.mockReturnValue(new Promise(() => undefined));
    await draw(<OptionsPage />);
    expect(said('status')).toBe('Loading the settings …');
  });

  it('says in words that the background refused', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    sent.mockResolvedValue({ ok: false, code: 'not-recorded', words: 'The disk is full.' });
    await draw(<OptionsPage />);
    expect(said('alert')).toContain('The settings could not be loaded.');
    expect(said('alert')).toContain('The disk is full.');
    expect(control('Try again')).toBeTruthy();
  });

  it('asks for an address and a key only for a hosted service', async () => {
    background(DEVICE);
    await draw(<OptionsPage />);
    expect(() => control('API key')).toThrow('no control');
    await click('Hosted service');
    expect(control('Service address')).toBeTruthy();
    expect(control('API key').getAttribute('type')).toBe('password');
  });

  it('saves this device without asking the browser for anything', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    await click('This device');
    await click('Save');
    expect(request).not.toHaveBeenCalled();
    expect(bodyOf('service/save')).toMatchObject({ kind: 'device' });
    expect(said('status')).toContain('Saved.');
  });
});

describe('the key', () => {
  it('is never shown, only how it ends', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    expect(shown()).toContain('Key ending in …f3a is kept.');
    expect(control('API key')).toHaveProperty('value', '');
  });

  it('is forgotten at a click, and that is said', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    await click('Forget key');
    expect(bodyOf('key/forget')).toEqual({});
    expect(said('status')).toContain('The key is forgotten.');
    expect(control('Forget key')).toHaveProperty('disabled', false);
    await type('API key', 'x');
    expect(() => control('Forget key')).toThrow('no control');
    expect(shown()).not.toContain('f3a');
  });

  it('says where it lies', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    expect(shown()).toContain('stored unencrypted in your browser’s profile');
    await click('Until the browser closes');
    expect(shown()).toContain('forgets the key when the browser closes');
    await click('Save');
    expect(bodyOf('service/save')).toMatchObject({ keep: 'session' });
  });

  it('is refused when it cannot be one', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    await type('API key', 'two words');
    await click('Save');
    expect(said('alert')).toContain('A key has no spaces');
  });
});

describe('the advanced settings', () => {
  it('are saved with the rest', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    await type('Path for answers', '/v3/answer');
    await type('Seconds for an answer', '90');
    await click('Save');
    const { paths, timeouts } = await readSettings();
    expect(paths).toMatchObject({ answer: '/v3/answer', feedback: '/v1/feedback' });
    expect(timeouts.answer).toBe(90_000);
  });

  it('are refused where they are wrong, and go back to the defaults at a click', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    await type('Path for searches', 'v1/deepsearch');
    await click('Save');
    expect(said('alert')).toContain('A path begins with one /');
    await click('Use the defaults');
    expect(control('Path for searches')).toHaveProperty('value', '/v1/deepsearch');
    await click('Save');
    expect(said('status')).toContain('Saved.');
  });
});

it('says when the browser no longer lets Sidelight reach the service', async () => {
  background({ ...HOSTED, permitted: false });
  await draw(<OptionsPage />);
  expect(said('status')).toContain('Your browser does not let Sidelight reach api.example.com.');
});
