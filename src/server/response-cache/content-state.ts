import { type Expression, sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { maxId } from '#shared/fields/reference.ts';
import { nextDay, schoolOffset, toDateTimeLocal } from '#shared/formats/vi-date.ts';
import { loose } from '#server/crud/record.ts';
import { statusValues } from '#server/crud/status-values.ts';
import type { TableWrite } from '#server/database/query-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { readTouched } from '#server/database/touched.ts';

/** All that an answer to a visitor depends on besides its address. */
export type ContentState = {
  /** The number of the last change that visitors may see, by whichever instance. */
  seq: number;
  /** Which database it is: another one after a backup was restored into it. */
  database: string | null;
  /** What each change since the state before has touched; null where that is not known, or too much. */
  changes: readonly (readonly TableWrite[])[] | null;
  /** When the next record comes due, or the day ends, from which pages count: in milliseconds. */
  nextDue: number;
  /** The moment, among these, at which the next record is hidden, one that has passed too; `Infinity` where none is. */
  nextHide: number;
};

/** The moment, ISO 8601, at which the next record of a content type appears without being saved; null when none does. */
type ComesDue = (db: Database, now: Date) => Expression<string | null>;

/** For each field of these types by which records appear at a moment, begin or end at a minute of a day. */
export const dueMoments = (descriptions: readonly Description[]): ComesDue[] =>
  descriptions.flatMap((description) => {
    const { table, appearsAt, fields } = description;
    const dueIn = (column: string, from: (now: Date) => string) => (db: Database, now: Date) =>
      loose(db)
        .selectFrom(table)
        .select(({ fn }) => fn.min<string | null>(column).as('due'))
        .where('status', '=', statusValues(description)?.on ?? null)
        .where(column, '>', from(now))
        .$asScalar();
    // A day without a time turns with the day.
    const atMinutes = Object.keys(fields).filter((name) => {
      const field = fields[name];
      return field?.kind === 'date' && field.mayHaveTime === true;
    });
    return [
      ...(appearsAt === undefined ? [] : [dueIn(appearsAt, (now) => now.toISOString())]),
      ...atMinutes.map((name) => dueIn(name, (now) => toDateTimeLocal(now) + schoolOffset)),
    ];
  });

/** Rows of the journal that are looked through for changes, and changes that are told one by one. */
const mostRows = 1_000;
const mostChanges = 50;

/** One query. `hides`: the moments at which records of each type are hidden; `before`: the state that was read last. */
export async function readContentState(
  db: Database,
  now: Date,
  dues: readonly ComesDue[],
  hides: readonly ((db: Database) => Expression<string | null>)[],
  before: ContentState | null,
): Promise<ContentState> {
  const since = before?.seq ?? maxId;
  const state = db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('journal').select('seq').where('unseen', 'is', null).orderBy('seq', 'desc').limit(1).as('seq'),
      selectFrom('database_id').select('id').orderBy('id').limit(1).as('database'),
    ])
    .select(dues.map((due, index) => sql<string | null>`(${due(db, now)})`.as(`due_${index}`)))
    .select(hides.map((hide, index) => sql<string | null>`(${hide(db)})`.as(`hide_${index}`)));
  const rows = await db
    .selectFrom(state.as('state'))
    .leftJoin('journal', (join) =>
      join
        .on('journal.seq', '>', since)
        .on('journal.seq', '<=', Math.min(since + mostRows, maxId))
        .on('journal.unseen', 'is', null)
        .on(({ or, eb }) => or([eb('journal.touched', 'is', null), eb('journal.touched', '!=', '')])),
    )
    .selectAll('state')
    .select(['journal.seq as change', 'journal.touched'])
    .orderBy('journal.seq')
    .limit(mostChanges + 1)
    .execute();
  const { seq: last, database = null, change: _, touched: __, ...moments } = rows[0] ?? {};
  const seq = last ?? 0;
  const earliest = (kind: 'due' | 'hide') =>
    Object.entries<string | null>(moments).reduce(
      (first, [name, moment]) => (moment !== null && name.startsWith(kind) ? Math.min(first, Date.parse(moment)) : first),
      Infinity,
    );
  const nextHide = earliest('hide');
  const told = rows.flatMap(({ change, touched }) => (change === null ? [] : [readTouched(touched)]));
  const isTold =
    before !== null &&
    before.database === database &&
    (seq === since || (seq > since && seq - since <= mostRows && told.length > 0 && told.length <= mostChanges));
  const changes = isTold && told.every((each) => each !== null) ? told : null;
  return { seq, database, changes, nextDue: Math.min(earliest('due'), nextHide, nextDay(now)), nextHide };
}
