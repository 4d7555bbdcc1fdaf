/** Grows a buffer of variable-length integers (seven bits a byte, lowest first). */
export class ByteWriter {
  #buffer: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 256) {
    this.#buffer = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** Writes a whole number from 0 to 2^31 - 1. */
  varint(value: number): void {
    if (this.#length + 5 > this.#buffer.length) this.#grow();
    let rest = value;
    while (rest > 0x7f) {
      this.#buffer[this.#length] = (rest & 0x7f) | 0x80;
      this.#length += 1;
      rest >>>= 7;
    }
    this.#buffer[this.#length] = rest;
    this.#length += 1;
  }

  bytes(): Uint8Array {
    return this.#buffer.slice(0, this.#length);
  }

  #grow(): void {
    const larger = new Uint8Array(this.#buffer.length * 2);
    larger.set(this.#buffer);
    this.#buffer = larger;
  }
}
