import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '#tests/service/loopback-server.ts';
import { post } from './hosts.ts';
import type { Host } from './hosts.ts';
import { ANSWER_REPLY, CONTENTS_REPLY, DEEPSEARCH_REPLY, FEEDBACK_REPLY, mismatches } from './interface.ts';
import { startPageServer } from './page-server.ts';

/**
 * What every service must do, whatever way its requests go. The same suite runs under Node (in process, over a port,
 * over HTTP) and over the device service in real browsers, which must be told that they may reach the site of the pages.
 */
export function describeOperations(name: string, start: (pagesUrl: string) => Promise<Host>): void {
  let pages: LoopbackServer;
  beforeAll(async () => {
    pages = await startPageServer();
  });
  afterAll(() => pages.close());

  describe(`the service ${name}`, () => {
    let host: Host;
    let lighthouse: string;
    let kettle: string;

    beforeAll(async () => {
      host = await start(pages.url);
      lighthouse = `${pages.url}/lighthouse.html`;
      kettle = `${pages.url}/kettle.html`;
      await post(host, '/contents', { urls: [lighthouse, kettle] });
    });
    afterAll(() => host.close());

    const ask = async (path: string, body: object) => {
      const response = await post(host, path, body);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      return { status: response.status, reply: await response.json() };
    };

    describe('contents', () => {
      it('gives every documented field, of pages read and of pages that failed', async () => {
        const { status, reply } = await ask('/contents', {
          urls: [lighthouse, `${pages.url}/gone.html`, kettle],
        });
        expect(status).toBe(206);
        expect(mismatches(reply, CONTENTS_REPLY)).toEqual([]);
        expect(reply).toMatchObject({ success: true, urls_requested: 3, urls_processed: 2, urls_failed: 1 });
        expect(reply.results.map(({ id }: { id: string }) => id)).toEqual([
          lighthouse,
          `${pages.url}/gone.html`,
          kettle,
        ]);
        expect(reply.results[1]).toMatchObject({ status: 'failed', error: 'The site answered 404.' });
        expect(reply.error).toBe('1 of 3 addresses could not be read.');
        expect(reply.total_cost_dollars).toBe(0);
      });

      it('gives the page as Markdown with absolute links, and what its metadata says', async () => {
        const { status, reply } = await ask('/contents', { urls: [lighthouse] });
        expect(status).toBe(200);
        expect(reply).toMatchObject({ success: true, error: null, urls_failed: 0 });
        const [page] = reply.results;
        expect(page).toMatchObject({
          title: 'The lighthouse of Skarholm',
          publication_date: '2025-03-09',
          source: 'web',
        });
        expect(page.content).toContain('lit for the first time in 1871');
        expect(page.content).toContain(`(${pages.url}/visits`);
        expect(page.length).toBe(page.content.length);
        expect(reply.total_characters).toBe(page.length);
      });

      it('reads an address once and answers it as often as it was asked for', async () => {
        const { status, reply } = await ask('/contents', { urls: [kettle, kettle] });
        expect(status).toBe(200);
        expect(reply).toMatchObject({ urls_requested: 2, urls_processed: 2 });
        expect(reply.results[0]).toEqual(reply.results[1]);
      });

      it('keeps the address as requested in id, and its own without tracking in url', async () => {
        const note = `${pages.url}/note.md`;
        const asked = `${note}?utm_source=letter&size=2#top`;
        const { reply } = await ask('/contents', { urls: [asked] });
        expect(reply.results[0]).toMatchObject({ id: asked, url: `${note}?size=2` });
      });

      it('cuts at response_length, and says so', async () => {
        const whole = await ask('/contents', { urls: [lighthouse], response_length: 'max' });
        expect(whole.reply.results[0].cut).toBe(false);
        const { reply } = await ask('/contents', {
          urls: [`${pages.url}/deep.html`, lighthouse],
          response_length: 1000,
        });
        for (const { content } of reply.results) expect(content.length).toBeLessThanOrEqual(1000);
        expect(reply.results[1].cut).toBe(true);
        expect(whole.reply.results[0].content.startsWith(reply.results[1].content)).toBe(true);
      });

      it('adds a summary beside the content when asked for one', async () => {
        const { reply } = await ask('/contents', {
          urls: [lighthouse],
          summary: true,
          extract_effort: 'high',
        });
        const [{ summary, content }] = reply.results;
        expect(summary).toContain('1871');
        expect(summary.length).toBeLessThan(content.length);
      });

      it('reads Markdown, packed pages and PDF too', async () => {
        const { reply } = await ask('/contents', {
          urls: [`${pages.url}/note.md`, `${pages.url}/gzip.html`, `${pages.url}/paper.pdf`],
        });
        expect(reply.results[2].content).toContain('drifted forty kilometres');
        expect(reply.results[0]).toMatchObject({ title: 'Tide notes' });
        expect(reply.results[0].content).toContain('- Fishing is best');
        expect(reply.results[1].content).toContain('the great wheel');
      });
    });

    describe('deepsearch', () => {
      it('gives every documented field, and the passage that matched', async () => {
        const { status, reply } = await ask('/v1/deepsearch', { query: 'granite tower steps' });
        expect(status).toBe(200);
        expect(mismatches(reply, DEEPSEARCH_REPLY)).toEqual([]);
        expect(reply).toMatchObject({ success: true, error: '', query: 'granite tower steps' });
        expect(reply.results[0]).toMatchObject({ id: lighthouse, title: 'The lighthouse of Skarholm' });
        expect(reply.results[0].passages[0].text).toContain('granite from the island');
        expect(reply.results_by_source).toEqual({ web: reply.results.length, proprietary: 0 });
        expect(reply.total_deduction_dollars).toBe(0);
      });

      it('minds where it may look, how many it may bring and how well they must match', async () => {
        const count = async (more: object) =>
          (await ask('/v1/deepsearch', { query: 'kettle lighthouse', relevance_threshold: 0, ...more })).reply
            .results.length;
        expect(await count({})).toBe(2);
        expect(await count({ max_num_results: 1 })).toBe(1);
        expect(await count({ relevance_threshold: 1 })).toBe(0);
        expect(await count({ included_sources: [lighthouse] })).toBe(1);
        expect(await count({ excluded_sources: [kettle] })).toBe(1);
        expect(await count({ included_sources: ['tabs'] })).toBe(0);
        expect(await count({ included_sources: ['unknown.example'] })).toBe(0);
        expect(await count({ search_type: 'web' })).toBe(2);
        expect(await count({ search_type: 'proprietary' })).toBe(0);
        expect(await count({ start_date: '2025-03-01', end_date: '2025-03-31' })).toBe(1);
      });

      it('takes every field of the interface, and the nulls of older clients', async () => {
        const { status } = await ask('/v1/deepsearch', {
          query: 'kettle',
          max_num_results: 5,
          search_type: 'all',
          max_price: 30,
          relevance_threshold: 0.5,
          included_sources: null,
          excluded_sources: [],
          category: 'household',
          response_length: 'short',
          country_code: 'SE',
          is_tool_call: true,
          start_date: null,
          end_date: null,
          unheard_of: { a: 1 },
        });
        expect(status).toBe(200);
      });
    });

    describe('answer', () => {
      it('gives every documented field, and cites its sources', async () => {
        const query = 'How tall is the lighthouse of Skarholm?';
        const { status, reply } = await ask('/answer', { query });
        expect(status).toBe(200);
        expect(mismatches(reply, ANSWER_REPLY)).toEqual([]);
        expect(reply).toMatchObject({ success: true, original_query: query, data_type: 'unstructured' });
        expect(reply.contents).toMatch(/thirty-two metres.*\[1\]/);
        expect(reply.search_results[0].url).toBe(lighthouse);
        expect(reply.search_metadata.number_of_results).toBe(reply.search_results.length);
        expect(reply.cost.total_deduction_dollars).toBe(0);
      });

      it('says that it does not know rather than guess', async () => {
        const { status, reply } = await ask('/answer', { query: 'Who won the chess championship of 1927?' });
        expect(status).toBe(200);
        expect(mismatches(reply, ANSWER_REPLY)).toEqual([]);
        expect(reply).toMatchObject({ contents: 'The library does not answer this.', search_results: [] });
      });

      it('reads the whole of one page when asked about that page alone', async () => {
        const { reply } = await ask('/answer', {
          query: 'What is this page about?',
          included_sources: [kettle],
        });
        expect(reply.contents).toContain('copper kettle');
        expect(reply.search_results).toMatchObject([{ url: kettle }]);
        const excluded = { included_sources: [kettle], excluded_sources: [kettle] };
        const { reply: nothing } = await ask('/answer', { query: 'What is this page about?', ...excluded });
        expect(nothing.search_results).toEqual([]);
      });

      it('looks only where it may', async () => {
        const query = 'How tall is the lighthouse of Skarholm?';
        for (const more of [
          { excluded_sources: [lighthouse] },
          { search_type: 'proprietary' },
          { end_date: '2001-01-01' },
        ]) {
          // oxlint-disable-next-line no-await-in-loop -- one question after the other
          const { reply } = await ask('/answer', { query, fast_mode: true, ...more });
          expect(JSON.stringify(reply.search_results)).not.toContain('lighthouse.html');
        }
      });

      it('fills a schema from what a page states', async () => {
        const { status, reply } = await ask('/answer', {
          query: 'copper kettle',
          structured_output: {
            type: 'object',
            properties: { price: { type: 'number' }, priceCurrency: { type: 'string' } },
            required: ['price', 'priceCurrency'],
          },
        });
        expect(status).toBe(200);
        expect(reply).toMatchObject({
          data_type: 'structured',
          contents: { price: 64.5, priceCurrency: 'EUR' },
        });
      });

      it('refuses a schema that no page fills', async () => {
        const { status, reply } = await ask('/answer', {
          query: 'copper kettle',
          structured_output: {
            type: 'object',
            properties: { voltage: { type: 'number' } },
            required: ['voltage'],
          },
        });
        expect(status).toBe(422);
        expect(reply).toMatchObject({ success: false });
        expect(reply.error).toContain('a page itself states');
      });
    });

    it.each(['/answer', '/v1/answer', '/deepsearch', '/v1/deepsearch'])(
      'is at %s too, for clients with one base address for all',
      async (path) => {
        expect((await ask(path, { query: 'kettle' })).status).toBe(200);
      },
    );

    describe('feedback', () => {
      it('is taken for every transaction there was, the search behind an answer too', async () => {
        const answer = await ask('/answer', { query: 'kettle' });
        const search = await ask('/v1/deepsearch', { query: 'kettle' });
        const read = await ask('/contents', { urls: [kettle] });
        const ids = [
          answer.reply.ai_tx_id,
          ...answer.reply.search_metadata.tx_ids,
          search.reply.tx_id,
          read.reply.tx_id,
        ];
        expect(new Set(ids).size).toBe(4);
        for (const tx_id of ids) {
          // oxlint-disable-next-line no-await-in-loop -- one word after the other
          const { status, reply } = await ask('/v1/feedback', {
            tx_id,
            feedback: 'Thank you',
            sentiment: 'good',
          });
          expect(status).toBe(200);
          expect(mismatches(reply, FEEDBACK_REPLY)).toEqual([]);
          expect(reply.success).toBe(true);
        }
      });

      it('is 404 for a transaction that never was', async () => {
        const { status, reply } = await ask('/v1/feedback', {
          tx_id: 'tx_of_another_service',
          sentiment: 'bad',
        });
        expect(status).toBe(404);
        expect(reply).toMatchObject({ success: false });
      });
    });
  });
}
