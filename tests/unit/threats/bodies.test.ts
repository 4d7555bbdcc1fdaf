import { describe, expect, it } from 'vitest';
import { createClient } from '#lib/client/create-client.ts';
import { CallError } from '#lib/client/error.ts';
import { OPERATION_NAMES } from '#lib/contract/index.ts';
import { publicBodies } from '#tests/service/public-inputs.ts';

const text = (body: string) => new TextEncoder().encode(body);
const reply = (more: string) => `{"success":true,"contents":"x","results":[],"search_results":[]${more}}`;

const BODIES: [string, Uint8Array<ArrayBuffer>][] = [
  ['nothing', text('')],
  ['half a sign', new Uint8Array([0x22, 0xc3])],
  ['zeros', new Uint8Array(64)],
  ['100,000 levels', text('['.repeat(100_000))],
  ['100,000 levels that end', text('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))],
  ['a field 70 deep', text(reply(`,"cost":${'['.repeat(70)}${']'.repeat(70)}`))],
  [
    'a million keys',
    text(reply(`,"x":{${Array.from({ length: 200_000 }, (_, n) => `"k${n}":0`).join(',')}}`)),
  ],
  ['a prototype', text(reply(',"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'))],
  ['sources named after a prototype', text(reply(',"results_by_source":{"__proto__":1,"toString":2}'))],
  ['numbers beyond all bounds', text(reply(',"cost":{"total_deduction_dollars":1e999}'))],
  ['a number of 100,000 digits', text(reply(`,"x":${'9'.repeat(100_000)}`))],
  ['the same key twice', text('{"success":true,"success":false,"contents":1,"contents":"x"}')],
  ...publicBodies('json-nst.json'),
];

describe.each(OPERATION_NAMES)('a reply to %s', (name) => {
  it('whose body is anything is a reply or one of our own errors, and leaves nothing behind', async () => {
    for (const [what, body] of BODIES) {
      const client = createClient({
        fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
        baseUrl: 'https://service.example',
      });
      const request = {
        answer: { query: 'x' },
        contents: { urls: ['https://a.example/'] },
        deepsearch: { query: 'x' },
        feedback: { tx_id: 'x', feedback: '', sentiment: 'good' },
      }[name];
      // oxlint-disable-next-line no-await-in-loop -- one reply after the other
      const error = await client.send(name, request, { timeout: 20_000 }).then(
        ({ reply: parsed }) => void JSON.stringify(parsed),
        (caught: unknown) => caught,
      );
      expect([what, error === undefined || error instanceof CallError]).toEqual([what, true]);
      expect('polluted' in {}).toBe(false);
    }
  });
});
