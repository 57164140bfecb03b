import { type SelectQueryBuilder, sql } from 'kysely';
import { shown } from '#shared/fields/visibility.ts';
import type { SearchType } from '#shared/search/search-types.ts';
import { tags } from '#server/database/codecs.ts';
import { type LongText, longText, longTextOf } from '#server/database/long-text.ts';
import { compiledListQuery } from '#server/database/compiled-query.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { isPublished, shownMajors, shownPositions, shownSubjects } from '#server/public/visibility.ts';
import type { Found } from './find.ts';
import { sectionTexts } from './library.ts';
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

type Around = { above_1: string | null; above_2: string | null; nhom: string | null; nganh: string | null };

/** The queries of the types read other tables; what is selected from them has one shape. */
type Shown = SelectQueryBuilder<Schema, 'bai_viet', Around>;

const columnOrNull = (name: string | null) => (name === null ? sql<string | null>`null` : sql<string | null>`${sql.ref(name)}`);

/** Names and slugs of what a result hangs on, nearest first. */
const around = ([name, upper]: (string | null)[] = [], [nhom, nganh]: (string | null)[] = []) =>
  [
    columnOrNull(name ?? null).as('above_1'),
    columnOrNull(upper ?? null).as('above_2'),
    columnOrNull(nhom ?? null).as('nhom'),
    columnOrNull(nganh ?? null).as('nganh'),
  ] as const;

/** The records of each type that visitors may see. Asked of the records themselves: the index may be a moment behind. */
const shownOf: Readonly<Record<SearchType, (db: Database, moment: string) => unknown>> = {
  nghenghiep: (db) => db.selectFrom('nghe_nghiep').where('status', '=', shown).select(around()),
  nhomnganh: (db) => db.selectFrom('nhom_nganh').where('status', '=', shown).select(around()),
  nganhhoc: (db) => shownMajors(db).select(around(['nhom_nganh.name'], ['nhom_nganh.slug'])),
  vitri: (db) => shownPositions(db).select(around(['bo_phan.name', 'nghe_nghiep.name'], ['nghe_nghiep.slug'])),
  monhoc: (db) => shownSubjects(db).select(around(['nganh_hoc.name', 'nhom_nganh.name'], ['nhom_nganh.slug', 'nganh_hoc.slug'])),
  baiviet: (db, moment) => db.selectFrom('bai_viet').where(isPublished(moment, true)).select(around()),
  trang: (db) => db.selectFrom('trang').where('status', '=', shown).select(around()),
};

/** Reads the records at some places, in their order, without those that visitors may not see any more. */
export type RecordReader = (context: ReadContext, places: Found['places'], isLong: boolean) => Promise<FoundRecord[]>;

/** The queries of each type are made once: there is one search after another. */
export function recordReader(sources: SearchSources): RecordReader {
  const readers = Object.values(sources).flatMap((source) => {
    const { type } = source;
    return type === null ? [] : [{ type, brief: readerOf(source, type, false), whole: readerOf(source, type, true) }];
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

function readerOf(source: LocatedSource, type: SearchType, isLong: boolean) {
  const column = (name: string | undefined, otherwise = "''") =>
    name === undefined ? sql<string>`${sql.raw(otherwise)}` : sql<string>`${sql.ref(`${source.table}.${name}`)}`;
  const { tags: labels = [], thumbnail, sections } = source;
  const rowsOf = compiledListQuery((db, ids: readonly number[], ...[moment = '']: string[]) =>
    (shownOf[type](db, moment) as Shown)
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
    const moment = typeof source.shown === 'object' ? [now.toISOString()] : [];
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
        long: () => [row.paragraph, ...sectionTexts(longTextOf(row.sections))],
        parent_slug: { nhom: row.nhom, nganh: row.nganh },
      };
    });
  };
}
