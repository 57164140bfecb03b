import type { ImageField } from '#shared/fields/image.ts';
import type { Resource } from '#shared/resource.ts';
import { Refusal } from '../errors.ts';
import { pictureFiles, storePicture, type StoredPicture } from '../media/pictures.ts';
import { descriptions } from '../resources/index.ts';
import { insertValues, updateValues } from './change.ts';
import type { Content } from './content.ts';
import type { Asked } from './read-values.ts';
import { removeUnused } from './unused-pictures.ts';

/** Stores the pictures of a call and writes the record: both or neither. Returns the id. */
export function createAsked(content: Content, resource: Resource, asked: Asked): Promise<number> {
  return withPictures(content, resource, asked, (pictures) => insertValues(content, resource, { ...asked.values, ...pictures }));
}

export function updateAsked(content: Content, resource: Resource, id: number, asked: Asked): Promise<void> {
  return withPictures(content, resource, asked, (pictures) =>
    updateValues(content, resource, id, { ...asked.values, ...pictures }, asked.version),
  );
}

async function withPictures<T>(
  content: Content,
  { fields }: Resource,
  { pictures }: Asked,
  write: (stored: Record<string, StoredPicture>) => Promise<T>,
): Promise<T> {
  const stored: Record<string, StoredPicture> = {};
  try {
    for (const [name, file] of pictures) {
      const field = fields[name];
      if (field?.kind === 'image') stored[name] = await storeFile(content, name, field, file);
    }
    return await write(stored);
  } catch (error) {
    const left = new Map(Object.values(stored).map(({ path, meta }) => [path, pictureFiles(path, meta)]));
    await removeUnused(content, descriptions, left);
    throw error;
  }
}

/** A refused picture is told at its field. */
async function storeFile({ files }: Content, name: string, { maxMegabytes }: ImageField, file: File): Promise<StoredPicture> {
  try {
    return await storePicture(files, new Uint8Array(await file.arrayBuffer()), { maxMegabytes });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.status, error.message, { errors: { [name]: [error.message] } });
    throw error;
  }
}
