import type { EnquiryChange, EnquiryNote, EnquiryState } from '#shared/answers/enquiries.ts';
import { enquiryStateNames } from '#shared/answers/enquiries.ts';
import { suffices } from '#server/auth/access.ts';
import type { Admit } from '#server/crud/model.ts';
import { idsOf } from '#server/database/ids-of.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { type Doer, writeJournal } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import type { EnquiryKeys } from './data-key.ts';
import { addToTally, forgetPace, holdTally } from './pace.ts';
import { idsOfPerson, taken } from './read-enquiries.ts';
import { sealNote } from './sealing.ts';

/** Who changes, and when. */
export type Changing = { db: Database; now: Date; by: number; address: string | null; admit?: Admit | undefined };

export const enquiryTexts = {
  gone: 'Câu hỏi này không còn: có thể đã hết hạn giữ hoặc đã được xóa.',
  changedSince: 'Có người vừa đổi câu hỏi này. Bạn xem lại rồi làm tiếp nhé.',
  noDay: 'Chọn ngày hẹn gọi lại',
  full: 'Câu hỏi này đã có nhiều ghi chú nhất có thể.',
} as const;

/** Notes on one enquiry: with more of them nobody would find anything. */
const mostNotes = 100;
/** What a change takes on the disk in the journal, or a note beside its text. */
const rowBytes = 1024;

type Entry = { id: number; number: string; done: string };

/** The journal tells of each enquiry its number and what was done, and no word of it; visitors see nothing of that. */
const note = (transaction: Database, now: Date, doer: Doer, entries: readonly Entry[]) =>
  writeJournal(
    transaction,
    now,
    entries.map(({ id, number, done }) => ({
      resource: 'enquiry',
      id,
      action: 'enquiry' as const,
      title: number,
      note: { enquiry: done },
      unseen: true,
    })),
    doer,
  );

/** The row of one change as the database holds it: who has it, and when it is called back, only where the state says so. */
function valuesOf({ state, call_back_on: day, by }: EnquiryChange, me: number) {
  if (state === 'callback' && day === null) throw unprocessable({ call_back_on: [enquiryTexts.noDay] });
  return {
    state,
    call_back_on: state === 'callback' ? day : null,
    admin_id: taken.includes(state) ? (by === undefined ? me : by) : null,
  };
}

const isSpam = (state: EnquiryState) => Number(state === 'spam');

/** Changes all or none; gives what takes it back. Refuses with 404 what is gone, with 409 what was changed since it was read. */
export const changeEnquiries = (
  { db, now, by, address, admit }: Changing,
  changes: readonly EnquiryChange[],
): Promise<EnquiryChange[]> =>
  writeTransaction(db, async (transaction) => {
    await holdTally(transaction);
    await admit?.(transaction, changes.length * rowBytes, by);
    const undo: EnquiryChange[] = [];
    const entries: Entry[] = [];
    let spam = 0;
    for (const change of changes) {
      const row = await transaction
        .selectFrom('enquiry')
        .select(['id', 'number', 'version', 'state', 'call_back_on', 'admin_id'])
        .where('id', '=', change.id)
        .executeTakeFirst();
      if (row === undefined) throw notFound(enquiryTexts.gone);
      if (row.version !== change.version) throw new Refusal(409, enquiryTexts.changedSince);
      const values = valuesOf(change, by);
      if (values.admin_id !== null && values.admin_id !== by) await refuseWhoMayNot(transaction, values.admin_id);
      const { id, number, version, state, call_back_on, admin_id } = row;
      const at = now.toISOString();
      await transaction
        .updateTable('enquiry')
        .set({ ...values, version: version + 1, state_at: at, last_word_at: at })
        .where('id', '=', id)
        .execute();
      undo.push({ id, version: version + 1, state, call_back_on, by: admin_id });
      entries.push({ id, number, done: enquiryStateNames[change.state] });
      spam += isSpam(change.state) - isSpam(state);
    }
    if (spam !== 0) await addToTally(transaction, { spam });
    await note(transaction, now, { by, address }, entries);
    return undo;
  });

async function refuseWhoMayNot(transaction: Database, id: number): Promise<void> {
  const account = await transaction
    .selectFrom('admin')
    .select(['role', 'inbox', 'locked'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (account === undefined) throw unprocessable({ by: ['Tài khoản này không còn'] });
  if (account.locked === 1 || !suffices({ role: account.role, inbox: account.inbox === 1 }, 'inbox'))
    throw unprocessable({ by: ['Tài khoản này không trả lời hỏi tư vấn'] });
}

/** Adds a note; what was answered makes the enquiry an answered one, of whoever answered. */
export const addNote = (
  { db, now, by, address, admit }: Changing,
  keys: EnquiryKeys,
  id: number,
  { kind, text }: { kind: EnquiryNote['kind']; text: string },
): Promise<Omit<EnquiryNote, 'by'>> =>
  writeTransaction(db, async (transaction) => {
    await holdTally(transaction);
    const row = await transaction
      .selectFrom('enquiry')
      .select(({ selectFrom }) => [
        'number',
        'wrapped_key',
        'version',
        'state',
        selectFrom('enquiry_note')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('enquiry_id', '=', 'enquiry.id')
          .as('notes'),
      ])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw notFound(enquiryTexts.gone);
    if (Number(row.notes) >= mostNotes) throw new Refusal(409, enquiryTexts.full);
    await admit?.(transaction, Buffer.byteLength(text) + rowBytes, by);
    const at = now.toISOString();
    const added = await transaction
      .insertInto('enquiry_note')
      .values({ enquiry_id: id, at, admin_id: by, kind, box: sealNote(keys, row, text) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answered = { state: 'answered' as const, state_at: at, admin_id: by, call_back_on: null, version: row.version + 1 };
    await transaction
      .updateTable('enquiry')
      .set({ last_word_at: at, ...(kind === 'answer' && answered) })
      .where('id', '=', id)
      .execute();
    if (kind === 'answer' && row.state === 'spam') await addToTally(transaction, { spam: -1 });
    await note(transaction, now, { by, address }, [
      { id, number: row.number, done: kind === 'answer' ? enquiryStateNames.answered : 'Ghi chú' },
    ]);
    return { id: added.id, at, kind, text };
  });

/** Deletes enquiries, their keys with them; the tally is held. Gives those that are gone. */
async function removeRows(transaction: Database, ids: readonly number[]): Promise<{ id: number; number: string }[]> {
  const gone: { id: number; number: string }[] = [];
  for (const part of chunksOf(ids)) {
    const removed = await transaction
      .deleteFrom('enquiry')
      .where('id', 'in', part)
      .returning(['id', 'number', 'state'])
      .execute();
    const spam = removed.filter(({ state }) => state === 'spam').length;
    await addToTally(transaction, { kept: -removed.length, spam: -spam });
    gone.push(...removed);
  }
  return gone;
}

/** Removes all that is kept of one person; gives the numbers that it had. */
export const removePerson = ({ db, now, by, address }: Changing, contactHash: string): Promise<string[]> =>
  writeTransaction(db, async (transaction) => {
    await holdTally(transaction);
    const removed = await removeRows(transaction, await idsOfPerson(transaction, contactHash));
    const entries = removed.map(({ id, number }) => ({ id, number, done: 'Xóa' })).sort((one, other) => one.id - other.id);
    for (const part of chunksOf(entries)) await note(transaction, now, { by, address }, part);
    return entries.map(({ number }) => number);
  });

/** Rows that are removed in one transaction: others wait that long. */
const batchSize = 200;

/** Removes what is kept no longer: enquiries so many months after the last word, and proofs and networks that count no more. Gives how many enquiries. */
export async function forgetEnquiries(db: Database, now: Date, months: number): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  // A month without that day: the 31st of February would be one in March, and what was said last before it goes too early.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  await db.deleteFrom('enquiry_proof').where('expires_at', '<=', now.toISOString()).execute();
  await forgetPace(db, now);
  for (let removed = 0; ;) {
    const count = await db.transaction().execute(async (transaction) => {
      await holdTally(transaction);
      const old = await transaction
        .selectFrom('enquiry')
        .select('id')
        .where('last_word_at', '<', before.toISOString())
        .limit(batchSize)
        .execute();
      await removeRows(transaction, idsOf(old));
      return old.length;
    });
    removed += count;
    if (count < batchSize) return removed;
  }
}
