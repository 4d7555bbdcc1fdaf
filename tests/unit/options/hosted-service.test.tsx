// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { OptionsPage } from '#components/options/options-page.tsx';
import { click, control, draw, leave, said, shown, type } from './draw.tsx';
import { DEVICE, HOSTED, background, bodyOf, request, sent } from './stub-background.ts';

describe('a hosted service', () => {
  it('is saved after the browser allowed its origin', async () => {
    background(DEVICE, '789');
    await draw(<OptionsPage />);
    await click('Hosted service');
    await type('Service address', ' https://api.example.com:8443/v2/ ');
    await type('API key', 'key-123456789');
    await click('Save');
    expect(request).toHaveBeenCalledExactlyOnceWith({ origins: ['https://api.example.com:8443/*'] });
    expect(bodyOf('service/save')).toEqual({
      kind: 'hosted',
      address: 'https://api.example.com:8443/v2',
      key: 'key-123456789',
      keep: 'device',
    });
    expect(said('status')).toContain('Sidelight now asks api.example.com:8443.');
    expect(shown()).toContain('Key ending in …789 is kept.');
    expect(control('API key')).toHaveProperty('value', '');
  });

  it('asks the browser inside the gesture, before anything else', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    sent.mockClear();
    request.mockReturnValue(new Promise(() => undefined));
    control('Save').click();
    expect(request).toHaveBeenCalledOnce();
    expect(sent).not.toHaveBeenCalled();
  });

  it('is not saved when the browser was not allowed to, and what was typed stays', async () => {
    background(DEVICE);
    request.mockResolvedValue(false);
    await draw(<OptionsPage />);
    await click('Hosted service');
    await type('Service address', 'https://api.example.com');
    await type('API key', 'key-123456789');
    await click('Save');
    expect(bodyOf('service/save')).toBeUndefined();
    expect(said('alert')).toContain('api.example.com, so nothing was saved.');
    expect(control('Service address')).toHaveProperty('value', 'https://api.example.com');
    expect(control('API key')).toHaveProperty('value', 'key-123456789');
  });

  it('keeps what was typed when the background fails', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    sent.mockResolvedValue({ ok: false, code: 'not-recorded', words: 'The disk is full.' });
    await type('API key', 'key-123456789');
    await click('Save');
    expect(said('alert')).toContain('The disk is full.');
    expect(control('API key')).toHaveProperty('value', 'key-123456789');
  });

  it('says that the key is asked for again after the address has changed', async () => {
    background(HOSTED, undefined);
    sent.mockImplementation(async ({ type: kind, body }) => ({
      ok: true,
      value: kind === 'service/save' ? { ...HOSTED, ...(body as object), keyEnding: undefined } : HOSTED,
    }));
    await draw(<OptionsPage />);
    await type('Service address', 'https://other.example.com');
    expect(shown()).toContain('is for api.example.com. Enter the key for other.example.com.');
    await click('Save');
    expect(said('status')).toContain('Saved, but there is no key for other.example.com.');
  });
});

describe('an address that cannot be used', () => {
  it('is refused in words, marked, and given the cursor', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    await type('Service address', 'ftp://example.com');
    expect(said('alert')).toBe('');
    await click('Save');
    expect(said('alert')).toBe('The address must begin with https:// or http://.');
    expect(control('Service address').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(control('Service address'));
    expect(request).not.toHaveBeenCalled();
  });

  it('is named as soon as the field is left', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    await type('Service address', 'https://example.com/?a=1');
    await leave('Service address');
    expect(said('alert')).toContain('Leave out everything from the first ? or # on.');
  });

  it('is saved over an unencrypted connection only when that was confirmed', async () => {
    background(HOSTED);
    await draw(<OptionsPage />);
    await type('Service address', 'http://10.0.0.5:8080');
    await click('Save');
    expect(said('alert')).toContain('The connection to 10.0.0.5:8080 is not encrypted.');
    expect(request).not.toHaveBeenCalled();
    await click('Send my key unencrypted all the same');
    await click('Save');
    expect(bodyOf('service/save')).toMatchObject({ address: 'http://10.0.0.5:8080' });
  });
});
