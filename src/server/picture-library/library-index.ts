import { setImmediate } from 'node:timers/promises';
import { heldIn, wordsOf } from '#shared/search/holds-words.ts';
import type { PictureFilter, PicturePlace } from '#shared/answers/pictures.ts';
import { isLargerThanNeeded, needsDescription } from '#shared/pictures/picture-uses.ts';
import type { ContentContext } from '#server/crud/model.ts';
import { lastSeq } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { readDraftUses, readUses } from './places.ts';

/** What the list of the library is narrowed and searched by, of one picture. */
type Listed = {
  id: number;
  isDeleted: boolean;
  isUnused: boolean;
  needsAlt: boolean;
  isLarge: boolean;
  /** Its name, its description and the names of the records that show it, in the form in which words are looked for. */
  held: string;
};

type CachedPictures = { seq: number; pictures: Promise<Listed[]> };

const kept = new WeakMap<Database, CachedPictures>();

/** Rows that are read, or folded, before other work of the process gets its turn. */
const batchSize = 500;

/** Of a picture that very many records show, the names of the first are searched. */
const searchedTitles = 50;

/**
 * Every picture, the newest first. Read once per state of the content, some rows at a time: which pictures nobody uses is told
 * by all records together, and no single query that says so for 20,000 pictures would be short.
 */
function readIndex(reading: ContentContext, seq: number): Promise<Listed[]> {
  const known = kept.get(reading.db);
  if (known?.seq === seq) return known.pictures;
  const pictures = buildIndex(reading);
  const entry = { seq, pictures };
  kept.set(reading.db, entry);
  pictures.catch(() => {
    if (kept.get(reading.db) === entry) kept.delete(reading.db);
  });
  return pictures;
}

async function buildIndex(reading: ContentContext): Promise<Listed[]> {
  const { db } = reading;
  const uses = await readUses(reading);
  const drafts = await readDraftUses(reading);
  const pictures: Listed[] = [];
  for (let before = Infinity; ;) {
    const rows = await db
      .selectFrom('picture')
      .select(['id', 'path', 'width', 'name', 'alt', 'state'])
      .$if(before !== Infinity, (query) => query.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(batchSize)
      .execute();
    for (const row of rows) pictures.push(listed(row, uses.get(row.path) ?? [], drafts.get(row.path) ?? []));
    if (rows.length < batchSize) return pictures;
    before = rows.at(-1)?.id ?? 0;
    await setImmediate();
  }
}

type Row = { id: number; path: string; width: number; name: string; alt: string; state: string };

const listed = (
  { id, width, name, alt, state }: Row,
  uses: readonly PicturePlace[],
  drafts: readonly PicturePlace[],
): Listed => ({
  id,
  // What a record shows again, from an earlier version, is not gone.
  isDeleted: state === 'deleted' && uses.length === 0,
  isUnused: uses.length === 0 && drafts.length === 0,
  needsAlt: needsAlt(alt, uses),
  isLarge: isLargerThanNeeded(width, uses),
  held: heldIn([name, alt, ...uses.slice(0, searchedTitles).map(({ title }) => title)].join(' ')),
});

/** Whether a picture has no description although a record shows it large. */
export const needsAlt = (alt: string, uses: readonly PicturePlace[]): boolean => alt === '' && uses.some(needsDescription);

/** Which pictures each choice of the list leaves. */
const narrowed: Record<PictureFilter, (picture: Listed) => boolean> = {
  all: ({ isDeleted }) => !isDeleted,
  unused: ({ isDeleted, isUnused }) => !isDeleted && isUnused,
  undescribed: ({ isDeleted, needsAlt: isAsked }) => !isDeleted && isAsked,
  large: ({ isDeleted, isLarge }) => !isDeleted && isLarge,
  deleted: ({ isDeleted }) => isDeleted,
};

/** The ids of the pictures that a list holds, the newest first. */
export async function findPictures(reading: ContentContext, filter: PictureFilter, keyword: string): Promise<number[]> {
  const pictures = await readIndex(reading, await lastSeq(reading.db));
  const holds = wordsOf(keyword);
  return pictures.flatMap((one) => (narrowed[filter](one) && holds(one.held) ? [one.id] : []));
}

/** How many pictures miss a description that a record's page would tell. */
export const countUndescribed = async (reading: ContentContext): Promise<number> =>
  (await findPictures(reading, 'undescribed', '')).length;
