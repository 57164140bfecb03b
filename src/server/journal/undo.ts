import { sql } from 'kysely';
import type { JournalAction } from '#shared/answers/journal.ts';
import { accountTexts, journalTexts } from '#shared/admin-texts.ts';
import { byPlace, mayShare, idBatches, restoreAll } from '#server/crud/batch.ts';
import { deleteRecord } from '#server/crud/change.ts';
import { withoutPassed } from '#server/timed-hiding/hide-due.ts';
import { loose, type Values, type State } from '#server/crud/record.ts';
import { existing } from '#server/crud/references.ts';
import { giveUpSlug } from '#server/crud/slug.ts';
import { changedBetween, decodeState, rowOf, valuesOf } from '#server/crud/state.ts';
import type { MayChange } from '#server/crud/caller.ts';
import { inNumberedBatch } from '#server/crud/write-context.ts';
import type { Batch, WriteContext } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import { lastSeq } from '#server/database/journal.ts';
import { yieldToEventLoop } from '#server/database/waited-time.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { Lost } from './lost.ts';
import { reviveState } from './trash.ts';
import { restoreState } from './versions.ts';

/** What leaves the record itself as it is. */
export const besideRecord: readonly JournalAction[] = ['draft', 'discard', 'settings'];
export const undone: ReadonlySet<JournalAction> = new Set(['create', 'update', 'delete', 'restore', 'publish']);

/** What a batch did to one record: its first and its last action, with the rows of these. */
type Change = Named & { beginsWith: string; endsWith: string; first: number; last: number; title: string };
type Named = { resource: string; id: number };

const keyOf = ({ resource, id }: Named): string => `${resource} ${id}`;

/** A record that is gone went when it was deleted, though it was changed before, as one that is taken out of lists is. */
const placeOf = ({ endsWith, first, last }: Change): number => (endsWith === 'delete' ? last : first);

/**
 * Takes back all that a batch did, in one of its own, whose number it gives, with what records referred to and is gone. Refuses with 404 where there is no such batch, and
 * with 409 as a whole when one of its records was changed since or is kept no more, or 403 when one may not be changed.
 */
export async function undoBatch(content: WriteContext, number: number, mayChange: MayChange = () => true) {
  const { types } = content;
  const { batch, result } = await inNumberedBatch(content, async (open) => {
    const changes = await changesOf(open.db, number);
    if (changes.length === 0) throw notFound(journalTexts.noBatch);
    if (changes.map(({ resource }) => types.named(resource)).some((type) => type !== undefined && !mayChange(type)))
      throw new Refusal(403, accountTexts.forbidden, { code: 'forbidden' });
    // What this batch itself writes into the journal is no later change.
    const until = await lastSeq(open.db);
    if (await undoTogether(open, number, changes, until)) return [];
    const comesBack = new Set(changes.filter(({ endsWith }) => endsWith === 'delete').map(keyOf));
    /** Brought back before all that they name was. */
    const early: Change[] = [];
    const stayAway: Lost[] = [];
    const left = new Set(changes.map(keyOf));
    let done = 0;
    // What was made last goes first, so that nothing hangs on what is taken away, and what is brought back finds what it hangs on.
    for (const change of changes.toSorted((one, other) => placeOf(other) - placeOf(one))) {
      const { resource, id, last, title, beginsWith, endsWith } = change;
      if ((done += 1) % batchSize === 0) await yieldToEventLoop();
      left.delete(keyOf(change));
      const type = types.named(resource);
      if (type === undefined || endsWith === 'purge') throw new Refusal(409, journalTexts.cannotUndo(title));
      if ((await lastChanges(open.db, resource, [id], until)).get(id) !== last)
        throw new Refusal(409, journalTexts.changedSince(title));
      const known = (await statesBefore(open.db, resource, [id], number, until)).get(id);
      const before = known === undefined && beginsWith === 'create' ? null : known;
      const isThere = endsWith !== 'delete';
      if (before === undefined) throw new Refusal(409, journalTexts.cannotUndo(title));
      if (before === null) {
        if (isThere) await deleteRecord(open, type.description, id);
        continue;
      }
      // Records may have taken each other's.
      await giveUpSlug(open, type.description.table, before['slug'], (other) => left.has(keyOf({ resource, id: other })));
      const lost = isThere ? await restoreState(open, type, before, null) : (await reviveState(open, type, before)).lost;
      if (lost.some((gone) => comesBack.has(keyOf({ resource: gone.type.description.name, id: gone.id })))) early.push(change);
      else stayAway.push(...lost);
    }
    for (const { resource, id } of early) {
      if ((done += 1) % batchSize === 0) await yieldToEventLoop();
      const before = (await statesBefore(open.db, resource, [id], number, until)).get(id);
      const type = types.named(resource);
      if (type !== undefined && before != null) stayAway.push(...(await restoreState(open, type, before, null)));
    }
    return stayAway;
  });
  return { batch, lost: result };
}

/** Records that are looked at in one go where they are taken back one by one. */
const batchSize = 10;

/**
 * The same for what a batch most often is: many records of one type whose plain fields were changed. They are read and written
 * many at a time. False, and nothing is written, where some of it has to be taken back with more care.
 */
async function undoTogether(open: Batch, number: number, changes: readonly Change[], until: number): Promise<boolean> {
  const [{ resource } = { resource: '' }] = changes;
  const type = open.types.named(resource);
  const isPlain = changes.every((change) => change.resource === resource && plain.has(change.endsWith));
  if (type === undefined || !isPlain || changes.length < batchSize) return false;
  const { description } = type;
  const byId = new Map(changes.map((change) => [change.id, change]));
  const values = new Map<number, Values>();
  const parents = new Map<string, Set<number>>();
  for await (const part of idBatches([...byId.keys()].toSorted(byPlace), bytesInJournal(open.db, resource))) {
    const before = await statesBefore(open.db, resource, part, number, until);
    const rows = await loose(open.db).selectFrom(description.table).selectAll().where('id', 'in', part).execute();
    if (rows.length < part.length) return false;
    const last = await lastChanges(open.db, resource, part, until);
    for (const row of rows) {
      const id = Number(row['id']);
      const change = byId.get(id);
      const state = before.get(id);
      if (change !== undefined && last.get(id) !== change.last) throw new Refusal(409, journalTexts.changedSince(change.title));
      if (state === undefined || state === null) return false;
      const was = valuesOf(description, state);
      const names = changedBetween(description, row, rowOf(description, state));
      for (const name of names) {
        const field = description.fields[name];
        if (field === undefined || !(mayShare(description, name) || plainKinds.has(field.kind))) return false;
        // What a list of records names may be gone.
        if (field.kind === 'references') return false;
        const parent = was[name];
        if (field.kind !== 'reference' || typeof parent !== 'number') continue;
        parents.set(field.to, (parents.get(field.to) ?? new Set()).add(parent));
      }
      values.set(id, withoutPassed(Object.fromEntries(names.map((name) => [name, was[name]])), open.clock()));
    }
  }
  for (const [path, ids] of parents) {
    for await (const part of idBatches([...ids])) {
      if ((await existing(open.db, open.types.at(path), part)).size < part.length) return false;
    }
  }
  await restoreAll(open, type, values);
  return true;
}

/** Beside what many records may share: what the record had before, with nothing to be judged anew. What the journal names of pictures is stored. */
const plainKinds: ReadonlySet<string> = new Set(['integer', 'image', 'sections']);

/** What a batch did last to a record that is still there, and was before. */
const plain: ReadonlySet<string> = new Set(['update', 'publish', 'restore']);

/** By record, the bytes of the largest state that the journal holds of it: neither what it was nor what it is takes more. */
const bytesInJournal = (db: Database, resource: string) => async (part: readonly number[]) => {
  const rows = await changing(db, resource, part)
    .select(['record_id as id', ({ fn }) => fn.max(sql<number>`octet_length(data)`).as('bytes')])
    .execute();
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]));
};

/** By record, the number of the last row that changed it. */
async function lastChanges(db: Database, resource: string, part: readonly number[], until: number): Promise<Map<number, number>> {
  const rows = await changing(db, resource, part)
    .where('seq', '<=', until)
    .select(['record_id as id', ({ fn }) => fn.max('seq').as('seq')])
    .execute();
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
}

/** By record, what it was before the batch, null where it was not there; those of which that is not kept are left out. */
async function statesBefore(db: Database, resource: string, part: readonly number[], number: number, until: number) {
  const last = changing(db, resource, part)
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('seq', '<=', until)
    .where(({ or, eb }) => or([eb('batch', 'is', null), eb('batch', '!=', number)]));
  const rows = await db.selectFrom('journal').select(['record_id as id', 'action', 'data']).where('seq', 'in', last).execute();
  const states = new Map<number, State | null>();
  for (const { id, action, data } of rows) {
    if (action === 'delete' || action === 'purge') states.set(id, null);
    else if (data !== null) states.set(id, decodeState(data));
  }
  return states;
}

const changing = (db: Database, resource: string, part: readonly number[]) =>
  db
    .selectFrom('journal')
    .where('resource', '=', resource)
    .where('record_id', 'in', part)
    .where('action', 'not in', besideRecord)
    .groupBy('record_id');

const ofRecords: ReadonlySet<string> = new Set([...undone, 'purge']);

const readSize = 500;

/** By record, in the order in which they were first changed. Drafts are no changes of a record. */
async function changesOf(db: Database, number: number): Promise<Change[]> {
  const changes = new Map<string, Change>();
  // Rows of a batch stand together: this reads no further than its end.
  for (let from = number; ;) {
    const rows = await db
      .selectFrom('journal')
      .select(['seq', 'batch', 'resource', 'record_id as id', 'action', 'title'])
      .where('seq', '>=', from)
      .orderBy('seq')
      .limit(readSize)
      .execute();
    for (const { seq, batch, resource, id, action, title } of rows) {
      if (batch !== number || !ofRecords.has(action)) continue;
      const key = keyOf({ resource, id });
      const begun = { resource, id, first: seq, last: seq, title: '', beginsWith: action, endsWith: action };
      const change = changes.get(key) ?? begun;
      changes.set(key, { ...change, last: seq, title: title ?? change.title, endsWith: action });
    }
    const last = rows.at(-1);
    const isOver = rows.some(({ batch }) => batch !== null && batch !== number);
    if (last === undefined || rows.length < readSize || isOver) return [...changes.values()];
    from = last.seq + 1;
    await yieldToEventLoop();
  }
}
