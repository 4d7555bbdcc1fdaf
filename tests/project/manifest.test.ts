import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest } from '#lib/browser/manifest.ts';

const CHROMIUM = ['chrome', 'edge'];
const BROWSERS = [...CHROMIUM, 'firefox', 'safari'];

/** Every permission and why it is asked for. A new one needs its line here, and a person is asked again. */
const REASONS: Record<string, { why: string; browsers: string[] }> = {
  activeTab: {
    why: 'read the page in front of the person, once they call Sidelight there',
    browsers: BROWSERS,
  },
  alarms: { why: 'wake up for a call that waits and for feedback to deliver', browsers: BROWSERS },
  contextMenus: { why: 'search, ask and summarise from the menu of a page', browsers: BROWSERS },
  offscreen: { why: 'host the device service: its worker outlives the background', browsers: CHROMIUM },
  scripting: { why: 'capture the page that activeTab opened', browsers: BROWSERS },
  sidePanel: { why: 'the panel beside the page', browsers: CHROMIUM },
  storage: { why: 'settings', browsers: BROWSERS },
  unlimitedStorage: { why: 'the library outgrows the ordinary quota', browsers: BROWSERS },
};

describe.each(BROWSERS)('the manifest for %s', (browser) => {
  const built = manifest(browser);

  it('asks for the permissions that have a reason, and no others', () => {
    const expected = Object.keys(REASONS).filter((name) => REASONS[name]?.browsers.includes(browser));
    expect(built.permissions?.toSorted()).toEqual(expected);
  });

  it('asks for no host at install; hosts are optional', () => {
    expect(built.host_permissions).toBeUndefined();
    expect(built.optional_host_permissions).toEqual(['https://*/*', 'http://*/*']);
  });

  it('asks for the addresses of tabs only where a person has them collected', () => {
    expect(built.optional_permissions).toEqual(['tabs']);
  });

  it('keeps out of private windows, where nothing may be kept', () => {
    expect(built.incognito).toBe('not_allowed');
  });

  it('puts nothing on pages and opens nothing to them', () => {
    for (const key of ['content_scripts', 'web_accessible_resources', 'externally_connectable'])
      expect(built).not.toHaveProperty(key);
  });

  it('lets extension pages load only what is their own', () => {
    expect(directives(built.content_security_policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self' https: http:",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('takes its name and description from the locales', () => {
    expect(built).toMatchObject({
      name: '__MSG_extensionName__',
      description: '__MSG_extensionDescription__',
      default_locale: 'en',
    });
  });
});

function directives(policy: unknown): Record<string, string> {
  expect(policy).toEqual({ extension_pages: expect.any(String) as unknown });
  const text = String(Object.values(policy ?? {})[0]);
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const space = directive.indexOf(' ');
      return [directive.slice(0, space), directive.slice(space + 1)];
    }),
  );
}

describe('the manifest of one browser', () => {
  it('names the oldest Chromium whose `browser` is its own', () => {
    expect(manifest('chrome').minimum_chrome_version).toBe('148');
    expect(manifest('firefox').minimum_chrome_version).toBeUndefined();
  });

  it('tells Firefox that nothing is collected', () => {
    expect(manifest('firefox').browser_specific_settings?.gecko).toMatchObject({
      data_collection_permissions: { required: ['none'] },
    });
    expect(manifest('chrome')).not.toHaveProperty('browser_specific_settings');
  });

  it('gives a keyword to every address bar that takes one', () => {
    expect(BROWSERS.filter((browser) => 'omnibox' in manifest(browser))).toEqual([
      'chrome',
      'edge',
      'firefox',
    ]);
  });
});

describe('the icons', () => {
  it.each([16, 32, 48, 96, 128])('are there at %i pixels', (size) => {
    const png = readFileSync(`public/icon/${size}.png`);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });
});
