import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { searchTypes, type SearchType } from '#shared/pages.ts';
import type { Query } from '#shared/rules/search-query.ts';
import type { Engine } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { shownArticles, shownPositions, shownSubjects } from '../views/shown.ts';
import { lastNameLevel, type Tiers } from './tiers.ts';
import { kindToken, type Wanted } from './tokens.ts';

/** What a search needs beside the question. */
export type Library = { db: Database; engine: Engine; now: Date };

/** A record that matches; its name only where the name decides on its rank. */
export type Candidate = { place: number; level: number; name_key: string | null; name_accents: string | null };

/** Level of a record whose name is the very text. */
export const namedLevel = 0;

/** How many of them are looked for: a name that more records share tells nobody anything. */
const maxNamed = 50;

/**
 * At most `limit` records that visitors may see, best tiers first, those of lower place first within
 * a tier. The databases walk through the tiers one after another and stop at the limit, so that a
 * search costs little where much matches.
 */
export async function candidates(
  { db, engine, now }: Library,
  { readings }: Query,
  { tiers }: Tiers,
  type: SearchType | null,
  limit: number,
): Promise<Candidate[]> {
  if (tiers.length === 0) return [];
  const names = [...new Set(readings.map(({ words }) => words.join(' ')))];
  const namesakes = Math.min(maxNamed, limit);
  const kind = type === null ? null : searchTypes.indexOf(type);
  const named = sql`select place, ${sql.lit(namedLevel)} as level from (
    select place from search_entry where name_key in (${sql.join(names)})
    ${kind === null ? sql`` : sql`and place % 4 = ${sql.lit(kind)}`} order by place limit ${sql.lit(namesakes)}
  ) as named`;
  const parts = tiers.map(
    ({ level, wanted }) =>
      sql`select place, ${sql.lit(level)} as level from (${having(engine, within(wanted, kind))}) as ${sql.ref(`tier_${level}`)}`,
  );
  const { rows } = await sql<Candidate>`
    select shown.place, shown.level, search_entry.name_key, search_entry.name_accents
    from (
      select place, level from (${sql.join([named, ...parts], sql` union all `)} ${fence(engine)}) as found
      where ${isShown(db, now, sql.ref('found.place'))}
      limit ${sql.lit(limit + namesakes)}
    ) as shown
    left join search_entry on search_entry.place = shown.place and shown.level <= ${sql.lit(lastNameLevel)}
  `.execute(db);
  // A join gives its rows in any order; a record that is named by the text is in another tier, too.
  const sorted = rows.toSorted((one, other) => one.level - other.level || one.place - other.place);
  const seen = new Set<number>();
  return sorted.filter(({ place }) => !seen.has(place) && seen.add(place)).slice(0, limit);
}

/** How many visible records of each type match, counted to `limit`. */
export async function countTypes(
  { db, engine, now }: Library,
  { any }: Tiers,
  limit: number,
): Promise<Record<SearchType, number>> {
  const none = { vitri: 0, monhoc: 0, baiviet: 0 };
  if (any === null) return none;
  const counts = searchTypes.map(
    (type, kind) => sql`(select count(*) from (
      select place from (${having(engine, within(any, kind))}) as ${sql.ref(`of_${type}`)}
      where ${isShown(db, now, sql.ref('place'))} limit ${sql.lit(limit)}
    ) as ${sql.ref(`shown_${type}`)}) as ${sql.ref(type)}`,
  );
  const { rows } = await sql<Record<SearchType, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? none;
}

const within = (wanted: Wanted, kind: number | null): Wanted => (kind === null ? wanted : { and: [kindToken(kind), wanted] });

/** The places of the records that have what is wanted, in order. */
const having = (engine: Engine, wanted: Wanted): RawBuilder<unknown> =>
  engine === 'sqlite'
    ? sql`select rowid as place from search_index where search_index match ${spellSqlite(wanted)} order by rowid`
    : sql`select place from search_entry where tokens @@ ${spellPostgres(wanted)}::tsquery order by place ${fence(engine)}`;

/**
 * Keeps what is asked of the result from being moved inside, where it would be asked of every match
 * instead of the first ones.
 */
const fence = (engine: Engine) => (engine === 'sqlite' ? sql`limit -1` : sql`offset 0`);

/** Tokens are letters, digits and underscores: nothing in them needs care. */
function spellSqlite(wanted: Wanted): string {
  if (typeof wanted === 'string') return `"${wanted}"`;
  if ('all' in wanted) return `(${spellSqlite(wanted.all)} NOT ${spellSqlite(wanted.but)})`;
  if ('and' in wanted) return `(${wanted.and.map(spellSqlite).join(' AND ')})`;
  return `(${wanted.or.map(spellSqlite).join(' OR ')})`;
}

function spellPostgres(wanted: Wanted): string {
  if (typeof wanted === 'string') return `'${wanted}'`;
  if ('all' in wanted) return `(${spellPostgres(wanted.all)} & !${spellPostgres(wanted.but)})`;
  if ('and' in wanted) return `(${wanted.and.map(spellPostgres).join(' & ')})`;
  return `(${wanted.or.map(spellPostgres).join(' | ')})`;
}

/**
 * Whether visitors may know of the record at a place. Asked of the records themselves, so that it is
 * right the moment a record, or what it hangs on, is hidden.
 */
function isShown(db: Database, now: Date, place: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const id = sql<number>`(${place} / 4) % 2147483648`;
  const one = sql`1`.as('one');
  return sql<SqlBool>`case ${place} % 4
    when 0 then exists ${shownPositions(db).select(one).where('vi_tri.id', '=', id)}
    when 1 then exists ${shownSubjects(db).select(one).where('mon_hoc.id', '=', id)}
    else exists ${shownArticles(db, now).select(one).where('bai_viet.id', '=', id)} end`;
}
