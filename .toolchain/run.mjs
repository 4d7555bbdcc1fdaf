#!/usr/bin/env node
// Runs a task (tasks.mjs) or any installed command on the pinned Node, whatever Node the machine has.
// It may import nothing but Node itself: on a bare clone it is the first thing to run.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const WANTED_NODE = 24;
const windows = process.platform === 'win32';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parent = process.ppid;

/**
 * Runs a program in the project's root; ends this process with its exit code when it fails. What ends this process
 * ends the program too: npm may be killed without a word to its children, so an orphan looks for its parent.
 */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
      env: { ...process.env, ...env },
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    const orphaned = setInterval(() => process.ppid !== parent && child.kill(), 500);
    child.on('error', (error) => fail(`${program} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      clearInterval(orphaned);
      for (const each of SIGNALS) process.off(each, pass);
      if (code === 0) resolve();
      else process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function quietly(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    shell: windows,
  });
  if (status !== 0) fail(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** npm is itself a Node program: with the pinned Node first in PATH it runs on that one too. */
function usePinnedNode() {
  const bin = join(here, 'node_modules', '.bin');
  const major = Number(process.versions.node.split('.')[0]);
  if (major < WANTED_NODE && !existsSync(join(bin, 'node'))) {
    console.log(`Fetching Node ${WANTED_NODE} into .toolchain (this machine has ${process.version}) …`);
    quietly('npm', ['ci', '--prefix', '.toolchain', '--ignore-scripts']);
    if (!existsSync(join(bin, 'node'))) {
      fail(
        `No packaged Node ${WANTED_NODE} for ${process.platform}-${process.arch}: install Node ${WANTED_NODE} or newer.`,
      );
    }
  }
  process.env.PATH = [bin, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
}

/** Installs the locked packages when they are missing or the lockfile has changed since they were put there. */
function installPackages() {
  const stamp = join(root, 'node_modules', '.sidelight-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // A plain `npm ci` calls this script again as its postinstall step, before any stamp is there.
  if (process.env.npm_lifecycle_event !== 'postinstall') {
    console.log('Installing the locked packages …');
    quietly('npm', ['ci', '--ignore-scripts']);
    quietly('wxt', ['prepare']);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const [name, ...args] = process.argv.slice(2);
if (!name) fail('usage: node .toolchain/run.mjs TASK|COMMAND [ARGUMENT …]');
usePinnedNode();
installPackages();
const { tasks } = await import('./tasks.mjs');
if (Object.hasOwn(tasks, name)) await tasks[name](run, args);
else await run(name, args);
