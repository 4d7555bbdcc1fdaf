import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'wxt';
import { manifest } from './lib/browser/manifest.ts';

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  manifest: ({ browser }) => manifest(browser),
  hooks: {
    'build:done': (wxt) => {
      // SQLite's package names two workers that the library's own worker never starts: a quarter of a megabyte.
      const assets = join(wxt.config.outDir, 'assets');
      const idle = readdirSync(assets).filter((file) => /^sqlite3-(worker1|opfs-async-proxy)/.test(file));
      for (const file of idle) rmSync(join(assets, file));
    },
    'build:manifestGenerated': (wxt, generated) => {
      // Safari, like Firefox, runs a background page: there the device service has its DOM without an offscreen page.
      const { background } = generated;
      if (wxt.config.browser !== 'safari' || !background || !('service_worker' in background)) return;
      generated.background = { scripts: [background.service_worker], type: 'module', persistent: false };
    },
  },
  vite: () => ({
    build: { target: 'es2024', modulePreload: { polyfill: false } },
    css: { modules: { generateScopedName: '[name]-[local]' } },
  }),
});
