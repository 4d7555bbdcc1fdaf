import { parseArgs } from 'node:util';

export const USAGE = `usage: npm run service -- --port N --key K [--data DIR] [--library DIR] [--allow-private]

  --port N         listens on 127.0.0.1:N; 0 picks a free port
  --key K          the key that every request must carry in x-api-key (or set SIDELIGHT_KEY)
  --data DIR       keeps the library in DIR; without it nothing outlives the process
  --library DIR    imports the .html, .md, .txt and .pdf files below DIR before it starts
  --allow-private  lets contents read this machine and its private networks (for tests)`;

export interface ServiceSettings {
  port: number;
  key: string;
  data: string | undefined;
  library: string | undefined;
  allowPrivate: boolean;
}

/** The command line of the service; or, in `usage`, what is wrong with it ('' when help was asked for). */
export function parseOptions(
  args: string[],
  env: Record<string, string | undefined>,
): ServiceSettings | { usage: string } {
  const given = tryParse(args);
  if ('usage' in given) return given;
  if (given.help) return { usage: '' };
  const { port, key = env['SIDELIGHT_KEY'], data, library } = given;
  if (port === undefined || !/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return { usage: 'Give a port: --port with a number from 0 to 65535.' };
  }
  if (key === undefined || key.trim() === '') return { usage: 'Give a key: --key with any text.' };
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return { usage: 'A key goes into an HTTP header: use letters, digits and signs of ASCII, no spaces.' };
  }
  return { port: Number(port), key, data, library, allowPrivate: given['allow-private'] ?? false };
}

function tryParse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        key: { type: 'string' },
        data: { type: 'string' },
        library: { type: 'string' },
        'allow-private': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return { usage: error instanceof Error ? error.message : String(error) };
  }
}
