import { sql } from 'kysely';
import type { IndexedType } from './indexed-types.ts';
import { tags } from '#server/database/codecs.ts';
import type { Database } from '#server/database/schema.ts';
import { shownArticles, shownPositions, shownSubjects } from '#server/public/visibility.ts';
import { placeOf, recordAt, textsOf } from './entry.ts';
import type { Library } from './candidates.ts';
import type { SearchSources } from './source.ts';

/** What a result is made of. */
export type FoundRecord = {
  type: IndexedType;
  id: number;
  order: number;
  name: string;
  slug: string;
  thumbnail: string | null;
  thumbnail_meta: string | null;
  description: string;
  /** JSON, as `sections` is. */
  tags: string;
  /** Names of what it hangs on, by which it is found as well. */
  parent: string;
  grandparent: string;
  paragraph: string;
  sections: string;
  nhom: string | null;
  nganh: string | null;
};

/** The records at these places, in this order. */
export async function recordsAt({ db, now, sources }: Library, places: readonly number[]): Promise<FoundRecord[]> {
  if (places.length === 0) return [];
  // A union goes by place, not by name: all three select the same columns in the same order.
  const rows = await positions(db, sources, placesOf(places, 'vitri'))
    .unionAll(subjects(db, sources, placesOf(places, 'monhoc')))
    .unionAll(articles(db, now, sources, placesOf(places, 'baiviet')))
    .execute();
  const found = new Map(rows.map((row) => [placeOf(row.type, row.order, row.id), row]));
  return places.flatMap((place) => found.get(place) ?? []);
}

/** All that a record is found by, weightiest first. */
export const allTextsOf = (record: FoundRecord): string[] => [
  record.name,
  record.parent,
  record.grandparent,
  ...tags(record.tags),
  record.description,
  record.paragraph,
  ...textsOf(record.sections),
];

/** Never empty, because PostgreSQL knows no empty list; no record has a place below 0. */
const placesOf = (places: readonly number[], type: IndexedType): number[] => [
  -1,
  ...places.filter((place) => recordAt(place).type === type),
];

/** Reached through the index, because SQLite would rather walk through all that is shown than look up two dozen ids. */
const idAtPlace = sql<number>`(search_entry.place / 4) % 2147483648`;

const empty = sql<string>`''`;
const none = sql<string | null>`cast(null as text)`;

/** The columns that not every type has. */
const lacking = { tags: sql<string>`'[]'`, parent: empty, grandparent: empty, paragraph: empty, nhom: none, nganh: none };

function about(type: IndexedType, own: Partial<typeof lacking>) {
  const { tags, parent, grandparent, paragraph, nhom, nganh } = { ...lacking, ...own };
  return [
    sql<IndexedType>`${sql.lit(type)}`.as('type'),
    tags.as('tags'),
    parent.as('parent'),
    grandparent.as('grandparent'),
    paragraph.as('paragraph'),
    nhom.as('nhom'),
    nganh.as('nganh'),
  ] as const;
}

/** The texts that are searched beside the one a result shows: further short ones, and a long one. */
function textsBeside(sources: SearchSources, type: IndexedType, table: string) {
  const source = Object.values(sources).find((each) => each.type === type);
  const columns = [...(source?.short.slice(1) ?? []), source?.paragraph].flatMap((name) => name ?? []);
  return columns.length === 0
    ? empty
    : sql<string>`${sql.join(
        columns.map((name) => sql.ref(`${table}.${name}`)),
        sql` || ${sql.lit('\n\n')} || `,
      )}`;
}

const positions = (db: Database, sources: SearchSources, places: number[]) =>
  shownPositions(db)
    .innerJoin('search_entry', (join) => join.on('vi_tri.id', '=', idAtPlace))
    .where('search_entry.place', 'in', places)
    .select(['vi_tri.id', 'vi_tri.order', 'vi_tri.name', 'vi_tri.slug', 'vi_tri.thumbnail', 'vi_tri.thumbnail_meta'])
    .select(['vi_tri.short_description as description', 'vi_tri.detailed_description as sections'])
    .select(
      about('vitri', {
        tags: sql.ref('vi_tri.fields'),
        parent: sql.ref('bo_phan.name'),
        grandparent: sql.ref('nghe_nghiep.name'),
        paragraph: textsBeside(sources, 'vitri', 'vi_tri'),
        nhom: sql.ref('nghe_nghiep.slug'),
      }),
    );

const subjects = (db: Database, sources: SearchSources, places: number[]) =>
  shownSubjects(db)
    .innerJoin('search_entry', (join) => join.on('mon_hoc.id', '=', idAtPlace))
    .where('search_entry.place', 'in', places)
    .select(['mon_hoc.id', 'mon_hoc.order', 'mon_hoc.name', 'mon_hoc.slug'])
    .select(['mon_hoc.hinh_anh as thumbnail', 'mon_hoc.hinh_anh_meta as thumbnail_meta'])
    .select(['mon_hoc.short_description as description', 'mon_hoc.detailed_content as sections'])
    .select(
      about('monhoc', {
        parent: sql.ref('nganh_hoc.name'),
        grandparent: sql.ref('nhom_nganh.name'),
        paragraph: textsBeside(sources, 'monhoc', 'mon_hoc'),
        nhom: sql.ref('nhom_nganh.slug'),
        nganh: sql.ref('nganh_hoc.slug'),
      }),
    );

const articles = (db: Database, now: Date, sources: SearchSources, places: number[]) =>
  shownArticles(db, now)
    .innerJoin('search_entry', (join) => join.on('bai_viet.id', '=', idAtPlace))
    .where('search_entry.place', 'in', places)
    .select(['bai_viet.id', 'bai_viet.order', 'bai_viet.title as name', 'bai_viet.slug'])
    .select(['bai_viet.thumbnail', 'bai_viet.thumbnail_meta', 'bai_viet.excerpt as description', 'bai_viet.content as sections'])
    .select(about('baiviet', { paragraph: textsBeside(sources, 'baiviet', 'bai_viet') }));
