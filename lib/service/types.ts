import type { Json } from '../contract/shared.ts';
import type { ExtractEffort } from '../contract/contents.ts';

/** What the reader noticed that the person should know about a page. */
export type Notice =
  | 'paywall' // only the free part of the article is there
  | 'consent-wall' // a cookie or consent dialog stands in place of the text
  | 'login-wall' // the page asks to sign in instead of showing its text
  | 'no-text' // nothing to read: an app shell, pictures only, a PDF without a text layer
  | 'cut'; // the page was larger than the reader takes

/** An article as read from one document. Everything in it is untrusted text of the page. */
export interface Article {
  /** The page's canonical http(s) address if it names one of its own origin, else the address it was read from, without fragment. */
  url: string;
  title: string;
  /** Markdown with absolute links; the title is not repeated in it. */
  markdown: string;
  description: string;
  siteName: string;
  authors: string[];
  /** `YYYY-MM-DD` */
  published: string | undefined;
  /** BCP 47, from the page's markup, else guessed from its script. */
  language: string | undefined;
  imageUrl: string | undefined;
  doi: string | undefined;
  /** JSON-LD and the like, for `structured_output`: parsed, at most 256 KiB in all. */
  data: Json[];
  /** The part of the page's visible text that the Markdown holds, 0 to 1. */
  coverage: number;
  notices: Notice[];
}

export type ReadArticle = (document: Document, options: { url: string; effort: ExtractEffort }) => Article;

/** How a page came to this device: read from the network, captured from a tab, shipped as help, or imported. */
export type Origin = 'web' | 'tab' | 'help' | 'import';

/** A page as the library keeps it. */
export interface Page extends Article {
  /** The address that was asked for, when it is not `url`. */
  requestedUrl: string;
  /** Milliseconds since 1970. */
  readAt: number;
  origin: Origin;
}

export interface LibraryQuery {
  text: string;
  limit: number;
  /** 0 to 1: a page scores 1 when it holds every word of the query as well as a page can. */
  threshold: number;
  /** URLs, domains, paths or dataset names (`library`, `tabs`, `help`), as in the interface. */
  included: string[];
  excluded: string[];
  /** Which origins may appear; empty means all. */
  origins: Origin[];
  /** `YYYY-MM-DD`, on the publication date, else the day the page was read. */
  from: string | undefined;
  to: string | undefined;
}

export interface Passage {
  /** Plain text of one paragraph, list, table or code block. */
  text: string;
  heading: string;
  /** 0 to 1, on the scale of `LibraryQuery.threshold`. */
  score: number;
}

export interface LibraryHit {
  page: Page;
  score: number;
  /** Best first, at most five. */
  passages: Passage[];
  /** How much each word of the query tells in this library, by its stems: the rarer the more, the same for every hit. */
  rarities?: ReadonlyMap<string, number> | undefined;
}

export interface LibraryEntry {
  url: string;
  title: string;
  siteName: string;
  origin: Origin;
  readAt: number;
  published: string | undefined;
  pinned: boolean;
  /** Characters of Markdown. */
  length: number;
}

export interface StoredFeedback {
  txId: string;
  sentiment: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface LibraryStatus {
  /** The limit that was set, in bytes. */
  limit: number | undefined;
  /** Pages that the limit has cost so far. */
  dropped: number;
  /** Names of damaged files that were set aside; they are never deleted. */
  setAside: string[];
}

/** A part of an export. */
export interface PagesOut {
  pages: { page: Page; pinned: boolean }[];
  /** Where the next part begins; `undefined` at the end. */
  next: number | undefined;
}

/** What to forget: one page, every page of a host, or everything but the help pages. */
export type Forget = { url: string } | { host: string } | 'everything';

/** How entries can be put in order: last read, title from A to Z, longest, or newest published first. */
export const LIBRARY_ORDERS = ['read', 'title', 'length', 'published'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

/** Which entries are wanted. */
export interface LibraryListing {
  text: string;
  offset: number;
  limit: number;
  /** `read` when none is named. */
  order?: LibraryOrder | undefined;
  /** Only pages of this host, with its port where it has one. */
  host?: string | undefined;
}

/** The pages kept on this device, and the transactions that feedback may refer to. */
export interface Library {
  /** Keeps a page under its `url`; reading it again replaces it. One transaction. */
  put(page: Page): Promise<void>;
  /** The same for many pages at once, all or none: ten times faster a page, for imports. */
  putAll(pages: readonly Page[]): Promise<void>;
  /** By canonical or requested address, fragment ignored. */
  get(url: string): Promise<Page | undefined>;
  search(query: LibraryQuery): Promise<LibraryHit[]>;
  list(options: LibraryListing): Promise<{ total: number; entries: LibraryEntry[] }>;
  forget(what: Forget): Promise<number>;
  pin(url: string, pinned: boolean): Promise<void>;
  /** Pages, and bytes on disk. */
  size(): Promise<{ pages: number; bytes: number }>;
  /** What the person should know of the library as a whole. */
  status(): Promise<LibraryStatus>;
  /** Bytes on disk that the library may take, kept with it; the oldest unpinned pages go first, now and at each `put`. Gives how many went now. */
  setLimit(bytes: number | undefined): Promise<number>;
  /** Pages for an export, in a fixed order: those after `after`, at most `limit`. */
  pages(options: { after: number; limit: number }): Promise<PagesOut>;
  addTransaction(transaction: { id: string; operation: string; at: number }): Promise<void>;
  hasTransaction(id: string): Promise<boolean>;
  addFeedback(feedback: StoredFeedback): Promise<void>;
  listFeedback(txId: string): Promise<StoredFeedback[]>;
  close(): Promise<void>;
}

/** Why a URL could not be read; `message` is for the person and goes into the reply. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly code:
    | 'unreachable'
    | 'refused'
    | 'http-status'
    | 'not-text'
    | 'too-large'
    | 'redirects'
    | 'timeout'
    | 'empty'
    | 'no-permission';

  constructor(code: ReadError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Gets one page by its address: over the network under Node, from the tab or the library in the extension. */
export interface Reader {
  read(url: string, options: { effort: ExtractEffort; signal: AbortSignal }): Promise<Page>;
}
