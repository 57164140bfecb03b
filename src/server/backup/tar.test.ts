import { expect, it } from 'vitest';
import { readTar, type TarEntry, tarEnd, tarEntry } from './tar.ts';

const files: TarEntry[] = [
  { name: 'backup.json', bytes: Buffer.from('{}') },
  { name: 'rows/menu/00001.jsonl', bytes: Buffer.alloc(1_300, 'ế') },
  { name: 'rows/menu/00002.jsonl', bytes: Buffer.alloc(0) },
  { name: 'pictures/ab-640.webp', bytes: Buffer.alloc(512, 7) },
];
const archive = () => Buffer.concat([...files.flatMap((file) => tarEntry(file, 1_700_000_000)), tarEnd()]);

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const read = async (bytes: Buffer, size = 4_096, most = 10_000): Promise<TarEntry[]> => {
  const found: TarEntry[] = [];
  for await (const entry of readTar(inChunks(bytes, size), most)) found.push(entry);
  return found;
};

it.each([1, 100, 512, 5_000])('what was written is read, in chunks of %i bytes', async (size) => {
  expect(await read(archive(), size)).toEqual(files);
});

it.each([0, 100, 512, 600, 1_024, 1_900])('%i bytes of it are no archive', async (length) => {
  await expect(read(archive().subarray(0, length))).rejects.toThrow('cut off');
});

it('one block of zeros is no end', async () => {
  await expect(read(archive().subarray(0, -512))).rejects.toThrow('cut off');
});

const withHeader = (change: (header: Buffer) => void) => {
  const bytes = archive();
  change(bytes);
  let sum = 8 * 32;
  for (let at = 0; at < 512; at += 1) if (at < 148 || at >= 156) sum += bytes[at]!;
  bytes.write(sum.toString(8).padStart(6, '0'), 148, 'latin1');
  return bytes;
};

it.each<[string, (header: Buffer) => void]>([
  ['a link', (header) => header.write('2', 156)],
  ['a folder', (header) => header.write('5', 156)],
  ['a path that leads out', (header) => header.write('../../etc/passwd\0', 0)],
  ['a path from the root', (header) => header.write('/etc/passwd\0', 0)],
  ['a prefix', (header) => header.write('folder', 345)],
  ['a negative size', (header) => header.write('-0000000001', 124)],
])('%s is refused', async (_what, change) => {
  await expect(read(withHeader(change))).rejects.toThrow(/no backup/);
});

it('a header that was altered is refused, and a part that is too large is not read', async () => {
  const bytes = archive();
  bytes.write('x', 0);
  await expect(read(bytes)).rejects.toThrow('no backup');
  await expect(read(archive(), 4_096, 1_000)).rejects.toThrow('larger than a part');
});
