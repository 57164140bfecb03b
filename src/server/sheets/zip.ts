import { crc32, createDeflateRaw, createInflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

/** The part of ZIP that spreadsheets and folders of pictures need: no encryption, no volumes, nothing of 4 GB. */

/** `why` says what is wrong: no archive, one that is locked, or one that is larger than it may be. */
export class BadZip extends Error {
  readonly why: 'damaged' | 'locked' | 'large';

  constructor(why: BadZip['why']) {
    super(`The archive cannot be read: ${why}.`);
    this.why = why;
  }
}

export type ZipEntry = {
  name: string;
  /** The bytes that the directory promises. */
  size: number;
  /** The content in pieces. Throws `BadZip` as soon as there is more of it than the directory promises, or it is damaged. */
  read: () => AsyncGenerator<Buffer>;
};

export type ZipLimits = { entries: number; bytes: number };

const endSize = 22;
const longestComment = 65_535;
const headSize = 46;
const localSize = 30;

/**
 * The directory of an archive, by name. Nothing is inflated before all sizes are known to lie within the limits; what is read
 * later is held to them, since a directory may lie.
 */
export function readZip(bytes: Buffer, limits: ZipLimits): Map<string, ZipEntry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > limits.entries) throw new BadZip('large');
  const entries = new Map<string, ZipEntry>();
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + headSize > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new BadZip('damaged');
    const flags = bytes.readUInt16LE(at + 8);
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + headSize, at + headSize + nameLength).replaceAll('\\', '/');
    if ((flags & 1) === 1) throw new BadZip('locked');
    if ((method !== 0 && method !== 8) || packed > bytes.length || local + localSize > bytes.length) throw new BadZip('damaged');
    total += size;
    if (total > limits.bytes) throw new BadZip('large');
    if (!name.endsWith('/')) entries.set(name, { name, size, read: () => contentOf(bytes, { local, packed, size, method }) });
    at += headSize + nameLength + rest;
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - endSize; at >= Math.max(0, bytes.length - endSize - longestComment); at -= 1) {
    if (bytes.readUInt32LE(at) === 0x06054b50) return at;
  }
  throw new BadZip('damaged');
}

type Place = { local: number; packed: number; size: number; method: number };

async function* contentOf(bytes: Buffer, { local, packed, size, method }: Place): AsyncGenerator<Buffer> {
  if (bytes.readUInt32LE(local) !== 0x04034b50) throw new BadZip('damaged');
  const start = local + localSize + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packed > bytes.length) throw new BadZip('damaged');
  const given = bytes.subarray(start, start + packed);
  if (method === 0) {
    if (packed !== size) throw new BadZip('damaged');
    yield given;
    return;
  }
  const inflate = createInflateRaw();
  inflate.end(given);
  let read = 0;
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      read += part.length;
      if (read > size) throw new BadZip('large');
      yield part;
    }
  } catch (error) {
    throw error instanceof BadZip ? error : new BadZip('damaged');
  }
  if (read !== size) throw new BadZip('damaged');
}

/** The whole content of an entry. */
export async function readEntry(entry: ZipEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry.read()) parts.push(part);
  return Buffer.concat(parts);
}

type Part = string | Uint8Array;
type Parts = AsyncIterable<Part> | Iterable<Part>;
type Written = { name: Buffer; crc: number; packed: number; size: number; at: number };

/** An archive in pieces, made from pieces: one entry after the other, none of them whole in memory. */
export async function* writeZip(entries: AsyncIterable<{ name: string; parts: Parts }>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for await (const { name, parts } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at };
    const head = Buffer.alloc(localSize);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    // Sizes and checksum follow the content; the name is UTF-8.
    head.writeUInt16LE(0x0808, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(firstOfJanuary1980, 12);
    head.writeUInt16LE(entry.name.length, 26);
    yield head;
    yield entry.name;
    for await (const part of deflated(parts, entry)) {
      entry.packed += part.length;
      yield part;
    }
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    tail.writeUInt32LE(entry.crc, 4);
    tail.writeUInt32LE(entry.packed, 8);
    tail.writeUInt32LE(entry.size, 12);
    yield tail;
    written.push(entry);
    at += localSize + entry.name.length + entry.packed + tail.length;
  }
  yield directoryOf(written, at);
}

const firstOfJanuary1980 = 0x21;

function directoryOf(written: readonly Written[], start: number): Buffer {
  const heads = written.map(({ name, crc, packed, size, at }) => {
    const head = Buffer.alloc(headSize);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(20, 6);
    head.writeUInt16LE(0x0808, 8);
    head.writeUInt16LE(8, 10);
    head.writeUInt16LE(firstOfJanuary1980, 14);
    head.writeUInt32LE(crc, 16);
    head.writeUInt32LE(packed, 20);
    head.writeUInt32LE(size, 24);
    head.writeUInt16LE(name.length, 28);
    head.writeUInt32LE(at, 42);
    return Buffer.concat([head, name]);
  });
  const end = Buffer.alloc(endSize);
  const directory = Buffer.concat(heads);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([directory, end]);
}

async function* deflated(parts: Parts, entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(counted(), { objectMode: false });
  const deflate = createDeflateRaw();
  source.on('error', (error) => deflate.destroy(error));
  try {
    for await (const part of source.pipe(deflate) as AsyncIterable<Buffer>) yield part;
  } finally {
    source.destroy();
    deflate.destroy();
  }
}
