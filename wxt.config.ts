import { defineConfig } from 'wxt';
import { manifest } from './lib/browser/manifest.ts';

/** SQLite's package names two workers that the library's own worker never starts: a quarter of a megabyte. */
const withoutIdleWorkers = () => ({
  name: 'without-idle-workers',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('sqlite-wasm')
      ? code.replaceAll(/new URL\("sqlite3-(?:worker1|opfs-async-proxy)[^)]*\)/g, 'new URL("about:blank")')
      : undefined,
});

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  // Who builds from the sources needs what begins with a dot too: without it `npm ci` ends in its first script.
  zip: {
    includeSources: [
      '*',
      '{components,entrypoints,lib,public,tests}/**',
      '.toolchain/*.{json,mjs}',
      '.toolchain/.npmrc',
      '.npmrc',
    ],
  },
  manifest: ({ browser }) => manifest(browser),
  hooks: {
    'build:manifestGenerated': (wxt, generated) => {
      if (wxt.config.browser !== 'safari') return;
      // WXT takes Safari for a Chromium. It knows no side panel, and warns of what it does not know.
      delete generated.side_panel;
      generated.permissions = generated.permissions?.filter((name) => name !== 'sidePanel');
      // Safari, like Firefox, runs a background page: there the device service has its DOM without an offscreen page.
      const { background } = generated;
      if (!background || !('service_worker' in background)) return;
      generated.background = { scripts: [background.service_worker], type: 'module', persistent: false };
    },
  },
  vite: () => ({
    worker: { plugins: () => [withoutIdleWorkers()] },
    build: { target: 'es2024', modulePreload: { polyfill: false } },
    css: { modules: { generateScopedName: '[name]-[local]' } },
  }),
});
