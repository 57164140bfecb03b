import type { StoredRow } from '#server/database/table-shapes.ts';
import type { Files } from '#server/media/files.ts';
import { pictureFiles } from '#server/media/pictures.ts';

/** Calls to the store at the same time, and pictures in memory with them. */
const concurrency = 8;

export type Picture = { name: string; bytes: Buffer };

/**
 * The files of the pictures that a row names: rows of `picture` name those of the journal; records have a column beside that of
 * the address which says what widths there are, and are all there is in a database from before the journal was kept.
 */
export function picturesIn(table: string, row: StoredRow): string[] {
  if (table === 'picture') return filesAt(row['path'], row['widths']);
  return Object.entries(row).flatMap(([column, value]) =>
    column.endsWith('_meta') ? filesAt(row[column.slice(0, -5)], value) : [],
  );
}

function filesAt(path: unknown, said: unknown): string[] {
  if (typeof path !== 'string' || typeof said !== 'string' || !path.startsWith('/uploads/')) return [];
  const known: unknown = JSON.parse(said);
  const widths: unknown = Array.isArray(known) ? known : (known as { widths?: unknown } | null)?.widths;
  return Array.isArray(widths) ? pictureFiles(path, { widths: widths.map(Number) }) : [];
}

/** The pictures in this order, `bytes` null for one that is not stored; some are read ahead. */
export async function* readPictures(files: Files, names: Iterable<string>) {
  const waiting = names[Symbol.iterator]();
  const underWay: Promise<{ name: string; bytes: Buffer | null }>[] = [];
  const begin = () => {
    const next = waiting.next();
    if (next.done === true) return;
    const reading = readPicture(files, next.value).then((bytes) => ({ name: next.value, bytes }));
    // Told when it is its turn.
    reading.catch(() => undefined);
    underWay.push(reading);
  };
  for (let count = 0; count < concurrency; count += 1) begin();
  for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
    const picture = await first;
    begin();
    yield picture;
  }
}

async function readPicture(files: Files, name: string): Promise<Buffer | null> {
  const found = await files.get(name).catch((error: unknown) => {
    // Removed between being found and being read.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  return found === null ? null : Buffer.from(await new Response(found.body).arrayBuffer());
}

export type Placed = { written: number; there: number };

/**
 * Stores pictures that are not stored yet, several at a time. One that is there already is read and compared: a name says what
 * the bytes are, unless a disk has changed them. With `check`, what was written is read again, and has to be the same.
 */
export async function placePictures(
  files: Files,
  pictures: AsyncIterable<Picture>,
  { check, onPlaced = () => {} }: { check: boolean; onPlaced?: (placed: Placed) => void },
): Promise<Placed> {
  const stored = new Set<string>();
  for await (const { name } of files.list()) stored.add(name);
  const placed: Placed = { written: 0, there: 0 };
  const source = pictures[Symbol.asyncIterator]();
  const isStored = async ({ name, bytes }: Picture) => (await readPicture(files, name))?.equals(bytes) === true;
  async function work(): Promise<void> {
    for (let next = await source.next(); next.done !== true; next = await source.next()) {
      const { value: picture } = next;
      if (stored.has(picture.name) && (await isStored(picture))) placed.there += 1;
      else {
        await files.put(picture.name, picture.bytes);
        if (check && !(await isStored(picture)))
          throw new Error(`The store gives ${picture.name} back otherwise than it was given.`);
        placed.written += 1;
      }
      onPlaced(placed);
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await source.return?.();
  }
  return placed;
}
