import type { Model } from '../model.ts';

/**
 * A model whose failures are no one else's: the browser may drop it, or its memory, in the middle of a word. They are
 * reported, and the answer is made without it.
 */
export function steadyModel(model: Model, report: (error: unknown) => void): Model {
  async function attempt<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      signal.throwIfAborted();
      report(error);
      return undefined;
    }
  }
  return {
    write: (prompt, signal) => attempt(model.write(prompt, signal), signal),
    summarise: (text, about, signal) => attempt(model.summarise(text, about, signal), signal),
  };
}
