import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

const root = fileURLToPath(new URL('..', import.meta.url));
const shuffled = { sequence: { shuffle: true } };

export default defineConfig({
  root,
  test: {
    reporters: ['default', './tests/closing-line.ts'],
    projects: [
      {
        // Pure logic and components, in a DOM of its own, with WXT's fake browser.
        plugins: [WxtVitest()],
        root,
        // Class names as in the build (wxt.config.ts), so that the popup's written markup can be compared.
        css: { modules: { generateScopedName: '[name]-[local]' } },
        test: {
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/setup.ts'],
          testTimeout: 30_000,
          ...shuffled,
        },
      },
      {
        // One suite over every implementation of the service that runs under Node.
        root,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          ...shuffled,
        },
      },
      {
        // The repository checks itself: layers, manifest, permissions, locales.
        root,
        test: { name: 'project', include: ['tests/project/**/*.test.ts'], ...shuffled },
      },
      {
        // The built extension in real browsers: one browser at a time, so files run one after another.
        root,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
