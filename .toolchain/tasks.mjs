// What `npm start`, `npm test` and `npm run check` do, step by step. Each step stops the task when it fails.

const vitest = (run, projects, args = []) =>
  run('vitest', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.map((p) => `--project=${p}`),
    ...args,
  ]);

const builds = (run) => {
  run('wxt', ['build', '-b', 'chrome']);
  run('wxt', ['build', '-b', 'firefox', '--mv3']);
};

export const tasks = {
  check(run) {
    run('prettier', ['--check', '--log-level', 'warn', '.']);
    run('oxlint', ['--type-aware', '--deny-warnings', 'entrypoints', 'components', 'lib', 'tests']);
    run('tsc', ['--noEmit']);
    vitest(run, ['unit', 'contract', 'project']);
  },

  test(run) {
    tasks.check(run);
    builds(run);
    run('node', ['tests/browser/install.ts']);
    vitest(run, ['e2e']);
  },

  e2e(run, args) {
    builds(run);
    run('node', ['tests/browser/install.ts']);
    vitest(run, ['e2e'], args);
  },

  start(run, args) {
    run('node', ['tests/browser/install.ts', '--start']);
    run('wxt', ['build', '-b', 'chrome']);
    run('node', ['tests/browser/start.ts', ...args]);
  },
};
