/** Where a page that a call has read is shown: `place` is its place in the call's reply. */
export const resultAddress = (callId: string, place: number): string => `/reader.html#${callId}/${place}`;

/** What a fragment of the reader's address names. */
export function readTarget(fragment: string): { callId: string; place: number } | undefined {
  const [, callId, place] = /^([\da-f-]{36})\/(\d{1,4})$/.exec(fragment) ?? [];
  return callId === undefined ? undefined : { callId, place: Number(place) };
}

const IN_PANEL = 'read=';

/** The fragment of the side panel that shows such a page in the panel itself. */
export const panelFragment = (callId: string, place: number): string => `${IN_PANEL}${callId}/${place}`;

/** What a fragment of the side panel's address names. */
export function panelTarget(fragment: string): { callId: string; place: number } | undefined {
  return fragment.startsWith(IN_PANEL) ? readTarget(fragment.slice(IN_PANEL.length)) : undefined;
}
