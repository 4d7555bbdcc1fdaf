import type { Model, Written } from '#lib/service/model.ts';
import type { AiGlobals, LanguageOptions, SummarizerApi } from './built-in-apis.ts';

const SUMMARY = { type: 'tldr', format: 'plain-text', length: 'medium' } as const;

/** The languages that Chromium's model writes, as Chromium lists them. */
const LANGUAGES = ['de', 'en', 'es', 'fr', 'ja'];

const known = (language: string | undefined) =>
  LANGUAGES.find((each) => each === language?.slice(0, 2).toLowerCase());

/** How a model is asked for: with the language to write in, where it knows that one, else English. */
export function writingIn(language: string | undefined): LanguageOptions {
  return { expectedOutputs: [{ type: 'text', languages: [known(language) ?? 'en'] }] };
}

/**
 * The browser's built-in model as the device service uses it: only when it is already on the device (a download
 * begins with a click in the settings, never here), and only when the material fits its window.
 */
export function builtInModel({ LanguageModel, Summarizer }: AiGlobals): Model {
  return {
    async write({ rules, material, language, schema }, signal): Promise<Written | undefined> {
      if (!LanguageModel) return undefined;
      const options = writingIn(language);
      if ((await LanguageModel.availability(options)) !== 'available') return undefined;
      const initialPrompts = [{ role: 'system' as const, content: rules }];
      const session = await LanguageModel.create({ ...options, signal, initialPrompts });
      try {
        if ((await session.measureInputUsage(material)) > session.inputQuota - session.inputUsage)
          return undefined;
        const text = await session.prompt(material, {
          signal,
          ...(schema ? { responseConstraint: schema } : {}),
        });
        const outputTokens = await session.measureInputUsage(text);
        return { text, inputTokens: Math.max(0, session.inputUsage - outputTokens), outputTokens };
      } finally {
        session.destroy();
      }
    },

    async summarise(text, { language }, signal): Promise<string | undefined> {
      if (!Summarizer) return undefined;
      // A summary is in the page's language: where the model does not know it, the page's own sentences are.
      const outputLanguage = language === undefined ? 'en' : known(language);
      if (!outputLanguage) return undefined;
      const options = { ...SUMMARY, outputLanguage };
      if ((await Summarizer.availability(options)) !== 'available') return undefined;
      return summariseWith(Summarizer, options, { text, signal });
    },
  };
}

async function summariseWith(
  api: SummarizerApi,
  options: Parameters<SummarizerApi['availability']>[0],
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<string | undefined> {
  const session = await api.create({ ...options, signal });
  try {
    if ((await session.measureInputUsage(text)) > session.inputQuota) return undefined;
    return await session.summarize(text, { signal });
  } finally {
    session.destroy();
  }
}
