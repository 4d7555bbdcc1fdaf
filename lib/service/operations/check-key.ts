import { Refusal } from './refusal.ts';

/** Refuses with 401 unless the request carries the key. Without a key set, everyone may ask. */
export function checkKey(request: Request, apiKey: string | undefined): void {
  if (apiKey === undefined) return;
  const given = request.headers.get('x-api-key');
  if (given === null) throw new Refusal(401, 'Send your API key in the header x-api-key.');
  if (!sameText(given, apiKey)) throw new Refusal(401, 'This API key is not known here.');
}

// Node's timingSafeEqual is not to be had in a browser. The loop's length depends on what was sent, never on
// where it first differs.
function sameText(given: string, wanted: string): boolean {
  const encoder = new TextEncoder();
  const left = encoder.encode(given);
  const right = encoder.encode(wanted);
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) {
    difference |= (left[index] ?? 0) ^ (right[index % right.length] ?? 0);
  }
  return difference === 0;
}
