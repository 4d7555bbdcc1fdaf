import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** One process of a browser, as Linux tells of it. */
export interface BrowserProcess {
  pid: number;
  /** Its command line, its parts divided by blanks. */
  command: string;
}

/** A process and all that it has started, as they are now (Linux only). */
export function processTree(root: number): BrowserProcess[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const parent = Number.isInteger(pid) ? parentOf(pid) : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  // The list grows while it is gone through.
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree.map((pid) => ({ pid, command: (read(pid, 'cmdline') ?? '').replaceAll('\0', ' ') }));
}

/** Stops processes as a machine that sleeps does, until they are let go on. */
export function freeze(processes: readonly BrowserProcess[]): void {
  signalAll(processes, 'SIGSTOP');
}

export function thaw(processes: readonly BrowserProcess[]): void {
  signalAll(processes, 'SIGCONT');
}

function signalAll(processes: readonly BrowserProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    // One that has ended since needs no signal.
    if (parentOf(pid) !== undefined) process.kill(pid, signal);
  }
}

/** Bytes of memory that a process holds, and the most it has held since its peak was last forgotten. */
export function memoryOf({ pid }: BrowserProcess): { now: number; peak: number } {
  const status = read(pid, 'status') ?? '';
  const kilobytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
  return { now: kilobytes('VmRSS') * 1024, peak: kilobytes('VmHWM') * 1024 };
}

/** Has the peak of a process begin anew at what it holds now. */
export function forgetPeak({ pid }: BrowserProcess): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function parentOf(pid: number): number | undefined {
  // The name of a program stands in brackets and may hold anything; what counts follows the last one.
  const [, parent] =
    read(pid, 'stat')
      ?.replace(/^.*\) /s, '')
      .split(' ') ?? [];
  return parent === undefined ? undefined : Number(parent);
}

function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended since the folder was listed.
    return undefined;
  }
}
