import { type Expression, sql } from 'kysely';
import { nextYear } from '#shared/rules/vi-date.ts';
import type { Database } from '#server/database/schema.ts';

/** All that an answer to a visitor depends on besides its address. */
export type ContentState = {
  /** How many times content was changed, by whichever instance. */
  changes: number;
  /** When the next record comes due, or the year turns, which every page names: in milliseconds. */
  nextDue: number;
};

/** The moment, ISO 8601, at which the next record of a content type appears without being saved; null when none does. */
export type ComesDue = (db: Database, now: Date) => Expression<string | null>;

/** One query. */
export async function readContentState(db: Database, now: Date, dues: readonly ComesDue[]): Promise<ContentState> {
  const state = await db
    .selectFrom('content_state')
    .select('changes')
    .select(dues.map((due, index) => sql<string | null>`(${due(db, now)})`.as(`due_${index}`)))
    .executeTakeFirst();
  const { changes = 0, ...moments } = state ?? {};
  const due = Object.values<string | null>(moments).flatMap((moment) => (moment === null ? [] : [Date.parse(moment)]));
  return { changes, nextDue: Math.min(...due, nextYear(now)) };
}
