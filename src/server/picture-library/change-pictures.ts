import { uploadLimit } from '#shared/calls/pictures.ts';
import { pictureTexts } from '#shared/pictures/picture-texts.ts';
import { picture } from '#shared/pictures/picture.ts';
import type { Section } from '#shared/answers/parts.ts';
import { settledSections } from '#shared/fields/sections.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { nounTexts } from '#shared/texts.ts';
import { mostInBatch } from '#shared/calls/of-records.ts';
import { changeAll } from '#server/crud/batch.ts';
import { updateValues } from '#server/crud/change.ts';
import { currentRow } from '#server/crud/current-row.ts';
import { storedPictures } from '#server/crud/chosen-pictures.ts';
import type { RecordType, Batch, WriteContext } from '#server/crud/model.ts';
import type { Values } from '#server/crud/record.ts';
import { entryOf } from '#server/crud/state.ts';
import { withPictures } from '#server/crud/save.ts';
import { refuseRemoved, removeLater } from '#server/crud/unused-pictures.ts';
import { inAnsweredBatch, inBatch, inNumberedBatch, unbounded } from '#server/crud/write-context.ts';
import { pictureRow } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { forgetRecord } from '#server/journal/forget.ts';
import type { MayChange } from '#server/crud/caller.ts';
import { pictureFiles, type StoredPicture } from '#server/media/pictures.ts';
import { countVersions, putAsideBy, readDraftUses, readUses } from './places.ts';

const uploadField = { kind: 'image', label: 'Ảnh', maxMegabytes: uploadLimit, upload: 'image' } as const;

type Uploaded = { id: number; wasThere: boolean };

/** Keeps an uploaded picture in the library. An equal one that is there already is that one. `data` is what `read` says of it. */
export function uploadPicture<D>(
  content: WriteContext,
  type: RecordType,
  file: File,
  read: (db: Database, uploaded: Uploaded) => Promise<D>,
): Promise<{ result: Uploaded; data: D }> {
  const sent = { values: {}, pictures: new Map([['image', file]]), version: null, faults: {} };
  return withPictures(content, { ...picture, fields: { image: uploadField } }, sent, ({ image }) => {
    if (image === undefined) throw new Error('The upload has stored no picture.');
    return inAnsweredBatch(content, (batch) => keepPicture(batch, type, image), read);
  });
}

async function keepPicture(batch: Batch, type: RecordType, image: StoredPicture): Promise<Uploaded> {
  await refuseRemoved(batch, [image]);
  const { db, by, clock } = batch;
  const known = await db.selectFrom('picture').select(['id', 'state']).where('path', '=', image.path).executeTakeFirst();
  if (known !== undefined) {
    if (known.state !== 'kept') await updateValues(batch, type, known.id, { state: 'kept' }, null);
    return { id: known.id, wasThere: known.state !== 'deleted' };
  }
  const at = clock().toISOString();
  const bytes = image.copies?.reduce((sum, copy) => sum + copy.bytes.length, 0);
  await batch.admit?.(db, bytes ?? 0, by);
  const row = { ...pictureRow({ ...image, bytes }, { at, by }), version: 1, state: 'kept' };
  const { id } = await db.insertInto('picture').values(row).returning('id').executeTakeFirstOrThrow();
  // Not a part of a batch: what would take it back is its deletion.
  batch.changes.push(
    entryOf(picture, { id, ...row, focus_x: null, focus_y: null }, { action: 'create', earlier: { at, by: by ?? null } }),
  );
  return { id, wasThere: false };
}

/** Shows another picture wherever live records show this one. Versions and drafts keep theirs. */
export const replaceEverywhere = (
  content: WriteContext,
  type: RecordType,
  { id, by: otherId }: { id: number; by: number },
  mayChange: MayChange,
): Promise<{ result: Changed; batch: number | null }> =>
  inNumberedBatch(content, async (batch) => {
    const path = await pathOf(batch, type, id);
    const otherPath = await pathOf(batch, type, otherId);
    const other = (await storedPictures(batch.db, [otherPath])).get(otherPath);
    if (other === undefined) throw notFound(nounTexts(picture.noun).notFound);
    await refuseRemoved(batch, [other]);
    return setWhereShown(batch, path, other, mayChange);
  });

/** Takes a picture out of the library, and out of every live record that shows it. It can be brought back. */
export const deletePicture = (content: WriteContext, type: RecordType, id: number, mayChange: MayChange) =>
  inNumberedBatch(unbounded(content), async (batch) => {
    const changed = await setWhereShown(batch, await pathOf(batch, type, id), null, mayChange);
    await updateValues(batch, type, id, { state: 'deleted' }, null);
    return changed;
  });

/** Brings a deleted picture back into the library; the records that showed it before stay as they are. */
export const restorePicture = (batch: Batch, type: RecordType, id: number): Promise<void> =>
  updateValues(batch, type, id, { state: 'kept' }, null);

/** Takes a deleted picture away for good, with its files. Refuses with 409 while it is not deleted, or something else names it. */
export const purgePicture = (content: WriteContext, type: RecordType, id: number): Promise<void> =>
  inBatch(content, async (batch) => {
    const { row } = await currentRow(batch, type, id, null);
    const path = String(row['path']);
    const live = (await readUses(batch, [path])).get(path) ?? [];
    const drafts = (await readDraftUses(batch, [path])).get(path) ?? [];
    if (row['state'] !== 'deleted' || live.length > 0) throw new Refusal(409, pictureTexts.deleteFirst);
    const versions = (await countVersions(batch, [path])).get(path) ?? 0;
    const asideBy = await putAsideBy(batch, path);
    if (versions + drafts.length + asideBy.length > 0)
      throw new Refusal(409, pictureTexts.stillNamed(drafts.length, versions, asideBy));
    await forgetPicture(batch, type, row);
    batch.changes.push({
      resource: picture.name,
      id,
      action: 'purge',
      version: Number(row['version']),
      title: String(row['name']),
    });
  });

/** Lets a picture go that nothing names. */
export async function forgetPicture(
  batch: Batch,
  type: RecordType,
  { id, path, widths }: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  await forgetRecord(batch, type, Number(id));
  await batch.db.updateTable('picture').set({ state: 'used' }).where('id', '=', Number(id)).execute();
  removeLater(batch, new Map([[String(path), pictureFiles(String(path), { widths: JSON.parse(String(widths)) as number[] })]]));
}

/** Sections with another picture in place of this one, or without it; its caption goes with it. */
const withPicture = (sections: readonly Section[], path: string, value: StoredPicture | null): Section[] =>
  settledSections(
    sections.map((section) => ({
      ...section,
      pictures: (section.pictures ?? []).flatMap((picture) =>
        picture.image !== path ? [picture] : value === null ? [] : [{ ...picture, image: value.path }],
      ),
    })),
  );

async function pathOf(batch: Batch, type: RecordType, id: number): Promise<string> {
  const { row } = await currentRow(batch, type, id, null);
  return String(row['path']);
}

/** How many records were changed, and what they are called where they are of one content type. */
export type Changed = { count: number; noun: string | undefined };

/** Sets every field of a live record that shows a picture. Refuses with 403 where one of them may not be changed by the caller. */
async function setWhereShown(batch: Batch, path: string, value: StoredPicture | null, mayChange: MayChange): Promise<Changed> {
  const places = (await readUses(batch, [path])).get(path) ?? [];
  if (places.length > mostInBatch) throw new Refusal(409, pictureTexts.tooManyUses(mostInBatch));
  let count = 0;
  const nouns = new Set<string | undefined>();
  for (const [resource, ofType] of Map.groupBy(places, (place) => place.resource)) {
    const type = batch.types.journaled.find(({ description }) => description.path === resource);
    if (type === undefined) continue;
    if (!mayChange(type)) throw new Refusal(403, pictureTexts.usedInSettings, { code: 'forbidden' });
    // The settings are no record that one would count.
    nouns.add(resource === siteSettings.path ? undefined : type.description.noun);
    const byId = Map.groupBy(ofType, ({ id }) => id);
    count += await changeAll(batch, type, [...byId.keys()], (record) =>
      Object.fromEntries(
        (byId.get(record.id) ?? []).map(({ field }): [string, Values[string]] =>
          type.description.fields[field]?.kind === 'image'
            ? [field, value]
            : [field, withPicture(record[field] as Section[], path, value)],
        ),
      ),
    );
  }
  return { count, noun: nouns.size === 1 ? [...nouns][0] : undefined };
}
