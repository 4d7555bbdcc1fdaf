import type { Reporter, TestModule } from 'vitest/node';

/** Ends every run with one plain line, so that a log can be judged by its last words. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((each) => each === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const skipped = count('skipped');
    console.log(
      `${count('passed')} passed, ${count('failed') + broken} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
  }
}
