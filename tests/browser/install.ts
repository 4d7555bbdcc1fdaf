// Sees to the programs that `npm test` (or, with --start, `npm start`) drives. Installs them where it may.
import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, closeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium, findFirefox, findProgram } from './find-programs.ts';

interface Needed {
  what: string;
  debianPackage: string;
  find: () => string | undefined;
}

const CHROMIUM: Needed = {
  what: 'Chromium, Chrome or Edge (or set SIDELIGHT_CHROMIUM to its path)',
  debianPackage: 'chromium',
  find: findChromium,
};

const FOR_TESTS: Needed[] = [
  {
    what: 'Firefox (or set SIDELIGHT_FIREFOX to its path)',
    debianPackage: 'firefox-esr',
    find: findFirefox,
  },
  // A window on a screen of its own, and a hand for its native dialogs: no browser interface reaches those.
  { what: 'Xvfb', debianPackage: 'xvfb', find: () => findProgram('Xvfb') },
  { what: 'xdotool', debianPackage: 'xdotool', find: () => findProgram('xdotool') },
];

const cacheFolder = fileURLToPath(new URL('../../.cache/', import.meta.url));
const logFile = `${cacheFolder}install.log`;

const missingOf = (needed: Needed[]) => needed.filter(({ find }) => find() === undefined);

function stop(missing: Needed[], reason = ''): never {
  console.error(`${reason}Please install: ${missing.map(({ what }) => what).join(', ')}.`);
  process.exit(1);
}

/** Runs apt-get with its output in the log; false when it failed. */
function aptGet(log: number, args: string[]): boolean {
  const { status } = spawnSync(
    'apt-get',
    ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3', ...args],
    {
      stdio: ['ignore', log, log],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return status === 0;
}

function installOnDebian(missing: Needed[]): void {
  const packages = missing.map(({ debianPackage }) => debianPackage);
  console.log(`Installing ${packages.join(', ')} with apt-get (log: .cache/install.log) …`);
  mkdirSync(cacheFolder, { recursive: true });
  const log = openSync(logFile, 'w');
  const done =
    aptGet(log, ['update']) && aptGet(log, ['install', '--no-install-recommends', '--', ...packages]);
  closeSync(log);
  const still = missingOf(missing);
  if (done && still.length === 0) return;
  console.error(readFileSync(logFile, 'utf8'));
  stop(still.length > 0 ? still : missing, 'apt-get did not install everything (its output is above). ');
}

const needed = process.argv.includes('--start') ? [CHROMIUM] : [CHROMIUM, ...FOR_TESTS];
const missing = missingOf(needed);
if (missing.length > 0) {
  const mayInstall = process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
  if (mayInstall) installOnDebian(missing);
  else stop(missing);
}
