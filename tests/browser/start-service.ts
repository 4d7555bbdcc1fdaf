import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from './built-extension.ts';

/** The service of `npm run service`, in a process of its own on a free port of this machine. */
export interface RunningService {
  /** `http://127.0.0.1:PORT` */
  url: string;
  port: number;
  key: string;
  /** What it printed so far: a line for each request. */
  log: string[];
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** A folder of pages that it shall know from the start. */
  library?: string;
  /** A free one by default. */
  port?: number;
}

/** Starts the service. Throws with its output when it ends before it listens. */
export async function startService({ library, port = 0 }: ServiceOptions = {}): Promise<RunningService> {
  const key = 'loopback-key-f3a';
  const main = join(projectRoot, 'lib', 'service', 'hosts', 'main.ts');
  const folder = library === undefined ? [] : ['--library', library];
  const service = spawn(
    process.execPath,
    [main, '--port', `${port}`, '--key', key, '--allow-private', ...folder],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stopAtExit = () => service.kill('SIGKILL');
  process.once('exit', stopAtExit);
  const gone = new Promise<void>((resolve) => service.once('close', () => resolve()));
  const log: string[] = [];
  createInterface({ input: service.stderr }).on('line', (line) => log.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: service.stdout }).on('line', (line) => {
      log.push(line);
      const address = /^listening on (http:\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    service.once('close', () => reject(new Error(`The service did not start:\n${log.join('\n')}`)));
  });
  return {
    url: url.replace(/\/$/, ''),
    port: Number(new URL(url).port),
    key,
    log,
    async close() {
      process.off('exit', stopAtExit);
      service.kill();
      await gone;
    },
  };
}
