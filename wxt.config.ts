import { defineConfig } from 'wxt';
import { manifest } from './lib/browser/manifest.ts';

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  manifest: ({ browser }) => manifest(browser),
  vite: () => ({
    build: { target: 'es2024', modulePreload: { polyfill: false } },
    css: { modules: { generateScopedName: '[name]-[local]' } },
  }),
});
