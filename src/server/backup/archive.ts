import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip, type Gzip, type ZlibParams } from 'node:zlib';
import { z } from 'zod';
import { parsedJson } from '#shared/formats/json.ts';
import type { StoredRow } from '#server/database/table-shapes.ts';
import { syncFolder } from '#server/media/files.ts';
import { CopyRefused } from './refused.ts';
import { readTar, type TarEntry, tarEnd, tarEntry } from './tar.ts';

/**
 * A backup is a tar archive, packed with gzip:
 *
 *     backup.json               what it is, of which version and moment
 *     rows/menu/00001.jsonl     the rows of each table in the order of its key, one a line, their columns by name
 *     pictures/ab12cd-640.webp  every picture that a row names
 *     manifest.json             each part before it with its size and SHA-256, each table with those of all its rows
 */

const format = 'huong-nghiep backup';

const counted = z.object({ rows: z.number(), sha256: z.string() });

const headSchema = z.object({
  format: z.literal(format),
  /** Of this format, not of the program. */
  version: z.literal(1),
  made_at: z.string(),
  program: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  database_id: z.string().nullable(),
  /** The migrations that the database had seen. */
  migrations: z.array(z.string()).min(1),
  /** The columns of each table. */
  tables: z.record(z.string(), z.array(z.string())),
  /** The last number that each table has given. */
  counters: z.record(z.string(), z.number()),
});

const manifestSchema = z.object({
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  tables: z.record(z.string(), counted),
  pictures: z.number(),
  /** Pictures that rows name and that were not stored. */
  missing: z.array(z.string()),
});

export type BackupHead = Omit<z.infer<typeof headSchema>, 'format' | 'version'>;
type Manifest = z.infer<typeof manifestSchema>;
export type RowCount = z.infer<typeof counted>;
/** What an archive says it holds, after all of it was found to be so. */
export type CheckedBackup = {
  head: BackupHead;
  tables: Readonly<Record<string, RowCount>>;
  pictures: number;
  missing: readonly string[];
};

/** Names of other parts are none that a store or a table is given. */
const partName = /^(backup\.json|manifest\.json|rows\/[a-z_]+\/\d{5,9}\.jsonl|pictures\/[a-z0-9]+-\d+\.webp)$/;

/** Larger than any part: a row has at most what a request may send, several times over. */
const mostBytes = 64 * 1024 ** 2;

/** Bytes that are packed, unpacked and read at once: each time is a turn of another thread. */
const chunk = 256 * 1024;

export const rowLine = (row: StoredRow): string => `${JSON.stringify(row)}\n`;

/** Counts rows, and makes one SHA-256 of all. */
export class RowCounter {
  #rows = 0;
  readonly #hash = createHash('sha256');

  add(lines: readonly string[]): void {
    this.#rows += lines.length;
    for (const line of lines) this.#hash.update(line);
  }

  /** Once, after the last row. */
  end(): RowCount {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/** Writes an archive under its name, whole or not at all: as `<file>.part` first. */
export class ArchiveWriter {
  readonly #file: string;
  readonly #half: string;
  readonly #head: BackupHead;
  readonly #gzip = createGzip({ chunkSize: chunk }) as Gzip & ZlibParams;
  readonly #written: Promise<void>;
  readonly #manifest: Manifest = { parts: [], tables: {}, pictures: 0, missing: [] };
  readonly #tables: Map<string, { parts: number; rows: RowCounter }>;

  private constructor(file: string, head: BackupHead) {
    this.#file = file;
    this.#half = `${file}.part`;
    this.#head = head;
    this.#tables = new Map(Object.keys(head.tables).map((table) => [table, { parts: 0, rows: new RowCounter() }]));
    this.#written = pipeline(this.#gzip, createWriteStream(this.#half, { mode: 0o600, flags: 'wx', flush: true }));
    // Told by the write that waits for it, or by `close`.
    this.#written.catch(() => undefined);
  }

  static async begin(file: string, head: BackupHead): Promise<ArchiveWriter> {
    await rm(`${file}.part`, { force: true });
    const archive = new ArchiveWriter(file, head);
    await archive.#addPart('backup.json', json({ format, version: 1, ...head }));
    return archive;
  }

  async addRows(table: string, rows: readonly StoredRow[]): Promise<void> {
    const counter = this.#tables.get(table);
    if (counter === undefined) throw new Error(`The table ${table} was not announced.`);
    const lines = rows.map(rowLine);
    counter.rows.add(lines);
    counter.parts += 1;
    await this.#addPart(`rows/${table}/${String(counter.parts).padStart(5, '0')}.jsonl`, Buffer.from(lines.join('')));
  }

  async addPicture(name: string, bytes: Buffer): Promise<void> {
    // Pictures get no smaller, however long it is tried; they follow all rows.
    if (this.#manifest.pictures === 0) await this.#packNoMore();
    this.#manifest.pictures += 1;
    await this.#addPart(`pictures/${name}`, bytes);
  }

  /** After the last part. Everything is on the disk then. `missing`: pictures that are not stored. */
  async close(missing: string[]): Promise<void> {
    this.#manifest.missing = missing;
    this.#manifest.tables = Object.fromEntries([...this.#tables].map(([table, { rows }]) => [table, rows.end()]));
    await this.#write(...this.#entry('manifest.json', json(this.#manifest)), tarEnd());
    this.#gzip.end();
    await this.#written;
  }

  /** Reads what was written, and gives it its name. */
  async keep(): Promise<CheckedBackup> {
    const checked = await checkArchive(this.#half);
    await rename(this.#half, this.#file);
    await syncFolder(dirname(this.#file));
    return checked;
  }

  /** What cannot be removed says less than what led here. */
  async discard(): Promise<void> {
    this.#gzip.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#half, { force: true }).catch(() => undefined);
  }

  async #packNoMore(): Promise<void> {
    const set = new Promise<void>((resolve) =>
      this.#gzip.params(constants.Z_NO_COMPRESSION, constants.Z_DEFAULT_STRATEGY, () => resolve()),
    );
    await Promise.race([set, this.#written]);
  }

  async #addPart(name: string, bytes: Buffer): Promise<void> {
    this.#manifest.parts.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
    await this.#write(...this.#entry(name, bytes));
  }

  #entry(name: string, bytes: Buffer): Buffer[] {
    return tarEntry({ name, bytes }, Math.floor(Date.parse(this.#head.made_at) / 1_000));
  }

  async #write(...blocks: Buffer[]): Promise<void> {
    for (const block of blocks)
      // A file that cannot be written ends `#written`, and no drain follows.
      if (!this.#gzip.write(block)) await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }
}

/** The parts of an archive; the first and the last one say what it is, see `checkArchive`. */
async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const { size } = await stat(file);
  const unpacked = createGunzip({ chunkSize: chunk });
  const broken = pipeline(createReadStream(file, { highWaterMark: chunk }), unpacked, { end: true }).catch(
    (error: unknown) => error,
  );
  try {
    yield* readTar(unpacked, mostBytes);
    if (unpacked.bytesWritten < size) throw new CopyRefused('There is more behind the end of the archive.');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') throw new CopyRefused('The archive ends before its end: it was cut off.');
    if (code.startsWith('Z_')) throw new CopyRefused('This is no backup of this site, or it was altered: it cannot be unpacked.');
    throw error;
  } finally {
    unpacked.destroy();
    await broken;
  }
}

/** Reads all of it. Throws `CopyRefused` unless it is whole, and as it was written. */
export async function checkArchive(file: string): Promise<CheckedBackup> {
  const found: Manifest['parts'] = [];
  let head: BackupHead | undefined;
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of entriesOf(file)) {
    head ??= headOf({ name, bytes });
    if (manifest !== undefined || !partName.test(name)) throw altered(name);
    if (name === 'manifest.json') manifest = parse(manifestSchema, bytes);
    else found.push({ name, bytes: bytes.length, sha256: sha256(bytes) });
  }
  if (head === undefined || manifest === undefined)
    throw new CopyRefused('This is no backup of this site: its manifest is missing.');
  const { parts, tables, pictures, missing } = manifest;
  for (const [index, part] of found.entries()) {
    const said = parts[index];
    if (said?.name !== part.name || said.bytes !== part.bytes || said.sha256 !== part.sha256) throw altered(part.name);
  }
  const lost = parts[found.length];
  if (lost !== undefined) throw altered(lost.name);
  return { head, tables, pictures, missing };
}

const altered = (part: string) => new CopyRefused(`The backup was altered or damaged: ${part} is not as the manifest says.`);

/** What the first part says; another format is told before anything else is read. */
function headOf({ name, bytes }: TarEntry): BackupHead {
  const head = name === 'backup.json' ? parse(headSchema, bytes) : undefined;
  if (head === undefined) throw new CopyRefused('This is no backup of this site, or one of another format.');
  const { format: _format, version: _version, ...rest } = head;
  return rest;
}

const parse = <T>(schema: z.ZodType<T>, bytes: Buffer): T | undefined => schema.safeParse(parsedJson(bytes.toString())).data;

/** The rows of an archive that was checked, part by part. */
export async function* archivedRows(file: string): AsyncGenerator<{ table: string; rows: StoredRow[] }> {
  for await (const { name, bytes } of entriesOf(file)) {
    const [folder, table] = name.split('/');
    // Nothing but pictures follows.
    if (folder === 'pictures') return;
    if (folder !== 'rows' || table === undefined) continue;
    const lines = bytes.toString().split('\n').slice(0, -1);
    yield { table, rows: lines.map((line) => JSON.parse(line) as StoredRow) };
  }
}

/** The pictures of an archive that was checked. */
export async function* archivedPictures(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for await (const { name, bytes } of entriesOf(file))
    if (name.startsWith('pictures/')) yield { name: name.slice('pictures/'.length), bytes };
}
