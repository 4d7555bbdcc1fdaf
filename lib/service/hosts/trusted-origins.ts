import { appendFileSync, readFileSync } from 'node:fs';

/** The exact forms of an extension's origin in the three engines. No prefix tests: those let `…evil.example` in. */
const EXTENSION_ORIGINS = [
  /^chrome-extension:\/\/[a-p]{32}$/,
  /^moz-extension:\/\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  /^safari-web-extension:\/\/[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/,
];

/** Which extensions a service answers. */
export interface TrustedOrigins {
  allows(origin: string): boolean;
  /** Called when an extension has shown that it knows the key. */
  trust(origin: string): void;
}

export function isExtensionOrigin(origin: string): boolean {
  return EXTENSION_ORIGINS.some((form) => form.test(origin));
}

/** The extensions that were named, and no other. */
export function pinnedOrigins(origins: readonly string[]): TrustedOrigins {
  return { allows: (origin) => origins.includes(origin), trust: () => undefined };
}

/**
 * The first extension of each kind of browser that knows the key; from then on no other of that kind. One for each kind,
 * because people use one service from Chromium and Firefox side by side. Kept in `file`, a line for each, where one is given.
 */
export function firstOrigins(file?: string): TrustedOrigins {
  const known = new Map<string, string>();
  if (file !== undefined) for (const origin of linesOf(file)) known.set(kindOf(origin), origin);
  return {
    allows: (origin) => isExtensionOrigin(origin) && (known.get(kindOf(origin)) ?? origin) === origin,
    trust(origin) {
      if (!isExtensionOrigin(origin) || known.has(kindOf(origin))) return;
      known.set(kindOf(origin), origin);
      if (file !== undefined) appendFileSync(file, `${origin}\n`);
    },
  };
}

function kindOf(origin: string): string {
  return origin.slice(0, origin.indexOf(':'));
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(isExtensionOrigin);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
