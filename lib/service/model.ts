import type { Json } from '../contract/shared.ts';

/** Text that a language model wrote, and what it took. */
export interface Written {
  text: string;
  inputTokens: number;
  outputTokens: number;
}

export interface Prompt {
  /** How to write. */
  rules: string;
  /** What to write from: untrusted text of pages, marked as such. */
  material: string;
  /** The language to write in, BCP 47. */
  language: string | undefined;
  /** A JSON schema that the text must fit. */
  schema?: { [key: string]: Json } | undefined;
}

/**
 * A language model on this device, where there is one. Each method gives `undefined` when the model is not ready or
 * the material does not fit: then the service answers in the words of the pages, as it does without a model.
 */
export interface Model {
  write(prompt: Prompt, signal: AbortSignal): Promise<Written | undefined>;
  summarise(
    text: string,
    about: { language: string | undefined },
    signal: AbortSignal,
  ): Promise<string | undefined>;
}
