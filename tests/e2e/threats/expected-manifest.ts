const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https: http:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-src 'none'; frame-ancestors 'none'";

const EVERYWHERE = {
  manifest_version: 3,
  name: '__MSG_extensionName__',
  description: '__MSG_extensionDescription__',
  icons: Object.fromEntries([16, 32, 48, 96, 128].map((size) => [size, `icon/${size}.png`])),
  default_locale: 'en',
  permissions: ['activeTab', 'alarms', 'contextMenus', 'scripting', 'storage', 'unlimitedStorage'],
  optional_permissions: ['tabs'],
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
  action: { default_title: 'Sidelight', default_popup: 'popup.html' },
  incognito: 'not_allowed',
  commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+S' } } },
  options_ui: { open_in_tab: true, page: 'options.html' },
};

const CHROMIUM = {
  ...EVERYWHERE,
  permissions: [...EVERYWHERE.permissions, 'offscreen', 'sidePanel'],
  omnibox: { keyword: 'sl' },
  minimum_chrome_version: '148',
  background: { type: 'module', service_worker: 'background.js' },
  side_panel: { default_path: 'sidepanel.html' },
};

/**
 * All that the built extension says of itself to each browser, but for its version. A new line here is what a person
 * is asked for, or what a page can see: think again before it is added.
 */
export const EXPECTED_MANIFEST: Record<string, object> = {
  chrome: CHROMIUM,
  edge: CHROMIUM,
  firefox: {
    ...EVERYWHERE,
    omnibox: { keyword: 'sl' },
    background: { type: 'module', scripts: ['background.js'] },
    sidebar_action: { default_panel: 'sidepanel.html', default_title: 'Sidelight' },
    browser_specific_settings: {
      gecko: {
        id: 'sidelight@sidelight.example',
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
  },
  safari: {
    ...EVERYWHERE,
    options_ui: { page: 'options.html' },
    background: { type: 'module', scripts: ['background.js'], persistent: false },
  },
};
