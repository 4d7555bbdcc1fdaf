import { beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '#lib/contract/index.ts';
import type { Model } from '#lib/service/model.ts';
import { serviceOverPages } from '#tests/service/service-over-pages.ts';
import { SAMPLE_PAGES, SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';

/** A model that says what the test wants it to, and notes what it was given. */
class FakeModel implements Model {
  says: string | undefined;
  fails = false;
  material = '';

  async write({ material }: { material: string }) {
    if (this.fails) throw new Error('out of memory');
    this.material = material;
    return this.says === undefined ? undefined : { text: this.says, inputTokens: 321, outputTokens: 12 };
  }

  async summarise() {
    if (this.fails) throw new Error('out of memory');
    return this.says;
  }
}

describe('the service with a language model', () => {
  const model = new FakeModel();
  const told: unknown[] = [];
  let fetch: Fetch;
  beforeAll(async () => {
    fetch = await serviceOverPages(SAMPLE_PAGES, { model, report: (error) => told.push(error) });
  });

  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`http://device.invalid${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await fetch(request)).json();
  };

  it('answers in its words, from the pages found, and counts its tokens', async () => {
    model.says = 'It is eleven metres deep [1].';
    const reply = await ask('/answer', { query: SAMPLE_QUESTION });
    expect(reply).toMatchObject({
      contents: 'It is eleven metres deep [1].',
      data_type: 'unstructured',
      ai_usage: { input_tokens: 321, output_tokens: 12 },
    });
    expect(reply.search_results[0].url).toBe('https://lindholm.example/harbour');
    expect(model.material).toContain('eleven metres');
  });

  it('fills a schema that no page states', async () => {
    model.says = '{"depth": 11}';
    const structured_output = {
      type: 'object',
      properties: { depth: { type: 'number' } },
      required: ['depth'],
    };
    const reply = await ask('/answer', { query: SAMPLE_QUESTION, structured_output });
    expect(reply).toMatchObject({ data_type: 'structured', contents: { depth: 11 } });
  });

  it.each([undefined, 'It is deep.', 'It is deep [7].'])(
    'is left aside when what it says cannot be traced: %s',
    async (says) => {
      model.says = says;
      const reply = await ask('/answer', { query: SAMPLE_QUESTION });
      expect(reply.contents).toContain('The harbour of Lindholm is eleven metres deep at low water. [1]');
      expect(reply.ai_usage).toEqual({ input_tokens: 0, output_tokens: 0 });
    },
  );

  it('is done without when it fails', async () => {
    model.fails = true;
    told.length = 0;
    expect((await ask('/answer', { query: SAMPLE_QUESTION })).contents).toContain('eleven metres');
    const read = await ask('/contents', { urls: ['https://lindholm.example/ferry'], summary: true });
    expect(read.results[0].summary).toContain('The ferry');
    expect(told).toMatchObject([{ message: 'out of memory' }, { message: 'out of memory' }]);
    model.fails = false;
  });

  it('sums pages up, or lets the pages do so themselves', async () => {
    const request = { urls: ['https://lindholm.example/ferry'], summary: true };
    model.says = 'Two ferries a day.';
    expect((await ask('/contents', request)).results[0].summary).toBe('Two ferries a day.');
    model.says = undefined;
    expect((await ask('/contents', request)).results[0].summary).toContain('The ferry from Lindholm');
  });
});
