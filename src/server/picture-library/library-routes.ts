import { Hono } from 'hono';
import { pictureCalls, uploadLimit } from '#shared/calls/pictures.ts';
import { pictureTexts } from '#shared/pictures/picture-texts.ts';
import { picture, saidOfPicture } from '#shared/pictures/picture.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { type CallerParts, callerReader, mayChange } from '#server/crud/caller.ts';
import { updateValues } from '#server/crud/change.ts';
import { idIn } from '#server/crud/list-query.ts';
import { readValues } from '#server/crud/read-values.ts';
import type { Batch, ContentContext, RecordType } from '#server/crud/model.ts';
import { inAnsweredBatch } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { readBody } from '#server/http/body.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { tooLarge } from '#server/media/accept.ts';
import { type LibraryPicture, namedPlaces, type PictureFilter, type PicturePlace } from '#shared/answers/pictures.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { isLargerThanNeeded } from '#shared/pictures/picture-uses.ts';
import { saidMeta } from '#server/crud/chosen-pictures.ts';
import { metaOf, offsetOf, type Window } from '#server/database/paging.ts';
import { deletePicture, purgePicture, replaceEverywhere, restorePicture, uploadPicture } from './change-pictures.ts';
import { findPictures, needsAlt } from './library-index.ts';
import { countVersions, readDraftUses, readUses } from './places.ts';

/** A page of the library, the newest pictures first. */
async function readLibrary(
  reading: ContentContext,
  { filter, keyword, path, ...window }: Window & { filter: PictureFilter; keyword: string; path?: string | undefined },
): Promise<{ data: LibraryPicture[]; meta: ListMeta }> {
  const ids = path === undefined ? await findPictures(reading, filter, keyword) : await idsOf(reading.db, path);
  const from = offsetOf(window);
  return { data: await readPictures(reading, ids.slice(from, from + window.perPage)), meta: metaOf(window, ids.length) };
}

async function idsOf(db: Database, path: string): Promise<number[]> {
  // PostgreSQL refuses a NUL, and no address has one.
  if (path.includes('\0')) return [];
  const rows = await db.selectFrom('picture').select('id').where('path', '=', path).execute();
  return rows.map(({ id }) => id);
}

/** One picture. Refuses with 404. */
async function readPicture(reading: ContentContext, id: number): Promise<LibraryPicture> {
  const [found] = await readPictures(reading, [id]);
  if (found === undefined) throw notFound(nounTexts(picture.noun).notFound);
  return found;
}

/** These pictures, in their order, as far as they are there. */
async function readPictures(reading: ContentContext, ids: readonly number[]): Promise<LibraryPicture[]> {
  if (ids.length === 0) return [];
  const { db } = reading;
  const rows = await db
    .selectFrom('picture')
    .leftJoin('admin', 'admin.id', 'picture.created_by')
    .selectAll('picture')
    .select('admin.name as creator')
    .where('picture.id', 'in', [...ids])
    .execute();
  const paths = rows.map(({ path }) => path);
  if (paths.length === 0) return [];
  const uses = await readUses(reading, paths);
  const drafts = await readDraftUses(reading, paths);
  const versions = await countVersions(reading, paths);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { path, alt, focus_x, focus_y } = row;
    const places = uses.get(path) ?? [];
    // Each live record has one row of the journal for what it is now.
    const live = new Set(places.map((place) => `${place.resource} ${place.id}`)).size;
    return {
      id,
      version: row.version,
      path,
      meta: saidMeta(row),
      name: row.name,
      alt,
      focus_x,
      focus_y,
      bytes: row.bytes,
      state: row.state as LibraryPicture['state'],
      created_at: row.created_at,
      created_by: row.creator,
      uses: counted(places),
      drafts: counted(drafts.get(path) ?? []),
      versions: Math.max(0, (versions.get(path) ?? 0) - live),
      needs_alt: needsAlt(alt, places),
      is_large: isLargerThanNeeded(row.width, places),
    };
  });
}

const counted = (places: readonly PicturePlace[]) => ({ count: places.length, first: places.slice(0, namedPlaces) });

/** Whether the library keeps a picture is no value to be sent: it has calls of its own. */
const said: ReadonlySet<string> = new Set([...saidOfPicture, 'version']);

export function pictureRoutes(parts: CallerParts, type: RecordType): Hono<SignedIn> {
  const asCaller = callerReader(parts);
  const read = (db: Database, { id }: { id: number }) => readPicture({ ...parts, db }, id);

  return answerCalls(new Hono<SignedIn>(), '/admin', pictureCalls, {
    'GET /admin/kho-anh/all': async ({ query }) => {
      const { page = 1, per_page: perPage = defaultPageSize, filter = 'all', keyword = '', path } = query();
      return readLibrary(parts, { page, perPage, filter, keyword, path });
    },
    'GET /admin/kho-anh/:id': async ({ at }) => ({ data: await readPicture(parts, idIn(type, at)) }),
    'POST /admin/kho-anh': async ({ context }) => {
      const body = await readBody(context, { types: ['multipart'], tooLarge: tooLarge(uploadLimit), pictures: ['image'] });
      const file = body['image'];
      if (!(file instanceof File) || (file.size === 0 && file.name === '')) throw unprocessable({ image: [texts.choosePicture] });
      const { result, data } = await uploadPicture(asCaller(context), type, file, read);
      const message = result.wasThere ? pictureTexts.wasThere : pictureTexts.uploaded;
      return { data, message, meta: { was_there: result.wasThere } };
    },
    'PUT /admin/kho-anh/:id': async ({ context, at }) => {
      const id = idIn(type, at);
      const body = await readBody(context, { types: ['json'] });
      const own = Object.fromEntries(Object.entries(body).filter(([name]) => said.has(name)));
      const { values, version, faults } = readValues(picture, own, false);
      if (Object.keys(faults).length > 0) throw unprocessable(faults);
      const write = (open: Batch) => updateValues(open, type, id, values, version);
      const { batch, data } = await inAnsweredBatch(asCaller(context), write, (open) => read(open, { id }));
      return { data, message: nounTexts(picture.noun).updated, meta: { batch } };
    },
    'POST /admin/kho-anh/:id/replace': async ({ context, at, body }) => {
      const id = idIn(type, at);
      const { by } = await body();
      const { result, batch } = await replaceEverywhere(asCaller(context), type, { id, by }, mayChange(context));
      const { count, noun } = result;
      return { data: { count }, message: pictureTexts.replaced(count, noun), meta: { batch } };
    },
    'DELETE /admin/kho-anh/:id': async ({ context, at }) => {
      const { result, batch } = await deletePicture(asCaller(context), type, idIn(type, at), mayChange(context));
      const { count, noun } = result;
      return { data: { count }, message: pictureTexts.deleted(count, noun), meta: { batch } };
    },
    'POST /admin/kho-anh/:id/restore': async ({ context, at }) => {
      const id = idIn(type, at);
      const write = (open: Batch) => restorePicture(open, type, id);
      const { batch, data } = await inAnsweredBatch(asCaller(context), write, (open) => read(open, { id }));
      return { data, message: pictureTexts.restored, meta: { batch } };
    },
    'DELETE /admin/kho-anh/:id/forever': async ({ context, at }) => {
      await purgePicture(asCaller(context), type, idIn(type, at));
      return { data: null, message: pictureTexts.purged };
    },
  });
}
