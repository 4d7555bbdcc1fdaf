import { describe, expect, it } from 'vitest';
import { files, read } from './source-files.ts';

const readme = read('README.md');

/** The folders that the layout table must name: those at the top, and the rooms of lib. */
function folders(): string[] {
  const parts = files.map((path) => path.split('/')).filter(([top = '']) => !top.startsWith('.'));
  const tops = parts.flatMap(([top = '', ...rest]) => (rest.length > 0 ? [top] : []));
  const rooms = parts.flatMap(([top = '', room = '', ...rest]) =>
    top === 'lib' && rest.length > 0 ? [`lib/${room}`] : [],
  );
  return [...new Set([...tops, ...rooms])].toSorted();
}

describe('the README', () => {
  it('shows the two commands that do everything', () => {
    expect(readme).toMatch(/^npm start\b/m);
    expect(readme).toMatch(/^npm test\b/m);
  });

  it('says where everything is: its table names every folder, and none that is not there', () => {
    const layout = readme.slice(readme.indexOf('## Where things are'), readme.indexOf('## One path'));
    const named = [...layout.matchAll(/^\| `([\w/]+)`/gm)].flatMap(([, folder]) => folder ?? []);
    expect(named.toSorted()).toEqual(folders());
  });

  it('names only scripts that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    const named = [...readme.matchAll(/`npm run ([\w:]+)/g)].flatMap(([, script]) => script ?? []);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

describe('README and CONTRIBUTING', () => {
  it.each(['README.md', 'CONTRIBUTING.md'])('%s names only files that are there', (document) => {
    const named = [
      ...read(document).matchAll(/`((?:lib|components|tests|public|entrypoints)\/[\w/.-]+)`/g),
    ].flatMap(([, path]) => path ?? []);
    const missing = named.filter(
      (path) => !files.some((file) => file === path || file.startsWith(path.replace(/\/?$/, '/'))),
    );
    expect(missing).toEqual([]);
  });
});
