import type { Resolve } from './resolve-url.ts';

const PLAYERS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/player\.vimeo\.com\/video\/(\d+)/, (id) => `https://vimeo.com/${id}`],
  [/dailymotion\.com\/embed\/video\/(\w+)/, (id) => `https://www.dailymotion.com/video/${id}`],
];

const KNOWN =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?|vimeo|dailymotion|twitch|soundcloud|spotify|bilibili|ted|archive|streamable|loom|wistia|codepen|jsfiddle|codesandbox)\.(?:com|org|tv|net|io)\//i;

/**
 * Turns a player (iframe, video, audio, embed or object) into a paragraph that links to what it plays. Undefined
 * for frames that play nothing: advertising, comments, trackers.
 */
export function linkToMedia(media: Element, resolve: Resolve): Element | undefined {
  const sources = ['src', 'data-src', 'data-lazy-src', 'data'].map((name) =>
    resolve(media.getAttribute(name)),
  );
  const inside = (): string | undefined =>
    resolve(media.querySelector('source')?.getAttribute('src') ?? null);
  const address = sources.find((source) => source !== undefined) ?? inside();
  const isFrame = media.tagName !== 'VIDEO' && media.tagName !== 'AUDIO';
  if (address === undefined || !/^https?:/.test(address) || (isFrame && !isPlayer(address))) return undefined;
  const document = media.ownerDocument;
  const link = document.createElement('a');
  link.setAttribute('href', watchAddress(address));
  const word = media.tagName === 'AUDIO' ? 'Audio' : 'Video';
  link.textContent = (media.getAttribute('title') ?? media.getAttribute('aria-label') ?? '').trim() || word;
  const paragraph = document.createElement('p');
  paragraph.appendChild(link);
  return paragraph;
}

/** Whether a frame of this address plays a video or a sound. */
export function isPlayer(address: string): boolean {
  return KNOWN.test(address);
}

function watchAddress(address: string): string {
  for (const [player, watch] of PLAYERS) {
    const id = player.exec(address)?.[1];
    if (id !== undefined) return watch(id);
  }
  return address;
}
