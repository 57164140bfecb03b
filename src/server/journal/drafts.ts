import { journalTexts } from '#shared/admin-texts.ts';
import { columnsToWrite, judgeUpdate, knownFields, addBaseline, updateValues } from '#server/crud/change.ts';
import { currentRow } from '#server/crud/current-row.ts';
import { pendingDrafts } from '#server/crud/pending-drafts.ts';
import type { SentValues } from '#server/crud/read-values.ts';
import type { RecordType, RecordTypes, Batch, WriteContext } from '#server/crud/model.ts';
import { decodeRow, type Stored, type Row, type State } from '#server/crud/record.ts';
import { writeSent } from '#server/crud/save.ts';
import { changedBetween, decodeState, entryOf, rowOf, valuesOf, versionRows } from '#server/crud/state.ts';
import { inBatch } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { isAbout } from '#server/database/is-about.ts';
import { withPictureFacts } from '#server/media/picture-facts.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { doerOf } from './entries.ts';
import { forgetOlderDrafts } from './forget.ts';
import { type Lost, withoutLost } from './lost.ts';
import { asRecord } from './versions.ts';

type Pending = { seq: number; at: string; by: number | null; name: string | null; version: number; state: State };

export async function pendingDraft(db: Database, { description: { name } }: RecordType, id: number): Promise<Pending | null> {
  const row = await pendingDrafts(db)
    .leftJoin('admin', 'admin.id', 'journal.by')
    .select(['journal.seq', 'journal.at', 'journal.by', 'journal.version', 'journal.data', 'admin.name'])
    .where(isAbout('journal', name, id))
    .executeTakeFirst();
  if (row?.data == null) return null;
  return { ...row, version: row.version ?? 0, state: decodeState(row.data) };
}

/** The draft beside a record; null when it has none. Refuses with 404 where there is no such record. */
export async function readDraft({ db, types }: { db: Database; types: RecordTypes }, type: RecordType, id: number) {
  const { row } = await currentRow({ db }, type, id, null);
  const draft = await pendingDraft(db, type, id);
  if (draft === null) return null;
  const { seq, at, version } = draft;
  const { description, slots } = type;
  const { state, gone } = await withoutGone({ db, types }, type, draft.state);
  const changed = changedBetween(description, row, rowOf(description, state));
  const own = asRecord(state) as Stored;
  const [record = own] = (await slots.attach?.(db, [own])) ?? [];
  const facts = { seq, at, by: doerOf(draft), version, changed, gone: gone.map(({ title }) => title) };
  return { ...facts, record: await withPictureFacts(db, record) };
}

/** The state of a draft without what its lists name and was deleted since, and what that was. */
async function withoutGone(reading: { db: Database; types: RecordTypes }, type: RecordType, state: State) {
  const { lost } = await withoutLost(reading, type, valuesOf(type.description, state));
  const gone = lost.filter(({ left }) => left !== null);
  return { state: { ...state, ...Object.fromEntries(gone.map(({ field, left }) => [field, left])) }, gone };
}

/**
 * Keeps values beside the record, over those of the draft that is there. `draft` is the one that the caller has read (null: he
 * says nothing, 0: none), `sent.version` the version of the record that the values were made from. Values that are those of the
 * record leave no draft. Gives the draft that is there then. Refuses with 404, 409 (another draft was saved meanwhile; with it) or 422.
 */
export async function saveDraft(content: WriteContext, type: RecordType, id: number, sent: SentValues, draft: number | null) {
  const { description } = type;
  const { data } = await writeSent(content, description, sent, {
    judge: () => judgeUpdate(content, type, id, sent.values, null),
    async write(batch, values) {
      const { row, isInJournal } = await currentRow(batch, type, id, null);
      const before = await pendingDraft(batch.db, type, id);
      if (draft !== null && draft !== (before?.seq ?? 0)) await refuseStaleDraft(batch, type, id);
      const given = knownFields(description, values);
      const base: Row = before === null ? row : await laidOver(batch.db, type, row, before, sent.version, Object.keys(given));
      const columns = await columnsToWrite(batch, type, given, decodeRow(description.fields, base));
      const after: Row = { ...base, ...columns };
      const changed = changedBetween(description, row, after);
      const version = sent.version ?? before?.version ?? Number(row['version']);
      if (changed.length === 0) {
        if (before !== null) endDraft(batch, type, row);
        return;
      }
      if (before !== null && version === before.version && changedBetween(description, base, after).length === 0) return;
      if (!isInJournal) addBaseline(batch, description, row);
      batch.changes.push(entryOf(description, { ...after, version }, { action: 'draft', changed }, { ...given }));
      batch.beforeCommit.push(() => forgetOlderDrafts(batch, type, id));
    },
    read: (db) => readDraft({ db, types: content.types }, type, id),
  });
  return data;
}

/**
 * The row of a record with its draft over it. Where the draft is made anew from a later version, what is not sent and the draft
 * had not changed is as in the record by now: a picture that somebody else has replaced meanwhile would otherwise come back.
 */
async function laidOver(
  db: Database,
  { description }: RecordType,
  row: Row,
  { state, version }: Pending,
  from: number | null,
  sent: readonly string[],
): Promise<Row> {
  const drafted = rowOf(description, state);
  const over: Row = { ...row, ...drafted };
  if (from === null || from <= version) return over;
  const versions = versionRows(db, description.name, state.id).where('version', '=', version);
  const begun = await versions.select('data').limit(1).executeTakeFirst();
  // What it was made from is kept no longer: everything in the draft counts as meant.
  if (begun?.data == null) return over;
  const changed = new Set([...changedBetween(description, rowOf(description, decodeState(begun.data)), drafted), ...sent]);
  const untouched = Object.keys(description.fields).filter((name) => !changed.has(name));
  const columns = untouched.flatMap((name) => [name, `${name}_meta`]).filter((column) => column in row);
  return { ...over, ...Object.fromEntries(columns.map((column) => [column, row[column] ?? null])) };
}

async function refuseStaleDraft(batch: Batch, type: RecordType, id: number): Promise<never> {
  throw new Refusal(409, journalTexts.draftStale, { data: await readDraft(batch, type, id) });
}

function endDraft({ changes }: Batch, { description: { name, title } }: RecordType, row: Row): void {
  changes.push({
    resource: name,
    id: Number(row['id']),
    action: 'discard',
    unseen: true,
    version: Number(row['version']),
    title: String(row[title]),
  });
}

/**
 * Writes the draft into the record. `version` is the version of the record that the caller has seen; that which the draft was
 * made from unless told. What its lists name and was deleted since is left out and given back. Refuses with 404, 409 (the
 * record, or the draft, was changed meanwhile) or 422.
 */
export const publishDraft = (
  content: WriteContext,
  type: RecordType,
  id: number,
  { version, draft }: { version: number | null; draft: number | null },
): Promise<Lost[]> =>
  inBatch(content, async (batch) => {
    const pending = await pendingDraft(batch.db, type, id);
    if (pending === null) throw notFound(journalTexts.noDraft);
    if (draft !== null && draft !== pending.seq) await refuseStaleDraft(batch, type, id);
    const { row } = await currentRow(batch, type, id, version ?? pending.version);
    const before = batch.changes.length;
    const { state, gone } = await withoutGone(batch, type, pending.state);
    await updateValues(batch, type, id, valuesOf(type.description, state), null, 'publish');
    if (batch.changes.length === before) endDraft(batch, type, row);
    return gone;
  });

/** Does away with the draft; nothing when there is none. Refuses with 404, or 409 when another one was saved meanwhile. */
export const discardDraft = (content: WriteContext, type: RecordType, id: number, draft: number | null): Promise<void> =>
  inBatch(content, async (batch) => {
    const { row } = await currentRow(batch, type, id, null);
    const pending = await pendingDraft(batch.db, type, id);
    if (pending === null) return;
    if (draft !== null && draft !== pending.seq) await refuseStaleDraft(batch, type, id);
    endDraft(batch, type, row);
  });
