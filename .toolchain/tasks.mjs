// What `npm start`, `npm test` and their like do, step by step. Each step stops the task when it fails.

const vitest = (run, projects, args = [], env = {}) =>
  run(
    'vitest',
    ['run', '--config', 'tests/vitest.config.ts', ...projects.map((p) => `--project=${p}`), ...args],
    env,
  );

async function builds(run) {
  await run('wxt', ['build', '-b', 'chrome']);
  await run('wxt', ['build', '-b', 'firefox', '--mv3']);
  await run('node', ['tests/browser/install.ts']);
}

export const tasks = {
  async check(run) {
    await run('prettier', ['--check', '--log-level', 'warn', '.']);
    await run('oxlint', ['--type-aware', '--deny-warnings', 'entrypoints', 'components', 'lib', 'tests']);
    await run('tsc', ['--noEmit']);
    await vitest(run, ['unit', 'contract', 'project']);
  },

  async test(run) {
    await tasks.check(run);
    await tasks.e2e(run, []);
  },

  async e2e(run, args) {
    await builds(run);
    await vitest(run, ['e2e'], args);
  },

  /** The long versions of the end-to-end suites. */
  async soak(run, args) {
    await builds(run);
    await vitest(run, ['e2e'], args, { SIDELIGHT_SOAK: '1' });
  },

  async start(run, args) {
    await run('node', ['tests/browser/install.ts', '--start']);
    await run('wxt', ['build', '-b', 'chrome']);
    await run('node', ['tests/browser/start.ts', ...args]);
  },
};
