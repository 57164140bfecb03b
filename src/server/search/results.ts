/** Reads what results are made of. In: types and ids, best first. Out: records in the same order, from the database. */

import { sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { parentsOf } from '#shared/content-types/parents.ts';
import type { SearchType } from '#shared/search/search-types.ts';
import { tags } from '#server/database/codecs.ts';
import { type LongText, longText, longTextOf } from '#server/database/long-text.ts';
import { compiledListQuery } from '#server/database/compiled-query.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { namedAbove } from '#server/public/shown-pages.ts';
import { shownRows } from '#server/public/visibility.ts';
import type { Found } from './find.ts';
import { shownTexts } from './indexer.ts';
import type { LocatedSource, SearchSources } from './source.ts';

/** What a result is made of. */
export type FoundRecord = {
  type: SearchType;
  id: number;
  name: string;
  slug: string;
  thumbnail: string | null;
  thumbnail_meta: string | null;
  otherNames: string[];
  tags: string[];
  /** Names of what it hangs on. */
  above: string[];
  /** Of these the first is shown. */
  short: string[];
  /** Long texts, which are looked at where nothing else has the words; none where they were not asked for. */
  long: () => string[];
  parent_slug: { nhom: string | null; nganh: string | null };
};

/** At most so many records stand above one, and slugs before its own. */
const mostAbove = 2;

/** Names of what a result hangs on, nearest first, and the slugs that stand before its own. */
function columnsAbove(description: Description) {
  const names = parentsOf(description).map(({ description: { table, title } }) => `${table}.${title}`);
  const slugs = namedAbove(description).map(({ table }) => `${table}.slug`);
  if (Math.max(names.length, slugs.length) > mostAbove)
    throw new Error(`A result tells of no more than ${mostAbove} above ${description.name}.`);
  const column = (name: string | undefined) =>
    name === undefined ? sql<string | null>`null` : sql<string | null>`${sql.ref(name)}`;
  return [
    column(names[0]).as('above_1'),
    column(names[1]).as('above_2'),
    column(slugs[0]).as('nhom'),
    column(slugs[1]).as('nganh'),
  ] as const;
}

/** Reads the records at some places, in their order, without those that visitors may not see any more. */
export type RecordReader = (context: ReadContext, places: Found['places'], isLong: boolean) => Promise<FoundRecord[]>;

/** The queries of each type are made once: there is one search after another. */
export function recordReader(sources: SearchSources): RecordReader {
  const readers = (descriptions as readonly Description[]).flatMap((description) => {
    const source = sources[description.name];
    const type = source?.type;
    if (source === undefined || type == null) return [];
    const reader = (isLong: boolean) => readerOf(description, source, type, isLong);
    return [{ type, brief: reader(false), whole: reader(true) }];
  });
  return async (context, places, isLong) => {
    const found = new Map<string, FoundRecord>();
    await Promise.all(
      readers.map(async ({ type, brief, whole }) => {
        const ids = places.flatMap((place) => (place.type === type ? [place.id] : []));
        for (const record of await (isLong ? whole : brief)(context, ids)) found.set(`${type} ${record.id}`, record);
      }),
    );
    return places.flatMap(({ type, id }) => found.get(`${type} ${id}`) ?? []);
  };
}

/** Asked of the records themselves, those that visitors may see: the index may be a moment behind. */
function readerOf(description: Description, source: LocatedSource, type: SearchType, isLong: boolean) {
  const column = (name: string | undefined, otherwise = "''") =>
    name === undefined ? sql<string>`${sql.raw(otherwise)}` : sql<string>`${sql.ref(`${source.table}.${name}`)}`;
  const { tags: labels = [], thumbnail, sections } = source;
  const rowsOf = compiledListQuery((db, ids: readonly number[], ...[moment = '']: string[]) =>
    shownRows(db, description, moment)
      .select(columnsAbove(description))
      .where(sql.ref(`${source.table}.id`), 'in', ids)
      .select([
        sql<number>`${sql.ref(`${source.table}.id`)}`.as('id'),
        column(source.name).as('name'),
        column('slug').as('slug'),
        column(thumbnail, 'null').as('thumbnail'),
        column(thumbnail && `${thumbnail}_meta`, 'null').as('thumbnail_meta'),
        column(source.otherNames, "'[]'").as('other_names'),
        ...labels.map((name, index) => column(name).as(`tags_${index}`)),
        ...source.short.map((name, index) => column(name).as(`short_${index}`)),
        column(isLong ? source.paragraph : undefined).as('paragraph'),
        (isLong && sections !== undefined ? longText(db, `${source.table}.${sections}`) : sql<LongText>`'[]'`).as('sections'),
      ]),
  );
  return async ({ db, now }: ReadContext, ids: readonly number[]): Promise<FoundRecord[]> => {
    const moment = source.from !== undefined ? [now.toISOString()] : [];
    const rows = await rowsOf(db, ids, ...moment);
    return rows.map((row) => {
      const values: Readonly<Record<string, unknown>> = row;
      return {
        type,
        id: row.id,
        name: row.name,
        slug: row.slug,
        thumbnail: row.thumbnail,
        thumbnail_meta: row.thumbnail_meta,
        otherNames: tags(row.other_names),
        tags: labels.flatMap((_, index) => tags(String(values[`tags_${index}`]))),
        above: [row.above_1, row.above_2].filter((name) => name !== null),
        short: source.short.map((_, index) => String(values[`short_${index}`] ?? '')),
        long: () => [row.paragraph, ...shownTexts(longTextOf(row.sections))],
        parent_slug: { nhom: row.nhom, nganh: row.nganh },
      };
    });
  };
}
