import { nextYear } from '#shared/rules/vi-date.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

/** All that an answer to a visitor depends on besides its address. */
export type ContentState = {
  /** How many times content was changed, by whichever instance. */
  changes: number;
  /** When the next scheduled article is published, or the year ends, which every page shows: in milliseconds. */
  nextDue: number;
};

/** One query. */
export async function readContentState(db: Database, now: Date): Promise<ContentState> {
  const state = await db
    .selectFrom('content_state')
    .select('changes')
    .select(({ selectFrom }) =>
      selectFrom('bai_viet')
        .select(({ fn }) => fn.min('published_at').as('due'))
        .where('status', '=', 'published')
        .where('published_at', '>', now.toISOString())
        .as('due'),
    )
    .executeTakeFirst();
  const due = state?.due ? Date.parse(state.due) : Infinity;
  return { changes: state?.changes ?? 0, nextDue: Math.min(due, nextYear(now)) };
}

const changesOf = compiledQuery((db) => db.selectFrom('content_state').select('changes'));

/** How many times content was changed: the cheapest way to tell whether what was read is still right. */
export async function readChanges(db: Database): Promise<number> {
  const [state] = await changesOf(db);
  return state?.changes ?? 0;
}

/** Every instance then drops the answers it has cached. Call it in the transaction of the change. */
export async function countChange(db: Database): Promise<void> {
  await db
    .updateTable('content_state')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .execute();
}
