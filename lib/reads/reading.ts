import { CONTENTS_DEFAULTS } from '../contract/contents.ts';
import type { ContentsResult } from '../contract/contents.ts';
import { responseLimit } from '../contract/shared.ts';
import type { Json } from '../contract/shared.ts';
import { z } from '../contract/zod.ts';
import { microDollars } from '../calls/money.ts';
import type { MicroDollars } from '../calls/money.ts';
import type { Page } from '../service/types.ts';
import { readAtOf } from './read-at.ts';
import type { ReadCall } from './read-rows.ts';

/** One page as it is read and taken away, wherever it came from. All of its text is untrusted. */
export interface Reading {
  title: string;
  /** As it was asked for, without what a service adds. */
  url: string;
  authors: string[];
  /** `YYYY-MM-DD`, as the page or the service has it. */
  published: string | undefined;
  /** The page's site, or the service's own word for where it has it from. */
  source: string;
  language: string | undefined;
  doi: string | undefined;
  markdown: string;
  /** There is more of the page than this. */
  cut: boolean;
  summary: string | undefined;
  /** What a service took for it: `null` when nobody knows, nothing when it was free. */
  price: MicroDollars | null | undefined;
  /** Milliseconds since 1970. */
  readAt: number;
  transaction: string | undefined;
  /** How it came here: one of the library's ways, or by a hosted service of this host. */
  by: Page['origin'] | { host: string };
}

/** A page of the library. */
export function readingOfPage(page: Page): Reading {
  const { title, url, authors, published, siteName, language, doi, markdown, readAt, origin, notices } = page;
  return {
    title,
    url,
    authors,
    published,
    source: siteName,
    language,
    doi,
    markdown,
    cut: notices.includes('cut'),
    summary: undefined,
    price: undefined,
    readAt,
    transaction: undefined,
    by: origin,
  };
}

/** What our own service tells besides the interface; another may leave it out. */
const moreSchema = z.object({
  authors: z.array(z.string()).catch([]),
  language: z.string().min(1).optional().catch(undefined),
  doi: z.string().min(1).optional().catch(undefined),
  cut: z.boolean().optional().catch(undefined),
});

/** A page that a call has read. */
export function readingOfResult(call: ReadCall, result: ContentsResult): Reading {
  const { authors, language, doi, cut } = moreSchema.parse(result);
  const { service, request } = call;
  const limit = responseLimit(request.response_length ?? CONTENTS_DEFAULTS.response_length);
  const url = result.id ?? result.url ?? '';
  return {
    title: result.title || url,
    url,
    authors,
    published: result.publication_date || undefined,
    source: result.source ?? '',
    language,
    doi,
    markdown: markdownOf(result.content) || (result.description ?? ''),
    // A service that does not say so is taken at its length.
    cut: cut ?? (typeof result.content === 'string' && result.content.length >= limit),
    summary: markdownOf(result.summary) || undefined,
    price: service.kind === 'device' ? undefined : microDollars(result.price),
    readAt: readAtOf(call, result),
    transaction: call.txId,
    by: service.kind === 'device' ? deviceOrigin(result.source) : { host: hostOf(service.address) },
  };
}

/** Text as it is; any other JSON as a block of code. */
function markdownOf(content: Json | undefined): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') return content;
  return `\`\`\`json\n${JSON.stringify(content, undefined, 2)}\n\`\`\``;
}

/** The device's names of sources are its origins but for two. */
function deviceOrigin(source: string | undefined): Page['origin'] {
  if (source === 'tabs') return 'tab';
  if (source === 'library') return 'import';
  return source === 'help' ? 'help' : 'web';
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
