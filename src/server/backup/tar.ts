import { CopyRefused } from './refused.ts';

/**
 * The part of ustar that an archive here needs: files with plain names, whose size is known before they are written. What any
 * tar program unpacks is written; of what they write, links, folders, long names and extensions are refused when it is read.
 */

const block = 512;

export type TarEntry = { name: string; bytes: Buffer };

const plainName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** The blocks of one file. `at`: its time, in seconds since 1970. */
export function tarEntry({ name, bytes }: TarEntry, at: number): Buffer[] {
  if (!plainName.test(name) || name.length > 100) throw new Error(`No name for an archive: ${name}`);
  const header = Buffer.alloc(block);
  header.write(name, 0, 'latin1');
  for (const [offset, length, value] of [
    [100, 8, 0o600],
    [108, 8, 0],
    [116, 8, 0],
    [124, 12, bytes.length],
    [136, 12, at],
  ] as const)
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, offset, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return [header, bytes, Buffer.alloc(padding(bytes.length))];
}

export const tarEnd = (): Buffer => Buffer.alloc(2 * block);

const padding = (size: number) => (block - (size % block)) % block;

/** The sum of all bytes of a header, those of the sum itself counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 32;
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte;
  return sum;
}

/** The files of an archive one after the other, each whole in memory, which `most` limits. Throws `CopyRefused` for what is no such archive. */
export async function* readTar(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<TarEntry> {
  const input = bytesOf(chunks);
  for (;;) {
    const header = await input.take(block);
    if (header.length < block) throw cut();
    if (header.every((byte) => byte === 0)) {
      const rest = await input.take(block);
      if (rest.length < block || rest.some((byte) => byte !== 0)) throw cut();
      if ((await input.take(1)).length > 0) throw new CopyRefused('There is more behind the end of the archive.');
      return;
    }
    const { name, size } = readHeader(header);
    if (size > most) throw new CopyRefused(`${name} is larger than a part of a backup is.`);
    const bytes = await input.take(size);
    const filled = await input.take(padding(size));
    if (bytes.length < size || filled.length < padding(size)) throw cut();
    yield { name, bytes };
  }
}

const cut = () => new CopyRefused('The archive ends before its end: it was cut off.');

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (offset: number, length: number) => header.toString('latin1', offset, offset + length).replace(/\0.*$/s, '');
  const number = (offset: number, length: number) => {
    const digits = text(offset, length).trim();
    return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
  };
  const [name, size] = [text(0, 100), number(124, 12)];
  const isPlain =
    text(257, 5) === 'ustar' && header.toString('latin1', 156, 157) === '0' && text(345, 155) === '' && plainName.test(name);
  if (number(148, 8) !== checksum(header) || !isPlain || Number.isNaN(size))
    throw new CopyRefused('This is no backup of this site: it holds something else than its parts.');
  return { name, size };
}

/** Gives as many bytes as are asked for; fewer at the end only. */
function bytesOf(chunks: AsyncIterable<Buffer>): { take: (size: number) => Promise<Buffer> } {
  const source = chunks[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  return {
    async take(size) {
      while (length < size) {
        const next = await source.next();
        if (next.done === true) break;
        held.push(next.value);
        length += next.value.length;
      }
      const all = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held);
      const taken = all.subarray(0, size);
      held = all.length > size ? [all.subarray(size)] : [];
      length = all.length - taken.length;
      return taken;
    },
  };
}
