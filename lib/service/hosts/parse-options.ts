import { parseArgs } from 'node:util';
import { isExtensionOrigin } from './trusted-origins.ts';

export const USAGE = `usage: npm run service -- --port N --key K [--data DIR] [--library DIR] [--origin O]… [--allow-private]

  --port N         listens on 127.0.0.1:N; 0 picks a free port
  --key K          the key that every request must carry in x-api-key (or set SIDELIGHT_KEY)
  --data DIR       keeps the library in DIR; without it nothing outlives the process
  --library DIR    imports the .html, .md, .txt and .pdf files below DIR before it starts
  --origin O       answers the extension with this origin (chrome-extension://… or moz-extension://…) and no other, may be
                   given more than once; without it the first extension of each kind of browser that has the key is
                   remembered, with --data beyond the process, and others are refused; programs send no origin
  --allow-private  lets contents read this machine and its private networks (for tests)`;

export interface ServiceSettings {
  port: number;
  key: string;
  data: string | undefined;
  library: string | undefined;
  /** Origins of the extensions that may ask; none means the first with the key. */
  origins: string[];
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
  const { origin: origins = [] } = given;
  const odd = origins.find((origin) => !isExtensionOrigin(origin));
  if (odd !== undefined) {
    return {
      usage: `${odd} is no origin of an extension: give chrome-extension:// and its id, without a slash.`,
    };
  }
  return { port: Number(port), key, data, library, origins, allowPrivate: given['allow-private'] ?? false };
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
        origin: { type: 'string', multiple: true },
        'allow-private': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return { usage: error instanceof Error ? error.message : String(error) };
  }
}
