import { type Expression, sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { nextDay, schoolOffset, toDateTimeLocal } from '#shared/formats/vi-date.ts';
import { loose } from '#server/crud/record.ts';
import { statusValues } from '#server/crud/status-values.ts';
import type { Database } from '#server/database/schema.ts';

/** All that an answer to a visitor depends on besides its address. */
export type ContentState = {
  /** The number of the last change that visitors may see, by whichever instance. */
  seq: number;
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

/** One query. `hides`: the moments at which records of each type are hidden. */
export async function readContentState(
  db: Database,
  now: Date,
  dues: readonly ComesDue[],
  hides: readonly ((db: Database) => Expression<string | null>)[],
): Promise<ContentState> {
  const state = await db
    .selectNoFrom(({ selectFrom }) =>
      selectFrom('journal').select('seq').where('unseen', 'is', null).orderBy('seq', 'desc').limit(1).as('seq'),
    )
    .select(dues.map((due, index) => sql<string | null>`(${due(db, now)})`.as(`due_${index}`)))
    .select(hides.map((hide, index) => sql<string | null>`(${hide(db)})`.as(`hide_${index}`)))
    .executeTakeFirst();
  const { seq, ...moments } = state ?? {};
  const earliest = (kind: 'due' | 'hide') =>
    Object.entries<string | null>(moments).reduce(
      (first, [name, moment]) => (moment !== null && name.startsWith(kind) ? Math.min(first, Date.parse(moment)) : first),
      Infinity,
    );
  const nextHide = earliest('hide');
  return { seq: seq ?? 0, nextDue: Math.min(earliest('due'), nextHide, nextDay(now)), nextHide };
}
