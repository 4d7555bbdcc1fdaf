import { z } from '../contract/zod.ts';
import { parseJson } from './parse-json.ts';

const MAX_WORDS = 500;

const errorBodySchema = z.looseObject({
  error: z
    .union([z.string(), z.looseObject({ message: z.string() })])
    .optional()
    .catch(undefined),
  message: z.string().optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
  title: z.string().optional().catch(undefined),
  errors: z
    .array(z.looseObject({ message: z.string() }))
    .optional()
    .catch(undefined),
});

/**
 * What a service says of an error, as plain text of at most 500 characters: from the usual places of a JSON body,
 * else the text itself, else the status text. A web page has nothing to say: its HTML is never shown.
 */
export function serviceWords(body: string, statusText: string): string | undefined {
  const words = fromJson(body) ?? (looksLikeWebPage(body) ? '' : body);
  const plain = words.replaceAll(/\s+/g, ' ').trim() || statusText.trim();
  return plain === '' ? undefined : plain.slice(0, MAX_WORDS);
}

function fromJson(body: string): string | undefined {
  const parsed = errorBodySchema.safeParse(parseJson(body));
  if (!parsed.success) return undefined;
  const { error, message, detail, title, errors } = parsed.data;
  const said = [
    typeof error === 'object' ? error.message : error,
    message,
    detail,
    title,
    errors?.[0]?.message,
  ];
  return said.find((each) => each !== undefined && each !== '') ?? '';
}

/** Whether a text is HTML: a sign-in page of the network, or an error page of a proxy. */
export function looksLikeWebPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}
