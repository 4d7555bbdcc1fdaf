import { describe, expect, it } from 'vitest';
import { aiOf } from '#lib/browser/device/built-in-apis.ts';
import { builtInModel } from '#lib/browser/device/built-in-model.ts';
import { fakeAi } from './fake-ai.ts';

const { signal } = new AbortController();
const prompt = { rules: 'Be brief.', material: 'Passages', language: 'en' };

describe('the built-in model', () => {
  it('is nothing in a browser that has none', async () => {
    const model = builtInModel(aiOf({}));
    expect(await model.write(prompt, signal)).toBeUndefined();
    expect(await model.summarise('Text', { language: 'en' }, signal)).toBeUndefined();
  });

  it('is not taken for one when a global of that name is something else', () => {
    expect(aiOf({ LanguageModel: 'yes', Summarizer: {} })).toEqual({});
  });

  it.each(['unavailable', 'downloadable', 'downloading'] as const)(
    'does not write while it is %s, and so never begins a download',
    async (availability) => {
      const ai = fakeAi({ availability });
      expect(await builtInModel(ai.globals).write(prompt, signal)).toBeUndefined();
      expect(await builtInModel(ai.globals).summarise('Text', { language: 'en' }, signal)).toBeUndefined();
      expect(ai.asked).toEqual([]);
    },
  );

  it('writes by the rules, within the schema, and counts what it took', async () => {
    const ai = fakeAi({ answer: 'Written.' });
    const schema = { type: 'object' };
    const written = await builtInModel(ai.globals).write({ ...prompt, schema }, signal);
    expect(written).toEqual({ text: 'Written.', inputTokens: 5, outputTokens: 2 });
    expect(ai.asked).toEqual([{ rules: 'Be brief.', text: 'Passages', schema }]);
    expect(ai.open(), 'Its session is given back').toBe(0);
  });

  it('does not write what does not fit its window', async () => {
    const ai = fakeAi({ window: 10 });
    expect(
      await builtInModel(ai.globals).write({ ...prompt, material: 'x'.repeat(100) }, signal),
    ).toBeUndefined();
    expect(
      await builtInModel(ai.globals).summarise('x'.repeat(100), { language: undefined }, signal),
    ).toBeUndefined();
    expect(ai.open()).toBe(0);
  });

  it('summarises', async () => {
    const ai = fakeAi({ answer: 'In short.' });
    expect(await builtInModel(ai.globals).summarise('Long text', { language: 'en' }, signal)).toBe(
      'In short.',
    );
  });

  it('stops when it is told to, and gives its session back', async () => {
    const ai = fakeAi();
    const stopped = AbortSignal.abort();
    await expect(builtInModel(ai.globals).write(prompt, stopped)).rejects.toThrow('aborted');
    expect(ai.open()).toBe(0);
  });
});
