import type { AiGlobals, Availability } from '#lib/browser/device/built-in-apis.ts';

interface FakeAi {
  availability: Availability;
  /** Tokens that fit; a token is four characters here. */
  window: number;
  answer: string;
}

/**
 * A browser's built-in AI as it is documented: a session has a window that fills as it is used, is refused once it
 * was destroyed, and rejects with the signal's reason. It records what it was asked, for a test to look at.
 */
export function fakeAi({ availability = 'available', window = 1_000, answer = '' }: Partial<FakeAi> = {}) {
  const asked: { rules?: string | undefined; text: string; schema?: object | undefined }[] = [];
  let open = 0;
  const tokens = (text: string) => Math.ceil(text.length / 4);

  function session(rules: string | undefined) {
    let used = tokens(rules ?? '');
    let alive = true;
    open += 1;
    const take = (text: string, signal: AbortSignal | undefined, schema?: object) => {
      signal?.throwIfAborted();
      if (!alive) throw new DOMException('The session was destroyed.', 'InvalidStateError');
      if (tokens(text) + used > window) throw new DOMException('Too large.', 'QuotaExceededError');
      asked.push({ rules, text, schema });
      used += tokens(text) + tokens(answer);
      return answer;
    };
    return {
      prompt: async (text: string, options: { signal?: AbortSignal; responseConstraint?: object }) =>
        take(text, options.signal, options.responseConstraint),
      summarize: async (text: string, options: { signal?: AbortSignal }) => take(text, options.signal),
      measureInputUsage: async (text: string) => tokens(text),
      get inputUsage() {
        return used;
      },
      inputQuota: window,
      destroy() {
        alive = false;
        open -= 1;
      },
    };
  }

  const globals: AiGlobals = {
    LanguageModel: {
      availability: async () => availability,
      create: async ({ initialPrompts, monitor }) => {
        monitor?.({
          addEventListener: (_, listener) => [0, 0.5, 1].forEach((loaded) => listener({ loaded })),
        });
        return session(initialPrompts?.[0]?.content);
      },
    },
    Summarizer: { availability: async () => availability, create: async () => session(undefined) },
  };
  return { globals, asked, open: () => open };
}
