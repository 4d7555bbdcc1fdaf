/** Where a page that a call has read is shown: `place` is its place in the call's reply. */
export const resultAddress = (callId: string, place: number): string => `/reader.html#${callId}/${place}`;

/** What a fragment of the reader's address names. */
export function readTarget(fragment: string): { callId: string; place: number } | undefined {
  const [, callId, place] = /^([\da-f-]{36})\/(\d{1,4})$/.exec(fragment) ?? [];
  return callId === undefined ? undefined : { callId, place: Number(place) };
}
