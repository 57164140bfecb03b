import { sql } from 'kysely';
import { journalTexts } from '#shared/admin-texts.ts';
import { reviveValues } from '#server/crud/change.ts';
import { withoutPassed } from '#server/timed-hiding/hide-due.ts';
import type { RecordType, RecordTypes, Batch, WriteContext } from '#server/crud/model.ts';
import type { Values, State } from '#server/crud/record.ts';
import { decodeState, valuesOf } from '#server/crud/state.ts';
import { inBatch } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { isAbout } from '#server/database/is-about.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { asEntry, entryRows, pageOf } from './entries.ts';
import { forgetRecord } from './forget.ts';
import { type Lost, withoutLost } from './lost.ts';

const day = 24 * 60 * 60 * 1000;
const pageSize = 50;

/** Written into the query, so that the index of these rows is used. */
const deleted = sql.lit('delete');

/** Deleted records whose deletion is the last that happened to them; they can be brought back. */
const trashed = (db: Database) =>
  entryRows(db)
    .where('journal.action', '=', deleted)
    .where('journal.data', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal as later')
            .select('later.seq')
            .whereRef('later.resource', '=', 'journal.resource')
            .whereRef('later.record_id', '=', 'journal.record_id')
            .whereRef('later.seq', '>', 'journal.seq')
            // Its old addresses may be changed meanwhile.
            .where('later.action', '!=', 'settings'),
        ),
      ),
    );

type TrashWindow = { type?: RecordType | undefined; before: number | null };

/** What is in the trash, what was deleted last first. */
export async function readTrash(db: Database, types: RecordTypes, trashDays: number, { type, before }: TrashWindow) {
  const rows = await trashed(db)
    .$if(type !== undefined, (query) => query.where('journal.resource', '=', type?.description.name ?? ''))
    .$if(before !== null, (query) => query.where('journal.seq', '<', before))
    .orderBy('journal.seq', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { given, meta } = pageOf(rows, pageSize);
  return {
    meta,
    data: given.map((row) => ({
      ...asEntry(row, types),
      can_restore: true,
      gone_at: new Date(Date.parse(row.at) + trashDays * day).toISOString(),
    })),
  };
}

/** The row that says whether a record is there: the last one, but for changes of old addresses while it is in the trash. */
export const lastEntry = (db: Database, resource: string, id: number) =>
  db
    .selectFrom('journal')
    .select(['seq', 'action', 'data'])
    .where(isAbout('journal', resource, id))
    .where('action', '!=', 'settings')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

async function stateInTrash(db: Database, { description: { name } }: RecordType, id: number): Promise<State | null> {
  const last = await lastEntry(db, name, id);
  return last?.action === 'delete' && last.data !== null ? decodeState(last.data) : null;
}

/** What came back beside the record, and what it referred to that did not. */
export type Revived = { along: { type: RecordType; title: string }[]; lost: Lost[] };

/**
 * Brings a deleted record back, with its id, its pictures and its slug (numbered when it was taken meanwhile). What it hangs on
 * comes back with it when it is in the trash too; `instead` are references to use in place of those that are gone for good.
 * Refuses with 404, and with 422 where a reference that it needs leads nowhere.
 */
export const restoreFromTrash = (content: WriteContext, type: RecordType, id: number, instead: Values = {}): Promise<Revived> =>
  inBatch(content, async (batch) => {
    const state = await stateInTrash(batch.db, type, id);
    if (state === null) throw notFound(journalTexts.notInTrash(type.description.noun));
    return reviveState(batch, type, state, instead);
  });

/** The same for a state that is at hand. */
export async function reviveState(batch: Batch, type: RecordType, state: State, instead: Values = {}): Promise<Revived> {
  const revived: Revived = { along: [], lost: [] };
  const wanted = { ...valuesOf(type.description, state), ...instead };
  const { lost } = await withoutLost(batch, type, wanted);
  for (const gone of lost) {
    const above = gone.required ? await stateInTrash(batch.db, gone.type, gone.id) : null;
    if (above === null) {
      if (gone.required)
        throw unprocessable({ [gone.field]: [journalTexts.goneForGood(gone.type.description.noun, gone.title)] });
      wanted[gone.field] = gone.left;
      revived.lost.push(gone);
      continue;
    }
    const { along, lost: others } = await reviveState(batch, gone.type, above);
    revived.along.push(...along, { type: gone.type, title: gone.title });
    revived.lost.push(...others);
  }
  await reviveValues(batch, type, state, withoutPassed(wanted, batch.clock()));
  return revived;
}

/** Takes a deleted record away for good, with all that was kept of it. Refuses with 404. */
export const purge = (content: WriteContext, type: RecordType, id: number): Promise<void> =>
  inBatch(content, async (batch) => {
    const state = await stateInTrash(batch.db, type, id);
    const { name, noun, title, path } = type.description;
    if (state === null) throw notFound(journalTexts.notInTrash(noun));
    await forgetRecord(batch, type, id);
    // A sheet that was looked at before holds what it would have changed.
    await batch.db.deleteFrom('sheet_plan').where('resource', '=', path).execute();
    batch.changes.push({ resource: name, id, action: 'purge', version: state.version, title: String(state[title]) });
  });
