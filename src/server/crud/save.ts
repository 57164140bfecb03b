import type { ImageField } from '#shared/fields/image.ts';
import type { Description } from '#shared/content-types/description.ts';
import { Refusal } from '#server/http/errors.ts';
import { acceptPicture } from '#server/media/accept.ts';
import { encodeUpload, type EncodedPicture, pictureFiles, putPicture, type StoredPicture } from '#server/media/pictures.ts';
import { descriptions } from '#server/content-types/index.ts';
import { insertValues, judgeInsert, judgeUpdate, updateValues } from './change.ts';
import type { Content } from './content.ts';
import { type Faults, refuse, together } from './faults.ts';
import type { Asked } from './read-values.ts';
import { removeUnused } from './unused-pictures.ts';

/** Stores the pictures of a call and writes the record: both or neither. Returns the id. */
export async function createAsked(content: Content, resource: Description, asked: Asked): Promise<number> {
  await refuseFaulty(resource, asked, () => judgeInsert(content, resource, asked.values));
  return withPictures(content, resource, asked, (pictures) => insertValues(content, resource, { ...asked.values, ...pictures }));
}

export async function updateAsked(content: Content, resource: Description, id: number, asked: Asked): Promise<void> {
  await refuseFaulty(resource, asked, () => judgeUpdate(content, resource, id, asked.values, asked.version));
  return withPictures(content, resource, asked, (pictures) =>
    updateValues(content, resource, id, { ...asked.values, ...pictures }, asked.version),
  );
}

/**
 * Tells all faults of a call at once, and before its pictures are stored. Values that have none so far
 * and bring no pictures are judged by the save itself alone.
 */
async function refuseFaulty(resource: Description, { faults, pictures }: Asked, judge: () => Promise<Faults>): Promise<void> {
  if (Object.keys(faults).length === 0 && pictures.size === 0) return;
  const found = together(faults, await judge());
  // A picture alone at fault has a status of its own.
  if (Object.keys(found).length > 0) refuse(resource, together(found, await pictureFaults(resource, pictures)));
}

async function pictureFaults({ fields }: Description, pictures: Asked['pictures']): Promise<Faults> {
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

async function withPictures<T>(
  content: Content,
  { fields }: Description,
  { pictures }: Asked,
  write: (stored: Record<string, StoredPicture>) => Promise<T>,
): Promise<T> {
  const stored: Record<string, StoredPicture> = {};
  try {
    for (const [name, file] of pictures) {
      const field = fields[name];
      if (field?.kind !== 'image') continue;
      const picture = await encodeFile(name, field, file);
      // Before its files are put: when that fails halfway, those that are there go again.
      stored[name] = picture;
      await putPicture(content.files, picture);
    }
    return await write(stored);
  } catch (error) {
    const left = new Map(Object.values(stored).map(({ path, meta }) => [path, pictureFiles(path, meta)]));
    await removeUnused(content, descriptions, left).catch((reason) => console.error('After a failed save:', reason));
    throw error;
  }
}

/** A refused picture is told at its field. */
async function encodeFile(name: string, { maxMegabytes }: ImageField, file: File): Promise<EncodedPicture> {
  try {
    return await encodeUpload(new Uint8Array(await file.arrayBuffer()), { maxMegabytes });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.status, error.message, { errors: { [name]: [error.message] } });
    throw error;
  }
}
