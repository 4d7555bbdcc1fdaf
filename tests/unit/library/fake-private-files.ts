/**
 * The origin's private files (OPFS) as far as SQLite's pool uses them, in memory: directories, files, and
 * synchronous handles of which a file has one at a time. `dropHandles` does what the death of a worker does.
 */
export interface FakePrivateFiles {
  globals: Record<string, unknown>;
  dropHandles(): void;
  /** The bytes of every file, to damage them. */
  contents(): Uint8Array[];
  /** From now on writes fail as on a full disk. */
  fill(): void;
}

class FakeFile {
  readonly kind = 'file';
  #buffer = new Uint8Array(0);
  #size = 0;
  held = false;
  readonly #isFull: () => boolean;

  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  get bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#size);
  }

  async createSyncAccessHandle(): Promise<unknown> {
    if (this.held) throw new DOMException('held elsewhere', 'NoModificationAllowedError');
    this.held = true;
    return {
      read: (target: ArrayBufferView<ArrayBuffer>, { at }: { at: number }) => {
        const into = bytesOf(target);
        const part = this.bytes.subarray(at, at + into.length);
        into.set(part);
        return part.length;
      },
      write: (source: ArrayBufferView<ArrayBuffer>, { at }: { at: number }) => {
        const from = bytesOf(source);
        if (this.#isFull() && at + from.length > this.bytes.length) {
          throw new DOMException('no room', 'QuotaExceededError');
        }
        this.#resize(Math.max(this.bytes.length, at + from.length));
        this.bytes.set(from, at);
        return from.length;
      },
      truncate: (size: number) => this.#resize(size),
      getSize: () => this.bytes.length,
      flush: () => undefined,
      close: () => {
        this.held = false;
      },
    };
  }

  #resize(size: number): void {
    if (size > this.#buffer.length) {
      const larger = new Uint8Array(size * 2);
      larger.set(this.bytes);
      this.#buffer = larger;
    }
    if (size < this.#size) this.#buffer.fill(0, size, this.#size);
    this.#size = size;
  }
}

function bytesOf(view: ArrayBufferView<ArrayBuffer>): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

class FakeDirectory {
  readonly kind = 'directory';
  readonly entries = new Map<string, FakeFile | FakeDirectory>();
  readonly #isFull: () => boolean;

  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  async getDirectoryHandle(name: string): Promise<FakeDirectory> {
    const known = this.entries.get(name);
    if (known instanceof FakeDirectory) return known;
    const made = new FakeDirectory(this.#isFull);
    this.entries.set(name, made);
    return made;
  }

  async getFileHandle(name: string): Promise<FakeFile> {
    const known = this.entries.get(name);
    if (known instanceof FakeFile) return known;
    const made = new FakeFile(this.#isFull);
    this.entries.set(name, made);
    return made;
  }

  async removeEntry(name: string): Promise<void> {
    this.entries.delete(name);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<[string, FakeFile | FakeDirectory]> {
    yield* this.entries;
  }

  files(): FakeFile[] {
    return [...this.entries.values()].flatMap((entry) =>
      entry instanceof FakeFile ? [entry] : entry.files(),
    );
  }
}

export function fakePrivateFiles(): FakePrivateFiles {
  let full = false;
  const root = new FakeDirectory(() => full);
  class FileSystemFileHandle {
    createSyncAccessHandle(): void {
      throw new Error('only asked whether it is there');
    }
  }
  return {
    globals: {
      FileSystemHandle: FileSystemFileHandle,
      FileSystemDirectoryHandle: FileSystemFileHandle,
      FileSystemFileHandle,
      navigator: { storage: { getDirectory: async () => root } },
    },
    dropHandles: () => {
      for (const file of root.files()) file.held = false;
    },
    contents: () => root.files().map((file) => file.bytes),
    fill: () => {
      full = true;
    },
  };
}
