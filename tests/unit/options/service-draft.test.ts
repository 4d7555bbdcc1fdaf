import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#lib/browser/settings.ts';
import type { ServiceInfo } from '#lib/browser/messages.ts';
import { draftOf, faultsOf, hasFaults, planOf, sameOrigin } from '#components/options/service-draft.ts';
import type { ServiceDraft } from '#components/options/service-draft.ts';

const settings = defaultSettings();
const info: ServiceInfo = {
  kind: 'hosted',
  address: 'https://api.example.com',
  keyEnding: 'f3a',
  keep: 'device',
  permitted: true,
};
const draft = (changed: Partial<ServiceDraft> = {}): ServiceDraft => ({
  ...draftOf(info, settings),
  ...changed,
});

describe('a draft of the settings', () => {
  it('begins with what is saved, without the key', () => {
    expect(draft()).toMatchObject({ kind: 'hosted', address: 'https://api.example.com', key: '' });
    expect(draft().seconds.answer).toBe('120');
    expect(hasFaults(faultsOf(draft()))).toBe(false);
  });

  it('says what is wrong with each field', () => {
    const wrong = draft({
      address: 'ftp://example.com',
      key: 'two words',
      paths: { ...draft().paths, answer: 'answer', contents: '//elsewhere.example/contents' },
      seconds: { ...draft().seconds, answer: '0', feedback: 'soon' },
    });
    expect(faultsOf(wrong)).toEqual({
      address: 'optionsAddressNotHttp',
      key: 'optionsKeyNotOne',
      paths: { answer: 'optionsPathNotOne', contents: 'optionsPathNotOne' },
      seconds: { answer: 'optionsSecondsNotOne', feedback: 'optionsSecondsNotOne' },
    });
  });

  it('wants http to another machine confirmed, and http to this one not', () => {
    expect(faultsOf(draft({ address: 'http://10.0.0.5' })).insecure).toBe('optionsInsecureUnconfirmed');
    expect(hasFaults(faultsOf(draft({ address: 'http://10.0.0.5', insecureAccepted: true })))).toBe(false);
    expect(hasFaults(faultsOf(draft({ address: 'http://localhost:8080' })))).toBe(false);
  });

  it('remembers that a saved address was confirmed', () => {
    expect(draftOf({ ...info, address: 'http://10.0.0.5' }, settings).insecureAccepted).toBe(true);
  });

  it('cannot be wrong for the service on this device', () => {
    expect(hasFaults(faultsOf(draft({ kind: 'device', address: 'nonsense' })))).toBe(false);
  });
});

describe('what is saved', () => {
  it('is cleaned of spaces and slashes, with times in milliseconds', () => {
    const typed = draft({ address: ' https://api.example.com/v2/ ', key: ' sk-123 ', keep: 'session' });
    const plan = planOf({ ...typed, seconds: { ...typed.seconds, answer: '90' } }, info, settings);
    expect(plan).toMatchObject({
      kind: 'hosted',
      address: 'https://api.example.com/v2',
      key: 'sk-123',
      keep: 'session',
      paths: settings.paths,
    });
    expect(plan.timeouts.answer).toBe(90_000);
  });

  it('leaves the kept key alone when none was typed', () => {
    expect(planOf(draft({ key: '  ' }), info, settings).key).toBeUndefined();
  });

  it('leaves the hosted service as it was when this device is chosen', () => {
    const plan = planOf(draft({ kind: 'device', address: 'nonsense', key: 'x' }), info, settings);
    expect(plan).toMatchObject({ kind: 'device', address: 'https://api.example.com', key: undefined });
  });
});

describe('sameOrigin', () => {
  it('compares what a key is bound to', () => {
    expect(sameOrigin('https://api.example.com/v2', 'https://api.example.com')).toBe(true);
    expect(sameOrigin('https://api.example.com:8443', 'https://api.example.com')).toBe(false);
    expect(sameOrigin('', '')).toBe(false);
  });
});
