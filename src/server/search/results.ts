import { type SelectQueryBuilder, sql } from 'kysely';
import { shown } from '#shared/fields/visibility.ts';
import { searchTypes, type SearchType } from '#shared/rules/search-types.ts';
import { tags } from '#server/database/codecs.ts';
import { type LongText, longText, longTextOf } from '#server/database/long-text.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { shownArticlesAmong, shownMajors, shownPositions, shownSubjects } from '#server/public/visibility.ts';
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
  /** Long texts, which are read where nothing else has the words. */
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
const shownOf: Readonly<Record<SearchType, (db: Database, now: Date, ids: readonly number[]) => unknown>> = {
  nghenghiep: (db) => db.selectFrom('nghe_nghiep').where('status', '=', shown).select(around()),
  nhomnganh: (db) => db.selectFrom('nhom_nganh').where('status', '=', shown).select(around()),
  nganhhoc: (db) => shownMajors(db).select(around(['nhom_nganh.name'], ['nhom_nganh.slug'])),
  vitri: (db) => shownPositions(db).select(around(['bo_phan.name', 'nghe_nghiep.name'], ['nghe_nghiep.slug'])),
  monhoc: (db) => shownSubjects(db).select(around(['nganh_hoc.name', 'nhom_nganh.name'], ['nhom_nganh.slug', 'nganh_hoc.slug'])),
  baiviet: (db, now, ids) => shownArticlesAmong(db, now, ids).select(around()),
  trang: (db) => db.selectFrom('trang').where('status', '=', shown).select(around()),
};

/** The records at these places, in this order, without those that visitors may not see any more. */
export async function recordsAt(
  db: Database,
  now: Date,
  sources: SearchSources,
  places: Found['places'],
): Promise<FoundRecord[]> {
  const found = new Map<string, FoundRecord>();
  await Promise.all(
    searchTypes.map(async (type) => {
      const ids = places.flatMap((place) => (place.type === type ? [place.id] : []));
      const source = Object.values(sources).find((each) => each.type === type);
      if (ids.length === 0 || source === undefined) return;
      for (const record of await read(db, now, source, type, ids)) found.set(`${type} ${record.id}`, record);
    }),
  );
  return places.flatMap(({ type, id }) => found.get(`${type} ${id}`) ?? []);
}

async function read(
  db: Database,
  now: Date,
  source: LocatedSource,
  type: SearchType,
  ids: readonly number[],
): Promise<FoundRecord[]> {
  const column = (name: string | undefined, otherwise = "''") =>
    name === undefined ? sql<string>`${sql.raw(otherwise)}` : sql<string>`${sql.ref(`${source.table}.${name}`)}`;
  const texts = [...source.short, source.paragraph].map((name, index) => column(name).as(`text_${index}`));
  const rows = await (shownOf[type](db, now, ids) as Shown)
    .where(sql.ref(`${source.table}.id`), 'in', ids)
    .select([
      sql<number>`${sql.ref(`${source.table}.id`)}`.as('id'),
      column(source.name).as('name'),
      column('slug').as('slug'),
      column(source.thumbnail, 'null').as('thumbnail'),
      column(source.thumbnail && `${source.thumbnail}_meta`, 'null').as('thumbnail_meta'),
      column(source.otherNames, "'[]'").as('other_names'),
      ...(source.tags ?? []).map((name, index) => column(name).as(`tags_${index}`)),
      (source.sections === undefined ? sql<LongText>`'[]'` : longText(db, `${source.table}.${source.sections}`)).as('sections'),
      ...texts,
    ])
    .execute();
  return rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = row;
    const text = (index: number) => String(values[`text_${index}`] ?? '');
    return {
      type,
      id: row.id,
      name: row.name,
      slug: row.slug,
      thumbnail: row.thumbnail,
      thumbnail_meta: row.thumbnail_meta,
      otherNames: tags(row.other_names),
      tags: (source.tags ?? []).flatMap((_, index) => tags(String(values[`tags_${index}`]))),
      above: [row.above_1, row.above_2].filter((name) => name !== null),
      short: source.short.map((_, index) => text(index)),
      long: () => [text(source.short.length), ...sectionTexts(longTextOf(row.sections))],
      parent_slug: { nhom: row.nhom, nganh: row.nganh },
    };
  });
}
