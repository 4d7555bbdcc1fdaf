import { describe, expect, it } from 'vitest';
import { createClient } from '#lib/client/create-client.ts';
import { CallError } from '#lib/client/error.ts';

const KEYS = ['sentinel-key-f3a', 'se"nti\\nel/key+f3a=', "se'nt<i>nel&key%f3a"];

/** The ways in which a service may write down what it was sent. */
const WRITTEN: [string, (key: string) => string][] = [
  ['as it is', (key) => key],
  ['as JSON', (key) => JSON.stringify({ error: `Key ${key} is not known` })],
  ['as JSON with its slashes escaped', (key) => JSON.stringify({ error: key }).replaceAll('/', '\\/')],
  ['as JSON in JSON', (key) => JSON.stringify({ error: JSON.stringify({ key }) })],
  [
    'as JSON with every sign escaped',
    (key) =>
      `{"error":"${Array.from(key, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"}`,
  ],
  ['in an address', (key) => JSON.stringify({ error: `/answer?key=${encodeURIComponent(key)}` })],
  ['in base 64', (key) => JSON.stringify({ error: btoa(key) })],
];

describe.each(WRITTEN)('a key that a service sends back %s', (_, write) => {
  it.each(KEYS)('is in nothing that is kept or shown: %s', async (apiKey) => {
    const body = write(apiKey);
    const client = createClient({
      fetch: async () => new Response(body, { status: 400 }),
      baseUrl: 'https://service.example',
      apiKey,
    });
    const error = await client
      .send('answer', { query: 'x' }, { timeout: 5_000 })
      .catch((caught: unknown) => caught);
    if (!(error instanceof CallError)) throw new TypeError('It was no refusal.');
    const kept = `${error.raw ?? ''}\n${error.detail.words ?? ''}\n${error.message}`;
    for (const [, form] of WRITTEN.slice(0, 1)) expect(kept).not.toContain(form(apiKey));
    expect(kept).not.toContain(btoa(apiKey));
    expect(kept).not.toContain(encodeURIComponent(apiKey));
    expect(decoded(kept)).not.toContain(apiKey);
  });
});

/** Whoever looks at what is kept may read its escapes. */
function decoded(kept: string): string {
  return kept
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\(["\\/])/g, '$1');
}
