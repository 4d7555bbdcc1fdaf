import { readBody } from '../client/read-body.ts';
import { imageType } from '../reads/image-type.ts';
import { mayReach } from './permissions.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const PATIENCE = 30_000;

/**
 * Why a picture is not shown: the site answers only pages of its own and the person has not let Sidelight read it;
 * it did not answer at all; it answered with an error; what came is too large, a drawing (SVG), or no picture.
 */
export type ImageFault = 'not-allowed' | 'unreachable' | 'status' | 'too-large' | 'drawing' | 'not-image';

export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly fault: ImageFault;

  constructor(fault: ImageFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/**
 * Loads one picture that the person asked for, without cookies and without telling where it is shown. Many sites
 * let any page load their pictures; the others need the person's leave for the site.
 *
 * @throws ImageError
 */
export async function loadImage(address: string, signal: AbortSignal): Promise<Blob> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const response = await get(address, until);
  if (!response.ok) throw new ImageError('status');
  const body = await readBody(response, MAX_BYTES, until).catch((cause: unknown) => {
    throw new ImageError('too-large', { cause });
  });
  if (body.broken !== undefined) throw new ImageError('unreachable', { cause: body.broken });
  const type = imageType(body.bytes);
  if (type === undefined) throw new ImageError('not-image');
  if (type === 'drawing') throw new ImageError('drawing');
  return new Blob([body.bytes], { type });
}

async function get(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch (cause) {
    // The browser does not tell which of the two it was.
    throw new ImageError((await mayReach(address)) ? 'unreachable' : 'not-allowed', { cause });
  }
}
