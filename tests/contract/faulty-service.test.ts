import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import { startFaultyService } from '#tests/service/start-faulty-service.ts';
import type { FaultyService } from '#tests/service/start-faulty-service.ts';
import { FAULTS } from '#tests/service/faults/index.ts';

let service: FaultyService;

beforeAll(async () => {
  service = await startFaultyService();
});
beforeEach(() => service.reset());
afterAll(() => service.close());

function ask(fault = '', path = '/answer', body: object = { query: SAMPLE_QUESTION }): Promise<Response> {
  if (fault !== '') service.next(fault);
  return fetch(service.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'x-api-key': service.key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}

const contents = (fault = '') =>
  ask(fault, '/contents', {
    urls: [
      'https://lindholm.example/harbour',
      'https://lindholm.example/ferry',
      'https://gardens.example/apples',
    ],
  });

describe('the faulty service', () => {
  it('answers like the real one, with prices, and books them', async () => {
    const answer = await (await ask()).json();
    expect(answer.contents).toContain('eleven metres');
    expect(answer.cost).toEqual({
      total_deduction_dollars: 0.0145,
      search_deduction_dollars: 0.012,
      ai_deduction_dollars: 0.0025,
    });
    expect((await (await contents()).json()).total_cost_dollars).toBe(0.003);
    expect((await (await ask('', '/v1/deepsearch')).json()).total_deduction_dollars).toBe(0.0075);
    expect(service.ledger().map(({ dollars }) => dollars)).toEqual([0.0145, 0.003, 0.0075]);
    expect(service.requests()).toHaveLength(3);
    expect(service.requests()[0]?.headers['x-api-key']).toBe(service.key);
  });

  it.each([
    ['status=401', 401],
    ['status=429,retry-after=2', 429],
    ['status=503,body=html', 503],
    ['status=599', 599],
    ['status=204', 204],
    ['portal', 200],
    ['failed=1', 206],
    ['failall', 422],
  ])('answers %s', async (fault, status) => {
    expect((await contents(fault)).status).toBe(status);
  });

  it('sends Retry-After as it was told', async () => {
    expect((await ask('status=429,retry-after=2')).headers.get('retry-after')).toBe('2');
    const date = (await ask('status=429,retry-after=date+5')).headers.get('retry-after') ?? '';
    expect(Date.parse(date) - Date.now()).toBeGreaterThan(3_000);
  });

  it.each(['reset', 'close', 'badhttp', 'resetmid', 'badchunk', 'truncate', 'lenlong', 'gzipbad', 'brbad'])(
    'breaks the reply: %s',
    async (fault) => {
      await expect(ask(fault).then((response) => response.text())).rejects.toBeInstanceOf(Error);
    },
  );

  it.each(['reset', 'close', 'badhttp', 'portal', 'status=500', 'failall', 'success=false,nocost'])(
    'books nothing for %s, unless told to',
    async (fault) => {
      await contents(fault).catch(() => undefined);
      expect(service.ledger()).toEqual([]);
      await contents(`${fault},charge`).catch(() => undefined);
      expect(service.ledger().map(({ operation }) => operation)).toEqual(['contents']);
    },
  );

  it('books the pages that were read when one failed', async () => {
    const reply = await (await contents('failed=1')).json();
    expect(reply).toMatchObject({ urls_processed: 2, urls_failed: 1, total_cost_dollars: 0.002 });
    expect(service.ledger()[0]?.dollars).toBeCloseTo(0.002, 9);
  });

  it.each(['badjson', 'jsontrunc', 'trailing', 'nan', 'utf16', 'emptybody'])(
    'is not JSON: %s',
    async (fault) => {
      await expect(ask(fault).then((response) => response.json())).rejects.toBeInstanceOf(Error);
    },
  );

  it.each(
    'bigint dupkeys bom noctype ctype=text/html encunknown extra chunked early badutf8 latin1 gzip proto setcookie hugeheader=8 deep=100 huge=2 gzipbomb=4 structured structstring dtype=new emptyresults mismatch otherquery sametx xss bidi csv inject mdredos=quote cost=huge headersthendelay=20 slow=400,every=5 delay=20'.split(
      ' ',
    ),
  )('still is the JSON of a reply: %s', async (fault) => {
    const text = new TextDecoder().decode(await (await ask(fault)).arrayBuffer());
    expect(JSON.parse(text.trimStart())).toMatchObject({ success: true });
  });

  it('changes one field at a path', async () => {
    expect(await (await ask('missing=cost')).json()).not.toHaveProperty('cost');
    expect((await (await ask('null=cost')).json()).cost).toBeNull();
    expect((await (await ask('set=search_results.0.title:New')).json()).search_results[0].title).toBe('New');
    expect((await (await ask('wrongtype=search_results')).json()).search_results).toBe('not a list');
    expect((await (await ask('many=50')).json()).search_results).toHaveLength(50);
    expect((await (await contents('missing=results.0.id')).json()).results[0]).not.toHaveProperty('id');
    expect((await (await contents('dup')).json()).results).toHaveLength(6);
  });

  it.each([301, 302, 303, 307, 308])(
    'redirects with %s, and records what reaches the other origin',
    async (code) => {
      const response = await ask(`redirect=cross,code=${code}`);
      expect(response.status).toBe(code);
      await fetch(response.headers.get('location') ?? '', { method: 'POST', body: 'x' });
      expect(service.sunk()).toHaveLength(1);
    },
  );

  it('never ends when it hangs, until the asker goes', async () => {
    for (const fault of ['hang', 'hangmid', 'endless=10']) {
      service.next(fault);
      const signal = AbortSignal.timeout(150);
      const call = fetch(`${service.url}/answer`, { method: 'POST', body: '{}', signal });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(call.then((response) => response.text())).rejects.toBeInstanceOf(Error);
    }
  });

  it('spends a fault on the first N requests, or on those of one operation', async () => {
    service.next('status=500,times=2');
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([500, 500, 200]);
    service.next('status=503', 'deepsearch');
    expect([(await ask()).status, (await ask('', '/v1/deepsearch')).status]).toEqual([200, 503]);
    service.always('status=418');
    expect([(await ask()).status, (await ask()).status]).toEqual([418, 418]);
  });

  it('is driven from another process by its controls', async () => {
    await fetch(`${service.url}/__next`, { method: 'POST', body: 'status=418' });
    expect((await ask()).status).toBe(418);
    expect(await (await fetch(`${service.url}/__requests`)).json()).toHaveLength(1);
    expect((await fetch(`${service.url}/__next`, { method: 'POST', body: 'sttaus=1' })).status).toBe(400);
  });

  it('refuses a wrong key, and one without money', async () => {
    const withKey = (key: string) =>
      fetch(`${service.url}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ query: 'x' }),
      });
    expect((await withKey('bad-key')).status).toBe(401);
    expect((await withKey('broke-key')).status).toBe(402);
  });

  it('knows every word of the matrix', () => {
    const words =
      'delay headersthendelay slow every reset close resetmid truncate lenlong badchunk hang hangmid charge portal status retry-after body redirect badjson jsontrunc trailing nan jsonnull jsonarray jsonstring jsonnumber jsonobject bigint dupkeys bom noctype ctype encunknown extra chunked early badutf8 utf16 latin1 gzip gzipbad brbad gziptrunc gzipbomb huge hugeheader deep proto many setcookie success nocost missing null cost wrongtype set emptyresults mismatch otherquery sametx structured structstring dtype failed failall reverse dup mdredos xss bidi csv inject emptybody badhttp endless times';
    expect(words.split(' ').filter((word) => !(word in FAULTS))).toEqual([]);
  });
});
