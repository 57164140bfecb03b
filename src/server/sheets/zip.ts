import { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile as OpenedZip } from 'yauzl';
import { ZipFile } from 'yazl';

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

/**
 * The directory of an archive, by name. Nothing is inflated before all sizes are known to lie within the limits; what is read
 * later is held to them, since a directory may lie. Throws `BadZip`.
 */
export async function readZip(bytes: Buffer, limits: ZipLimits): Promise<Map<string, ZipEntry>> {
  const entries = new Map<string, ZipEntry>();
  let total = 0;
  try {
    // Programs write names in UTF-8 without saying so.
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false, validateEntrySizes: false });
    if (zip.entryCount > limits.entries) throw new BadZip('large');
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new BadZip('locked');
      const size = entry.uncompressedSize;
      total += size;
      if (total > limits.bytes) throw new BadZip('large');
      const name = entry.fileNameRaw.toString('utf8').replaceAll('\\', '/');
      if (name.endsWith('/')) continue;
      if (entries.has(name)) throw new BadZip('damaged');
      entries.set(name, { name, size, read: () => contentOf(zip, entry) });
    }
    return entries;
  } catch (error) {
    throw error instanceof BadZip ? error : new BadZip('damaged');
  }
}

async function* contentOf(zip: OpenedZip, entry: Entry): AsyncGenerator<Buffer> {
  let left = entry.uncompressedSize;
  try {
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      left -= part.length;
      if (left < 0) throw new BadZip('large');
      yield part;
    }
  } catch (error) {
    throw error instanceof BadZip ? error : new BadZip('damaged');
  }
  if (left > 0) throw new BadZip('damaged');
}

export async function readEntry(entry: ZipEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry.read()) parts.push(part);
  return Buffer.concat(parts);
}

type Part = string | Uint8Array;

/** An archive in pieces, made from pieces: one entry after the other, none of them whole in memory. */
export async function* writeZip(
  entries: Iterable<{ name: string; parts: AsyncIterable<Part> | Iterable<Part> }>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sources: Readable[] = [];
  for (const { name, parts } of entries)
    zip.addReadStreamLazy(name, (begin) => {
      const source = Readable.from(parts, { objectMode: false });
      sources.push(source.on('error', (error) => output.destroy(error)));
      begin(null, source);
    });
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    for (const source of sources) source.destroy();
  }
}
