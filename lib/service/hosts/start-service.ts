import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary } from '../library/library.ts';
import { openNodeDriver } from '../library/node-driver.ts';
import { createService } from '../service.ts';
import type { Library } from '../types.ts';
import { importFiles } from './import-files.ts';
import { networkReader } from './network-reader.ts';
import { serveNode } from './node.ts';
import type { NodeHost } from './node.ts';
import type { ServiceSettings } from './parse-options.ts';
import { firstOrigins, pinnedOrigins } from './trusted-origins.ts';

const clock = () => Date.now();

/**
 * Starts the service as the command line says and serves until SIGINT or SIGTERM. Rejects, with words for the person,
 * when the port is taken, a folder is not there or the library cannot be opened.
 */
export async function startService({
  port,
  key,
  data,
  library: folder,
  origins,
  allowPrivate,
}: ServiceSettings): Promise<void> {
  const library = openLibrary(openNodeDriver(databasePath(data)), clock);
  await tellOfDamage(library);
  if (folder !== undefined) console.log(await importFiles(folder, library, clock));
  const service = createService({
    library,
    reader: networkReader({ clock, allowPrivate }),
    clock,
    newId: () => crypto.randomUUID(),
    apiKey: key,
    report: (error) => console.error(error instanceof Error ? error.stack : error),
  });
  const trusted =
    origins.length > 0 ? pinnedOrigins(origins) : firstOrigins(data && join(data, 'extensions.txt'));
  const host = await serveNode({ fetch: service.fetch, port, trusted, log: (line) => console.log(line) });
  stopOnSignal(host, library);
  console.log(`listening on ${host.url}`);
}

/** A damaged file is never deleted; the person may want to have it looked at. */
async function tellOfDamage(library: Library): Promise<void> {
  for (const file of (await library.status()).setAside) {
    console.error(`The library was damaged. It was put aside as ${file}, and an empty one begun.`);
  }
}

function databasePath(data: string | undefined): string {
  if (data === undefined) return ':memory:';
  mkdirSync(data, { recursive: true });
  return join(data, 'library.sqlite');
}

function stopOnSignal(host: NodeHost, library: Library): void {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= host.close().then(() => library.close());
    stopping.catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
