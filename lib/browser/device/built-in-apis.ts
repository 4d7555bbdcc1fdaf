import { z } from '#lib/contract/zod.ts';

// The browser's built-in AI, as documented for Chrome 138 and later. Neither API has types yet, and neither exists in
// the browsers that the tests can run, so the shapes are held here and the tests use a faithful fake.

export const AVAILABILITIES = ['unavailable', 'downloadable', 'downloading', 'available'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Gets `downloadprogress` events, whose `loaded` goes from 0 to 1. */
export interface Monitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

interface CreateOptions {
  signal?: AbortSignal | undefined;
  monitor?: ((monitor: Monitor) => void) | undefined;
}

export interface LanguageSession {
  prompt(text: string, options: { signal?: AbortSignal; responseConstraint?: object }): Promise<string>;
  measureInputUsage(text: string): Promise<number>;
  readonly inputUsage: number;
  readonly inputQuota: number;
  destroy(): void;
}

/** Chromium warns, and may refuse, when the language of the text to come is not named. */
export interface LanguageOptions {
  expectedOutputs: { type: 'text'; languages: string[] }[];
}

export interface LanguageModelApi {
  availability(options: LanguageOptions): Promise<Availability>;
  create(
    options: CreateOptions & LanguageOptions & { initialPrompts?: { role: 'system'; content: string }[] },
  ): Promise<LanguageSession>;
}

interface SummarizerOptions {
  type: 'tldr' | 'key-points';
  format: 'plain-text' | 'markdown';
  length: 'short' | 'medium' | 'long';
  outputLanguage?: string;
}

export interface SummarizerSession {
  summarize(text: string, options: { signal?: AbortSignal }): Promise<string>;
  measureInputUsage(text: string): Promise<number>;
  readonly inputQuota: number;
  destroy(): void;
}

export interface SummarizerApi {
  availability(options: SummarizerOptions): Promise<Availability>;
  create(options: CreateOptions & SummarizerOptions): Promise<SummarizerSession>;
}

/** A global in which the browser may have put its AI. */
export interface AiGlobals {
  LanguageModel?: LanguageModelApi | undefined;
  Summarizer?: SummarizerApi | undefined;
}

const hasMethods = (api: unknown) =>
  (typeof api === 'object' || typeof api === 'function') &&
  api !== null &&
  'create' in api &&
  'availability' in api;

const globalsSchema = z.object({
  LanguageModel: z.custom<LanguageModelApi>(hasMethods).optional().catch(undefined),
  Summarizer: z.custom<SummarizerApi>(hasMethods).optional().catch(undefined),
});

/** The built-in AI of a document, as far as it is there. */
export function aiOf(scope: object): AiGlobals {
  return globalsSchema.parse({
    LanguageModel: Reflect.get(scope, 'LanguageModel'),
    Summarizer: Reflect.get(scope, 'Summarizer'),
  });
}
