import type { ServiceInfo } from '#lib/browser/messages.ts';
import { send } from '#lib/browser/send.ts';
import { readSettings, settingsWereBroken } from '#lib/browser/settings.ts';
import type { Settings } from '#lib/browser/settings.ts';
import { CallError } from '#lib/client/error.ts';

export interface Loaded {
  info: ServiceInfo;
  settings: Settings;
  /** Settings were once found unreadable and set aside. */
  setAside: boolean;
}

/** A background that has not answered by then will not: a woken one takes a fraction of a second. Milliseconds. */
const PATIENCE = 8000;

/**
 * What the settings page shows.
 *
 * @throws CallError when the background refuses or does not answer
 */
export async function loadOptions(): Promise<Loaded> {
  const loading = Promise.all([send('service/info', {}), readSettings(), settingsWereBroken()]);
  const [info, settings, setAside] = await Promise.race([loading, givingUp()]);
  return { info, settings, setAside };
}

function givingUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new CallError({ code: 'not-recorded' })), PATIENCE);
  });
}

/** What an error adds to our own words, if anything: the words of other codes are for programs. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  return error.detail.code === 'not-recorded' ? (error.detail.words ?? '') : '';
}
