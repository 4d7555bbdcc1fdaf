import { describe, expect, it } from 'vitest';
import { usesGlobal } from './free-names.ts';
import { files, product, read, sources } from './source-files.ts';

const lines = (path: string) => read(path).split('\n').length - 1;
const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
const isText = (path: string) => /\.(ts|tsx|mjs|js|json|md|html|css|svg|ya?ml)$|(^|\/)\.[\w.]+$/.test(path);

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

describe('source files', () => {
  it('stay small: 400 lines at most, 250 for components, 60 for the middle one', () => {
    expect(sources('entrypoints', 'components', 'lib', 'tests').filter((path) => lines(path) > 400)).toEqual(
      [],
    );
    expect(product.filter((path) => path.endsWith('.tsx') && lines(path) > 250)).toEqual([]);
    expect(median(product.map(lines))).toBeLessThanOrEqual(60);
  });

  it('are named in kebab case', () => {
    const names = sources('entrypoints', 'components', 'lib', 'tests').map(
      (path) => path.split('/').at(-1) ?? '',
    );
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(utils?|helpers?|misc|common)\./.test(name))).toEqual([]);
  });

  it('hold no logic where the browser loads them: an entrypoint only wires', () => {
    expect(sources('entrypoints').filter((path) => lines(path) > 120)).toEqual([]);
  });

  it('print nothing outside the hosts of the service under Node', () => {
    const talking = product.filter((path) => usesGlobal(path, 'console'));
    expect(talking.filter((path) => !path.startsWith('lib/service/hosts/'))).toEqual([]);
  });

  it('leave nothing to do', () => {
    const marks = /\b(TODO|FIXME|XXX)\b/;
    expect(product.filter((path) => marks.test(read(path)))).toEqual([]);
  });
});

describe('test files', () => {
  it('lie where a run looks for them', () => {
    expect(tests.filter((path) => !/^tests\/(unit|contract|project|e2e)\//.test(path))).toEqual([]);
  });

  it('are neither skipped nor run alone', () => {
    const muted = /\b(it|test|describe)(\.\w+)*\.(skip|only|todo)\b/;
    expect(tests.filter((path) => muted.test(read(path)))).toEqual([]);
  });

  it('wait for conditions, never for time', () => {
    const sleeping = /waitForTimeout|setTimeout\((resolve|done|r|res)\b/;
    expect(
      tests.filter((path) => path !== 'tests/project/hygiene.test.ts' && sleeping.test(read(path))),
    ).toEqual([]);
  });
});

describe('the repository', () => {
  it('pins every package exactly', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a missing list fails the test by itself
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('names no registry in its lockfiles', () => {
    const lockfiles = files.filter((path) => path.endsWith('package-lock.json'));
    expect(lockfiles).toEqual(['.toolchain/package-lock.json', 'package-lock.json']);
    expect(lockfiles.filter((path) => read(path).includes('"resolved"'))).toEqual([]);
  });

  it('holds no path of a machine', () => {
    const path = /(?<![\w.:/-])\/(work|farm|root|home|Users|tmp)\//;
    const found = files.filter((file) => isText(file) && path.test(read(file)));
    expect(found.filter((file) => file !== 'tests/project/hygiene.test.ts')).toEqual([]);
  });
});
