import { type Expression, sql } from 'kysely';
import { nextYear } from '#shared/rules/vi-date.ts';
import type { Database } from '#server/database/schema.ts';

/** All that an answer to a visitor depends on besides its address. */
export type ContentState = {
  /** The number of the last change of content, by whichever instance. */
  seq: number;
  /** When the next record comes due, or the year turns, which every page names: in milliseconds. */
  nextDue: number;
};

/** The moment, ISO 8601, at which the next record of a content type appears without being saved; null when none does. */
export type ComesDue = (db: Database, now: Date) => Expression<string | null>;

/** One query. */
export async function readContentState(db: Database, now: Date, dues: readonly ComesDue[]): Promise<ContentState> {
  const state = await db
    .selectNoFrom(({ selectFrom }) =>
      selectFrom('journal')
        .select(({ fn }) => fn.max('seq').as('last'))
        .as('seq'),
    )
    .select(dues.map((due, index) => sql<string | null>`(${due(db, now)})`.as(`due_${index}`)))
    .executeTakeFirst();
  const { seq, ...moments } = state ?? {};
  const due = Object.values<string | null>(moments).flatMap((moment) => (moment === null ? [] : [Date.parse(moment)]));
  return { seq: seq ?? 0, nextDue: Math.min(...due, nextYear(now)) };
}
