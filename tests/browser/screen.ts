import { crc32, deflateSync } from 'node:zlib';

/** A picture of a whole screen. */
export interface Screen {
  width: number;
  height: number;
  /** Red, green and blue as one number, `0xRRGGBB`. */
  at(x: number, y: number): number;
  looksLike(other: Screen): boolean;
  /** What is compared. */
  pixels: Buffer;
  /** The picture as a PNG file. */
  png(): Buffer;
}

const WORDS = { headerSize: 0, width: 4, height: 5, bytesPerLine: 12, colours: 19 };
const BYTES_PER_COLOUR = 12;

/**
 * Reads the picture that Xvfb keeps in its -fbdir: an X window dump with 32 bits a pixel.
 * Reading the file itself needs no image program, and costs a millisecond.
 */
export function readScreen(dump: Buffer): Screen {
  const word = (index: number) => dump.readUInt32BE(index * 4);
  const width = word(WORDS.width);
  const height = word(WORDS.height);
  const line = word(WORDS.bytesPerLine);
  const start = word(WORDS.headerSize) + word(WORDS.colours) * BYTES_PER_COLOUR;
  const at = (x: number, y: number) => dump.readUInt32LE(start + y * line + x * 4) & 0xffffff;
  const pixels = dump.subarray(start);
  return {
    width,
    height,
    at,
    pixels,
    looksLike: (other) => pixels.equals(other.pixels),
    png: () => encodePng(width, height, at),
  };
}

function encodePng(width: number, height: number, at: Screen['at']): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let end = 0;
  for (let y = 0; y < height; y++) {
    end = rows.writeUInt8(0, end); // no filter on this row
    for (let x = 0; x < width; x++) end = rows.writeUIntBE(at(x, y), end, 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // eight bits a channel, three channels
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
