import type { Page } from '../service/types.ts';

/** The help articles, in the order in which the welcome page lists them: `public/help/en/ID.md`. */
export const HELP_IDS = [
  'what-sidelight-does',
  'ask-a-question',
  'summarise-a-page',
  'read-many-pages',
  'search-the-selection',
  'where-sidelight-looks',
  'use-more-options',
  'get-an-answer-as-data',
  'this-device-or-a-hosted-service',
  'use-the-browsers-model',
  'add-an-api-key',
  'change-or-forget-the-key',
  'what-it-costs',
  'set-a-limit',
  'your-privacy',
  'use-the-side-panel',
  'find-an-earlier-answer',
  'keep-and-forget-pages',
  'keyboard-shortcuts',
  'give-feedback',
  'when-a-page-cannot-be-read',
  'when-something-goes-wrong',
] as const;

export type HelpId = (typeof HELP_IDS)[number];

export interface HelpArticle {
  id: HelpId;
  title: string;
  /** Without the title line. */
  markdown: string;
  /** `sidelight://help/ID`: what an answer cites; no browser opens it, see `helpIdOf`. */
  url: string;
}

const ADDRESS = 'sidelight://help/';

/** Where an article lies below the extension's root. */
export const helpPath = (id: HelpId): string => `/help/en/${id}.md`;

export function isHelpId(text: string): text is HelpId {
  return HELP_IDS.some((id) => id === text);
}

/** The article behind a cited address, or nothing when the address is not one of the help's. */
export function helpIdOf(url: string): HelpId | undefined {
  if (!url.startsWith(ADDRESS)) return undefined;
  const id = url.slice(ADDRESS.length);
  return isHelpId(id) ? id : undefined;
}

/**
 * An article from the text of its file.
 *
 * @throws SyntaxError when the file does not begin with `# Title`
 */
export function parseHelp(id: HelpId, file: string): HelpArticle {
  const end = file.indexOf('\n');
  const first = end < 0 ? file : file.slice(0, end);
  if (!first.startsWith('# ')) throw new SyntaxError(`The help article ${id} does not begin with a title.`);
  return { id, title: first.slice(2).trim(), markdown: file.slice(first.length).trim(), url: ADDRESS + id };
}

/** Every article, in order. `fetchText` gets the text at a path below the extension's root. */
export async function loadHelp(fetchText: (path: string) => Promise<string>): Promise<HelpArticle[]> {
  return Promise.all(HELP_IDS.map(async (id) => parseHelp(id, await fetchText(helpPath(id)))));
}

/** An article as the library keeps it. `now` is milliseconds since 1970. */
export function helpPage({ url, title, markdown }: HelpArticle, now: number): Page {
  return {
    url,
    requestedUrl: url,
    title,
    markdown,
    description: '',
    siteName: 'Sidelight',
    authors: [],
    published: undefined,
    language: 'en',
    imageUrl: undefined,
    doi: undefined,
    data: [],
    coverage: 1,
    notices: [],
    readAt: now,
    origin: 'help',
  };
}
