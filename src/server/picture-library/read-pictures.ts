import { type LibraryPicture, type PictureFilter, type PicturePlace, namedPlaces } from '#shared/answers/pictures.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { isLargerThanNeeded } from '#shared/pictures/picture-uses.ts';
import { nounTexts } from '#shared/texts.ts';
import { picture } from '#shared/pictures/picture.ts';
import { metaOfRow } from '#server/crud/chosen-pictures.ts';
import type { ContentContext } from '#server/crud/model.ts';
import { metaOf, offsetOf, type Window } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { notFound } from '#server/http/errors.ts';
import { findPictures, needsAlt } from './library-index.ts';
import { countVersions, readDraftUses, readUses } from './places.ts';

/** A page of the library, the newest pictures first. */
export async function readLibrary(
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
export async function readPicture(reading: ContentContext, id: number): Promise<LibraryPicture> {
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
      meta: {
        ...metaOfRow(row),
        ...(alt !== '' && { alt }),
        ...(focus_x !== null && focus_y !== null && { focus: { x: focus_x, y: focus_y } }),
      },
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
