import { z } from '../../contract/zod.ts';
import type { Json } from '../../contract/shared.ts';
import type { Page } from '../types.ts';
import { ORIGINS } from './page-facts.ts';

const NOTICES = ['paywall', 'consent-wall', 'login-wall', 'no-text', 'cut'] as const;

/**
 * What a page has beyond the columns of its row. A field that another version wrote otherwise falls back
 * rather than lose the page.
 */
export const pageRestSchema = z.object({
  description: z.string().catch(''),
  authors: z.array(z.string()).catch([]),
  language: z.string().optional().catch(undefined),
  imageUrl: z.string().optional().catch(undefined),
  doi: z.string().optional().catch(undefined),
  data: z.array(z.custom<Json>()).catch([]),
  coverage: z.number().catch(1),
  notices: z.array(z.enum(NOTICES)).catch([]),
});

/** A page as it comes from outside, such as from an export. */
export const pageSchema = pageRestSchema
  .extend({
    url: z.string().min(1),
    requestedUrl: z.string().optional(),
    title: z.string().catch(''),
    markdown: z.string(),
    siteName: z.string().catch(''),
    published: z.string().optional().catch(undefined),
    readAt: z.number().catch(0),
    origin: z.enum(ORIGINS).catch('import'),
  })
  .transform(({ requestedUrl, ...page }): Page => ({
    ...defined(page),
    requestedUrl: requestedUrl ?? page.url,
  }));

type Loose = Omit<Page, 'requestedUrl' | 'language' | 'imageUrl' | 'doi' | 'published'> & {
  language?: string | undefined;
  imageUrl?: string | undefined;
  doi?: string | undefined;
  published?: string | undefined;
};

/** Fields that JSON leaves out are there as `undefined`, as everywhere in the program. */
function defined(page: Loose): Omit<Page, 'requestedUrl'> {
  const { language, imageUrl, doi, published } = page;
  return { ...page, language, imageUrl, doi, published };
}
