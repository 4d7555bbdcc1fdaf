import type { Reporter, TestModule } from 'vitest/node';

/** Ends every run with one plain line, so that a log can be judged by its last words. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((each) => each === state).length;
    // A hook that fails skips its suite's tests: the suite itself then carries the error.
    const places = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = places.filter((place) => place.errors().length > 0).length;
    const skipped = count('skipped');
    console.log(
      `${count('passed')} passed, ${count('failed') + broken} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
  }
}
