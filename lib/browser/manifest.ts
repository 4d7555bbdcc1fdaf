import type { UserManifest } from 'wxt';

/**
 * `connect-src` allows http because the user may point Sidelight at a service on their own network, after a
 * warning (options). The policy is spelled out for Firefox too: its default would upgrade http to https.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https: http:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The manifest for one browser: nothing runs on pages by itself and no host is asked for at install. */
export function manifest(browser: string): UserManifest {
  const chromium = browser === 'chrome' || browser === 'edge';
  return {
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    permissions: [
      'activeTab',
      'alarms',
      'contextMenus',
      'scripting',
      'storage',
      'unlimitedStorage',
      ...(chromium ? (['offscreen', 'sidePanel'] as const) : []),
    ],
    // Asked for by the one button that collects the addresses of tabs, never before.
    optional_permissions: ['tabs'],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
    action: { default_title: '__MSG_extensionName__' },
    // Safari's address bar takes no keyword, and it warns of keys that it does not know.
    ...(browser === 'safari' ? {} : { omnibox: { keyword: 'sl' } }),
    incognito: 'not_allowed',
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+S' } },
    },
    // The polyfill leaves browsers alone that have a promise-based `browser` of their own: Chromium from 148 on.
    ...(chromium ? { minimum_chrome_version: '148' } : {}),
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'sidelight@sidelight.example',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : {}),
  };
}
