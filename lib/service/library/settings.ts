import type { LibraryStatus } from '../types.ts';
import type { Driver } from './driver.ts';
import { text } from './row.ts';

/** Small facts about the library as a whole that live with it. */
export class Settings {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  status(): LibraryStatus {
    return { limit: this.limit, dropped: Number(this.#read('dropped') ?? 0), setAside: this.#setAside() };
  }

  get limit(): number | undefined {
    const limit = this.#read('limit');
    return limit === undefined ? undefined : Number(limit);
  }

  set limit(bytes: number | undefined) {
    if (bytes === undefined) this.#driver.prepare("DELETE FROM setting WHERE name = 'limit'").run();
    else this.#write('limit', String(bytes));
  }

  addDropped(pages: number): void {
    this.#write('dropped', String(Number(this.#read('dropped') ?? 0) + pages));
  }

  addSetAside(name: string): void {
    this.#write('set-aside', [...this.#setAside(), name].join('\n'));
  }

  #setAside(): string[] {
    return this.#read('set-aside')?.split('\n') ?? [];
  }

  #read(name: string): string | undefined {
    const row = this.#driver.prepare('SELECT value FROM setting WHERE name = ?').get(name);
    return row && text(row, 'value');
  }

  #write(name: string, value: string): void {
    const upsert =
      'INSERT INTO setting(name, value) VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value';
    this.#driver.prepare(upsert).run(name, value);
  }
}
