import { Dexie } from 'dexie';
import type { EntityTable } from 'dexie';
import { browserLife } from './browser-life.ts';

interface KeyRow {
  /** The only origin that this key is ever sent to. */
  origin: string;
  key: string;
  /** Absent: kept on this device. Present: kept for that one life of the browser. */
  life?: string | undefined;
}

/** IndexedDB of the extension's origin: content scripts can read `storage.local`, but never this (platform.md, section 9). */
class VaultDatabase extends Dexie {
  declare readonly keys: EntityTable<KeyRow, 'origin'>;

  constructor() {
    super('sidelight-vault', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ keys: 'origin' });
  }
}

export type Vault = ReturnType<typeof openVault>;

/** The API keys. Only the background opens it; views learn no more than a key's last characters. */
export function openVault() {
  const database = new VaultDatabase();

  async function keyFor(url: string): Promise<string | undefined> {
    if (!URL.canParse(url)) return undefined;
    const { origin } = new URL(url);
    const row = await database.keys.get(origin);
    if (!row?.life || row.life === (await browserLife())) return row?.key;
    await database.keys.delete(origin);
    return undefined;
  }

  return {
    /** The key for the origin of an address, or nothing: a key never goes anywhere but where it was entered for. */
    keyFor,

    async keep(url: string, key: string, keep: 'device' | 'session'): Promise<void> {
      const { origin } = new URL(url);
      await database.keys.put({ origin, key, ...(keep === 'session' ? { life: await browserLife() } : {}) });
    },

    async forget(url: string): Promise<void> {
      if (URL.canParse(url)) await database.keys.delete(new URL(url).origin);
    },

    async forgetAll(): Promise<void> {
      await database.keys.clear();
    },

    /** Takes the keys off the disk that were kept for a life of the browser that is over. */
    async forgetPast(): Promise<void> {
      const life = await browserLife();
      await database.keys.filter((row) => row.life !== undefined && row.life !== life).delete();
    },

    /** The last characters of a key, for a person to tell two keys apart. */
    async endingFor(url: string): Promise<string | undefined> {
      const key = await keyFor(url);
      return key && (key.length >= 12 ? key.slice(-3) : '');
    },
  };
}
