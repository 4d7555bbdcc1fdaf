import { EXTRACT_EFFORTS } from '#lib/contract/contents.ts';
import { z } from '#lib/contract/zod.ts';
import { isPlayer } from '#lib/service/reading/normalise/link-media.ts';
import type { Library, Page } from '#lib/service/types.ts';
import { pageOf } from './extension-reader.ts';

/** A page as it was captured from its tab, and how it is to be kept. */
export const captureSchema = z.object({
  url: z.url(),
  html: z.string(),
  frames: z.array(z.url()).max(100),
  effort: z.enum(EXTRACT_EFFORTS),
  onlyWithText: z.boolean(),
});

/** Reads a capture into the library; `false` when it shows no text and only one with text was wanted. */
export async function keepCapture(
  { url, html, frames, effort, onlyWithText }: z.infer<typeof captureSchema>,
  library: Library,
  now: number,
): Promise<boolean> {
  const page = withFrames(pageOf(html, { url, effort, origin: 'tab', now }), frames);
  if (onlyWithText && page.markdown.trim() === '') return false;
  await library.put({ ...page, url: ownAddress(page.url, url) });
  return true;
}

/**
 * A page that changes its view without being loaded anew (`history.pushState`) still names the address of the first view
 * as its own: only a name with the same path is taken.
 */
function ownAddress(named: string, seen: string): string {
  if (pathOf(named) === pathOf(seen)) return named;
  return seen.split('#', 1)[0] ?? seen;
}

const pathOf = (url: string) => new URL(url).pathname.replace(/\/$/, '');

/** Says where the parts of the page are that another site keeps in a frame: they could not be read with it. */
function withFrames(page: Page, frames: readonly string[]): Page {
  const links = [...new Set(frames)]
    .filter((address) => !isPlayer(address))
    .map((address) => `[Frame: ${new URL(address).host}](<${address}>)`);
  return { ...page, markdown: [page.markdown, ...links].filter((part) => part !== '').join('\n\n') };
}
