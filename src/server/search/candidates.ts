import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { indexedTypes, type IndexedType } from './indexed-types.ts';
import type { Query } from '#shared/rules/search-query.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { shownArticles, shownPositions, shownSubjects } from '#server/public/visibility.ts';
import { foldedStep, lastNameLevel, type Tiers } from './tiers.ts';
import type { SearchSources } from './source.ts';
import { kindToken, type Wanted } from './tokens.ts';

/** What a search needs beside the question. */
export type Library = {
  sources: SearchSources;
  db: Database;
  /** On PostgreSQL another connection, which has the index find all that matches: right unless nearly everything does. */
  indexed: Database;
  dialect: Dialect;
  now: Date;
};

/** A record that matches; its name only where the name decides on its rank. */
export type Candidate = { place: number; level: number; name_key: string | null; name_accents: string | null };

/** Level of a record whose name is the very text, and of one whose name begins with it. */
export const namedLevel = -1;
const startedLevel = 0;

/** How many of each are looked for: a name that more records share tells nobody anything. */
const maxNamed = 50;

/**
 * At most `limit` records that visitors may see, best tiers first, those of lower place first within
 * a tier. The databases walk through the tiers one after another and stop at the limit, so that a
 * search costs little where much matches.
 */
export async function candidates(
  library: Library,
  { readings }: Query,
  { tiers, any, strict, spelled, named: namedAbout, uses }: Tiers,
  type: IndexedType | null,
  limit: number,
): Promise<Candidate[]> {
  if (tiers.length === 0) return [];
  const { db, dialect, now } = library;
  const isRare = uses < many;
  const names = [...new Set(readings.map(({ words }) => words.join(' ')))];
  // Only PostgreSQL gathers all that matches before it gives the first.
  const walks = dialect === 'postgres' && !isRare && namedAbout >= manyNames && names.every((name) => /^[a-z0-9 ]*$/.test(name));
  const namesakes = Math.min(maxNamed, limit);
  const kind = type === null ? null : indexedTypes.indexOf(type);
  const named = sql`select place, ${sql.lit(namedLevel)} as level from (
    select place from search_entry where name_key in (${sql.join(names)})
    ${kind === null ? sql`` : sql`and place % 4 = ${sql.lit(kind)}`} order by place limit ${sql.lit(namesakes)}
  ) as named`;
  // They need not be among the first by place of those that have the words somewhere in their names.
  const started = names.map(
    (name, index) => sql`select place, ${sql.lit(startedLevel)} as level from (
    select place from search_entry where name_key > ${`${name} `} and name_key < ${`${name}!`}
    ${kind === null ? sql`` : sql`and place % 4 = ${sql.lit(kind)}`} order by name_key, place limit ${sql.lit(namesakes)}
  ) as ${sql.ref(`started_${index}`)}`,
  );
  const most = limit + namesakes * (1 + names.length);
  // Each tier costs PostgreSQL a look at the index, even if nothing is in any of them, as with most corrections.
  const isCostly = dialect === 'postgres' && any !== null;
  const asked = isCostly ? sql` where exists (select one from hit)` : sql``;
  const hit = isCostly
    ? sql`with hit as materialized (
    select 1 as one from search_entry where ${matches(any, kind, isRare)} limit 1
  )`
    : sql``;
  const parts = tiers.map(
    ({ level, wanted }) =>
      sql`select place, ${sql.lit(level)} as level from (${
        walks && level <= lastNameLevel ? walking(wanted, spelled, kind) : having(dialect, wanted, kind, isRare)
      }) as ${sql.ref(`tier_${level}`)}${asked}`,
  );
  const { rows } = await sql<Candidate>`
    ${hit} select place, level, ${nameOf('name_key')}, ${nameOf('name_accents')}
    from (
      select place, level from (${sql.join([named, ...started, ...parts], sql` union all `)} ${fence(dialect)}) as found
      where ${isShown({ db, dialect, now }, sql.ref('found.place'))}
      limit ${sql.lit(most)}
    ) as shown
  `.execute(isRare ? library.indexed : db);
  // A record whose name is the very text, or begins with it, is in another tier, too.
  const isMeant = ({ level, name_accents: accents }: Candidate) => {
    const [accent] = readings[0]?.accents ?? [];
    return strict === null || level > startedLevel || (accents ?? '').split(' ').includes(accent ?? '');
  };
  const sorted = rows.filter(isMeant).toSorted((one, other) => one.level - other.level || one.place - other.place);
  const seen = new Set<number>();
  return sorted.filter(({ place }) => !seen.has(place) && seen.add(place)).slice(0, limit);
}

/** Looked up one by one: joining would make PostgreSQL read all names for those of a few. */
const nameOf = (
  column: 'name_key' | 'name_accents',
) => sql`case when level % ${sql.lit(foldedStep)} <= ${sql.lit(lastNameLevel)} then (
  select ${sql.ref(`search_entry.${column}`)} from search_entry where search_entry.place = shown.place
) end as ${sql.ref(column)}`;

/**
 * Below this PostgreSQL finds all that matches by its index sooner than the first few by looking through the records:
 * a look at the tokens of one takes as long as thirty matches of the index.
 */
const many = 50_000;

/** From here on the first few matches are found sooner by walking through the names in order. */
const manyNames = 2_000;

/** The same as asking the index for words of names, by reading the names. */
const walking = (wanted: Wanted, spelled: Tiers['spelled'], kind: number | null): RawBuilder<unknown> => sql`
  select place from (select place, name_key${spelled.size === 0 ? sql`` : sql`, name_accents`} from search_entry order by place offset 0) as walked
  where ${kind === null ? sql`` : sql`place % 4 = ${sql.lit(kind)} and`} ${spellNames(wanted, spelled)}`;

function spellNames(wanted: Wanted, spelled: Tiers['spelled']): RawBuilder<unknown> {
  const spell = (part: Wanted) => spellNames(part, spelled);
  if (typeof wanted === 'string') {
    const accent = spelled.get(wanted);
    return accent === undefined
      ? sql`' ' || name_key || ' ' like ${`% ${wanted.slice(1).replace('_', ' ')} %`}`
      : sql`' ' || name_accents || ' ' like ${`% ${accent} %`}`;
  }
  if ('all' in wanted) return sql`(${spell(wanted.all)} and not ${spell(wanted.but)})`;
  if ('and' in wanted) return sql`(${sql.join(wanted.and.map(spell), sql` and `)})`;
  return sql`(${sql.join(wanted.or.map(spell), sql` or `)})`;
}

/** How many visible records of each type match, counted to `limit`; `counted` are those known of already. */
export async function countTypes(
  { db, indexed, dialect, now }: Library,
  { any }: Tiers,
  limit: number,
  counted: Readonly<Record<IndexedType, number>>,
): Promise<Record<IndexedType, number>> {
  const uncounted = indexedTypes.filter((type) => counted[type] < limit);
  if (any === null || uncounted.length === 0) return counted;
  const counts = uncounted.map(
    (type) => sql`(select count(*) from (
      select place from (${having(dialect, any, indexedTypes.indexOf(type), true)}) as ${sql.ref(`of_${type}`)}
      where ${isShown({ db, dialect, now }, sql.ref('place'))} limit ${sql.lit(limit)}
    ) as ${sql.ref(`shown_${type}`)}) as ${sql.ref(type)}`,
  );
  const { rows } = await sql<Partial<Record<IndexedType, number>>>`select ${sql.join(counts)}`.execute(indexed);
  return { ...counted, ...rows[0] };
}

const within = (wanted: Wanted, kind: number | null): Wanted => (kind === null ? wanted : { and: [kindToken(kind), wanted] });

/** The places of the records that have what is wanted, in order. */
const having = (dialect: Dialect, wanted: Wanted, kind: number | null, isRare: boolean): RawBuilder<unknown> =>
  dialect === 'sqlite'
    ? sql`select rowid as place from search_index where search_index match ${spellSqlite(within(wanted, kind))} order by rowid`
    : sql`select place from search_entry where ${matches(wanted, kind, isRare)} order by place ${fence(dialect)}`;

/** Where PostgreSQL walks through the records it must look at the number before the tokens, which take a hundred times as long. */
const matches = (wanted: Wanted, kind: number | null, isRare: boolean): RawBuilder<unknown> =>
  kind === null || isRare
    ? sql`tokens @@ ${spellPostgres(within(wanted, kind))}::tsquery`
    : sql`case when place % 4 = ${sql.lit(kind)} then tokens @@ ${spellPostgres(wanted)}::tsquery else false end`;

/**
 * Keeps what is asked of the result from being moved inside, where it would be asked of every match
 * instead of the first ones.
 */
const fence = (dialect: Dialect) => (dialect === 'sqlite' ? sql`limit -1` : sql`offset 0`);

const spellSqlite = (wanted: Wanted) => spelled(wanted, { quote: '"', and: ' AND ', or: ' OR ', but: ' NOT ' });
const spellPostgres = (wanted: Wanted) => spelled(wanted, { quote: "'", and: ' & ', or: ' | ', but: ' & !' });

/** Tokens are letters, digits and underscores: nothing in them needs care. */
function spelled(wanted: Wanted, signs: Record<'quote' | 'and' | 'or' | 'but', string>): string {
  const spell = (part: Wanted) => spelled(part, signs);
  if (typeof wanted === 'string') return signs.quote + wanted + signs.quote;
  if ('all' in wanted) return `(${spell(wanted.all)}${signs.but}${spell(wanted.but)})`;
  if ('and' in wanted) return `(${wanted.and.map(spell).join(signs.and)})`;
  return `(${wanted.or.map(spell).join(signs.or)})`;
}

/**
 * Whether visitors may know of the record at a place. Asked of the records themselves, so that it is
 * right the moment a record, or what it hangs on, is hidden.
 */
function isShown({ db, dialect, now }: Pick<Library, 'db' | 'dialect' | 'now'>, place: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const id = sql<number>`(${place} / 4) % 2147483648`;
  const one = sql`1`.as('one');
  // Fenced, too: PostgreSQL would gather all that is shown to answer for a few.
  const fenced = <Q extends { offset: (rows: number) => Q }>(query: Q): Q => (dialect === 'sqlite' ? query : query.offset(0));
  return sql<SqlBool>`case ${place} % 4
    when 0 then exists ${fenced(shownPositions(db).select(one).where('vi_tri.id', '=', id))}
    when 1 then exists ${fenced(shownSubjects(db).select(one).where('mon_hoc.id', '=', id))}
    else exists ${fenced(shownArticles(db, now).select(one).where('bai_viet.id', '=', id))} end`;
}
