import { cleanLine } from '#shared/fields/clean-text.ts';
import { nameMax } from '#shared/content-types/limits.ts';
import type { ImageField } from '#shared/fields/image.ts';
import type { Description } from '#shared/content-types/description.ts';
import { Refusal } from '#server/http/errors.ts';
import { acceptPicture } from '#server/media/accept.ts';
import { encodeUpload, type EncodedPicture, pictureFiles, putPicture, type StoredPicture } from '#server/media/pictures.ts';
import { logError } from '#server/observability/log.ts';
import { insertValues, judgeInsert, judgeUpdate, updateValues } from './change.ts';
import type { Database } from '#server/database/schema.ts';
import { inAnsweredBatch } from './write-context.ts';
import type { Batch, WriteContext, RecordType } from './model.ts';
import { refuse, mergedFaults } from './faults.ts';
import type { Faults, Values } from './record.ts';
import type { SentValues } from './read-values.ts';
import { PictureRemoved, removeUnused, underFreeName } from './unused-pictures.ts';

type Read<D> = (db: Database, id: number) => Promise<D>;

/** Stores the pictures of a call and writes the record: both or neither. Gives what `read` says of it. */
export const createFrom = async <D>(content: WriteContext, type: RecordType, sent: SentValues, read: Read<D>): Promise<D> =>
  (
    await writeSent(content, type.description, sent, {
      judge: () => judgeInsert(content, type, sent.values),
      write: (batch, values) => insertValues(batch, type, values),
      read,
    })
  ).data;

export const updateFrom = async <D>(content: WriteContext, type: RecordType, id: number, sent: SentValues, read: Read<D>) =>
  (
    await writeSent(content, type.description, sent, {
      judge: () => judgeUpdate(content, type, id, sent.values, sent.version),
      write: (batch, values) => updateValues(batch, type, id, values, sent.version),
      read: (db) => read(db, id),
    })
  ).data;

type Writing<T, D> = {
  judge: () => Promise<Faults>;
  /** `values`: what was sent, with its pictures stored. */
  write: (batch: Batch, values: Values) => Promise<T>;
  read: (db: Database, result: T) => Promise<D>;
};

/** Writes what a call brings, pictures and values, or neither. Refuses with 422 and all faults. */
export async function writeSent<T, D>(
  content: WriteContext,
  description: Description,
  sent: SentValues,
  { judge, write, read }: Writing<T, D>,
): Promise<{ result: T; batch: number | null; data: D }> {
  await refuseFaulty(description, sent, judge);
  return withPictures(content, description, sent, (pictures) =>
    inAnsweredBatch(content, (batch) => write(batch, { ...sent.values, ...pictures }), read),
  );
}

/**
 * Tells all faults of a call at once, and before its pictures are stored. Values that have none so far
 * and bring no pictures are judged by the save itself alone.
 */
async function refuseFaulty(description: Description, { faults, pictures }: SentValues, judge: () => Promise<Faults>) {
  if (Object.keys(faults).length === 0 && pictures.size === 0) return;
  const found = mergedFaults(faults, await judge());
  // A picture alone at fault has a status of its own.
  if (Object.keys(found).length > 0) refuse(description, mergedFaults(found, await pictureFaults(description, pictures)));
}

async function pictureFaults({ fields }: Description, pictures: SentValues['pictures']): Promise<Faults> {
  const faults: Faults = {};
  for (const [name, file] of pictures) {
    const field = fields[name];
    try {
      if (field?.kind === 'image') acceptPicture(new Uint8Array(await file.arrayBuffer()), field.maxMegabytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults[name] = [error.message];
    }
  }
  return faults;
}

/** Stores the pictures of a call, and gives them to `write` in place of what it was sent; what `write` refuses leaves none behind. */
export async function withPictures<T>(
  content: WriteContext,
  { fields }: Description,
  { pictures }: SentValues,
  write: (stored: Record<string, StoredPicture>) => Promise<T>,
): Promise<T> {
  const encoded: Record<string, EncodedPicture> = {};
  for (const [name, file] of pictures) {
    const field = fields[name];
    if (field?.kind === 'image') encoded[name] = await encodeFile(name, field, file);
  }
  for (let tries = 1; ; tries += 1) {
    const stored: Record<string, StoredPicture> = {};
    try {
      for (const [name, picture] of Object.entries(encoded)) {
        // Before its files are put: when that fails halfway, those that are there go again.
        stored[name] = await underFreeName(content, picture);
        await putPicture(content.files, stored[name]);
      }
      return await write(stored);
    } catch (error) {
      const left = new Map(Object.values(stored).map(({ path, meta }) => [path, pictureFiles(path, meta)]));
      await removeUnused(content, left).catch((reason) => logError('After a failed save', reason));
      if (!(error instanceof PictureRemoved) || tries === 5) throw error;
    }
  }
}

/** What a file is called, as far as its name says anything. */
function calledAs({ name }: File): { name?: string } {
  const called = cleanLine(name.slice(0, nameMax));
  return called === '' ? {} : { name: called };
}

/** A refused picture is told at its field. */
async function encodeFile(name: string, { maxMegabytes }: ImageField, file: File): Promise<EncodedPicture> {
  try {
    return { ...(await encodeUpload(new Uint8Array(await file.arrayBuffer()), { maxMegabytes })), ...calledAs(file) };
  } catch (error) {
    // That the server is busy is no fault of the field.
    if (error instanceof Refusal && error.status < 500)
      throw new Refusal(error.status, error.message, { errors: { [name]: [error.message] } });
    throw error;
  }
}
