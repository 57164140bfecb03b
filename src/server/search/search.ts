import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SearchResult, SearchSuggestion, SearchType } from '#shared/pages.ts';
import type { SearchMeta, SuggestionsMeta } from '#shared/wire.ts';
import { pictureMeta } from '../database/codecs.ts';
import type { Database } from '../database/schema.ts';
import { metaOf, offsetOf, type Window } from '../views/query.ts';
import { shownArticles, shownPositions, shownSubjects } from '../views/shown.ts';
import { wordsOf } from './words.ts';

/** More than a person types into a search box only costs time, in characters. */
const maxQueryLength = 200;

/**
 * What visitors find by the words of names and short texts, with or without accents: each word has
 * to begin a word of the record. The very name comes first, then names with the words side by side,
 * then names with all of them, then the rest; within these by `order`, then `id`.
 */
export async function search(
  db: Database,
  now: Date,
  text: string,
  type: SearchType | null,
  window: Window,
): Promise<{ data: SearchResult[]; meta: SearchMeta }> {
  const words = wordsOf(text.slice(0, maxQueryLength));
  const types = { vitri: 0, monhoc: 0, baiviet: 0 };
  const facts = { terms: [...new Set(words)], did_you_mean: null, types };
  if (words.length === 0) return { data: [], meta: { ...metaOf(window, 0), ...facts } };
  const all = hits(db, now, words);
  const [part, counts] = await Promise.all([
    db
      .selectFrom(all.as('hit'))
      .selectAll()
      .$if(type !== null, (query) => query.where('type', '=', type))
      .orderBy('rank')
      .orderBy('order')
      .orderBy('id')
      .orderBy('type', 'desc')
      .limit(window.perPage)
      .offset(offsetOf(window))
      .execute(),
    db
      .selectFrom(all.as('hit'))
      .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
      .groupBy('type')
      .execute(),
  ]);
  for (const { type: found, count } of counts) types[found] = count;
  const total = type === null ? types.vitri + types.monhoc + types.baiviet : types[type];
  return {
    data: part.map(({ nhom, nganh, thumbnail_meta, rank: _, order: __, ...hit }) => ({
      ...hit,
      snippet: hit.description.length > 200 ? `${hit.description.slice(0, 199)}…` : hit.description,
      thumbnail_meta: pictureMeta(thumbnail_meta),
      parent_slug: { nhom, nganh },
    })),
    meta: { ...metaOf(window, total), ...facts },
  };
}

export async function suggestions(
  db: Database,
  now: Date,
  text: string,
): Promise<{ data: SearchSuggestion[]; meta: SuggestionsMeta }> {
  const { data, meta } = await search(db, now, text, null, { page: 1, perPage: 8 });
  const { terms, did_you_mean, total } = meta;
  return {
    data: data.map(({ type, name, slug, parent_slug }) => ({ type, name, slug, parent_slug })),
    meta: { terms, did_you_mean, total },
  };
}

type Table = 'vi_tri' | 'mon_hoc' | 'bai_viet';

/** A union goes by place, not by name: all three select the same columns in the same order. */
function hits(db: Database, now: Date, words: string[]) {
  const positions = shownPositions(db)
    .where(matches('vi_tri', words))
    .select(['vi_tri.id', 'vi_tri.name', 'vi_tri.slug', 'vi_tri.thumbnail', 'vi_tri.thumbnail_meta'])
    .select(['vi_tri.short_description as description', 'vi_tri.order'])
    .select(found('vi_tri', 'vitri', words, { nhom: sql.ref('nghe_nghiep.slug'), nganh: none }));
  const subjects = shownSubjects(db)
    .where(matches('mon_hoc', words))
    .select([
      'mon_hoc.id',
      'mon_hoc.name',
      'mon_hoc.slug',
      'mon_hoc.hinh_anh as thumbnail',
      'mon_hoc.hinh_anh_meta as thumbnail_meta',
    ])
    .select(['mon_hoc.short_description as description', 'mon_hoc.order'])
    .select(found('mon_hoc', 'monhoc', words, { nhom: sql.ref('nhom_nganh.slug'), nganh: sql.ref('nganh_hoc.slug') }));
  const articles = shownArticles(db, now)
    .where(matches('bai_viet', words))
    .select(['bai_viet.id', 'bai_viet.title as name', 'bai_viet.slug', 'bai_viet.thumbnail', 'bai_viet.thumbnail_meta'])
    .select(['bai_viet.excerpt as description', 'bai_viet.order'])
    .select(found('bai_viet', 'baiviet', words, { nhom: none, nganh: none }));
  return positions.unionAll(subjects).unionAll(articles);
}

const none = sql<string | null>`cast(null as text)`;

const found = (
  table: Table,
  type: SearchResult['type'],
  words: string[],
  parents: { nhom: RawBuilder<string | null>; nganh: RawBuilder<string | null> },
) =>
  [
    parents.nhom.as('nhom'),
    parents.nganh.as('nganh'),
    rank(table, words).as('rank'),
    sql<SearchResult['type']>`${sql.lit(type)}`.as('type'),
  ] as const;

const like = (table: Table, pattern: string) => sql<SqlBool>`${sql.ref(`${table}.search_text`)} like ${pattern}`;

const every = (table: Table, words: string[], pattern: (word: string) => string) =>
  sql<SqlBool>`(${sql.join(
    [...new Set(words)].map((word) => like(table, pattern(word))),
    sql` and `,
  )})`;

/** How `search_text` is laid out is told in search-text.ts. */
const matches = (table: Table, words: string[]) => every(table, words, (word) => `% ${word}%`);

function rank(table: Table, words: string[]) {
  const phrase = words.join(' ');
  return sql<number>`case
    when ${like(table, ` ${phrase} |%`)} then 0
    when ${like(table, `% ${phrase}%|%`)} then 1
    when ${every(table, words, (word) => `% ${word}%|%`)} then 2
    else 3 end`;
}
