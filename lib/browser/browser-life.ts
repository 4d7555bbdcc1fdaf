import { storage } from 'wxt/utils/storage';

/** Session storage is empty when the browser starts, so this names one life of the browser. */
const life = storage.defineItem<string>('session:life');

let asking: Promise<string> | undefined;

/** The name of this life of the browser; it outlasts the background's own. Two who ask at once get one name. */
export function browserLife(): Promise<string> {
  asking ??= nameIt().finally(() => (asking = undefined));
  return asking;
}

async function nameIt(): Promise<string> {
  const known = await life.getValue();
  if (known) return known;
  const fresh = crypto.randomUUID();
  await life.setValue(fresh);
  return fresh;
}
