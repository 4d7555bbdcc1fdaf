import { isElement } from '../markdown/tags.ts';
import type { Resolve } from './resolve-url.ts';

const LAZY = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-src-large',
  'data-full-src',
  'data-hi-res-src',
  'data-image',
  'data-img-src',
  'data-orig-file',
  'data-url',
  'data-delayed-url',
];
const LAZY_SETS = ['srcset', 'data-srcset', 'data-lazy-srcset', 'data-original-set'];
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp|bmp)(?:[?#]|$)/i;

/** Gives an image the absolute address it would show in the end; false when there is nothing to show. */
export function restoreImage(image: Element, resolve: Resolve): boolean {
  if (isPixel(image)) return false;
  const src = image.getAttribute('src');
  const found =
    resolve(lazySource(image)) ?? resolve(isPlaceholder(src) ? null : src) ?? resolve(fromSets(image));
  if (found === undefined || !/^https?:/.test(found)) return false;
  image.setAttribute('src', found);
  for (const name of [...LAZY_SETS, 'loading']) image.removeAttribute(name);
  return true;
}

function isPixel(image: Element): boolean {
  const [width, height] = ['width', 'height'].map((name) =>
    Number.parseFloat(image.getAttribute(name) ?? ''),
  );
  return (width ?? Number.NaN) <= 3 || (height ?? Number.NaN) <= 3;
}

function isPlaceholder(src: string | null): boolean {
  return (
    src === null ||
    src.trim() === '' ||
    src.startsWith('data:') ||
    /(?:^|[/_.-])(?:blank|spacer|placeholder|loading|lazy|transparent|grey|pixel|1x1)[\w.-]*\.(?:gif|png|svg|jpe?g)/i.test(
      src,
    )
  );
}

function lazySource(image: Element): string | null {
  for (const name of LAZY) {
    const value = image.getAttribute(name);
    if (value !== null && value.trim() !== '' && !value.startsWith('data:') && !value.startsWith('{'))
      return value;
  }
  if (!isPlaceholder(image.getAttribute('src'))) return null;
  // Scripts invent names of their own; a value that ends as an image's file does is an image.
  for (const { name, value } of image.attributes) {
    if (name.startsWith('data-') && value.length < 2000 && IMAGE_FILE.test(value) && !/[\s{<]/.test(value))
      return value;
  }
  return null;
}

function fromSets(image: Element): string | null {
  for (const name of LAZY_SETS) {
    const best = largest(image.getAttribute(name));
    if (best !== null) return best;
  }
  const picture = image.parentNode;
  if (picture?.nodeName !== 'PICTURE') return null;
  for (const source of picture.childNodes) {
    if (!isElement(source) || source.tagName !== 'SOURCE') continue;
    const best = largest(source.getAttribute('srcset') ?? source.getAttribute('data-srcset'));
    if (best !== null) return best;
  }
  return null;
}

/** The address of the widest candidate. A comma inside an address is part of it unless space follows. */
function largest(set: string | null): string | null {
  let best: string | null = null;
  let most = -1;
  for (const part of (set ?? '').split(/,\s/)) {
    const [address = '', size = '1x'] = part.trim().replace(/,$/, '').split(/\s+/);
    const width = Number.parseFloat(size) * (size.endsWith('x') ? 1000 : 1);
    if (address !== '' && !address.startsWith('data:') && width > most) {
      best = address;
      most = width;
    }
  }
  return best;
}
