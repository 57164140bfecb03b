import { sql } from 'kysely';
import type { Enquiry, EnquiryCounts, EnquiryFilter, EnquiryNote, EnquiryState } from '#shared/answers/enquiries.ts';
import { readContact } from '#shared/enquiries/contact.ts';
import { dayAt } from '#shared/formats/vi-date.ts';
import { fold } from '#shared/text/fold.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { countOf, metaOf, offsetOf, type Window } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { yieldToEventLoop } from '#server/database/waited-time.ts';
import { type EnquiryKeys, keyedHash } from './data-key.ts';
import { readTally } from './pace.ts';
import { openNote, openWords, type Words } from './sealing.ts';

/** What a list is narrowed to; `me`: the account that asks. */
export type Narrowed = { state: EnquiryFilter; me: number; now: Date };

/** Those that nobody is done with. */
const open = ['new', 'answering', 'unreached', 'callback'] as const satisfies readonly EnquiryState[];
const done = ['answered', 'closed'] as const satisfies readonly EnquiryState[];
/** Those that somebody has. */
export const taken: readonly EnquiryState[] = ['answering', 'unreached', 'callback', ...done];

/** How many of the newest are opened to look for words in them. */
const searched = 2_000;
/** Letters of a question that a list shows. */
const beginning = 160;
/** Counted further, a number says nothing more. */
const mostCounted = 1_000;
/** How many are opened before other work has its turn. */
const openedAtOnce = 100;

const narrowedTo = (db: Database, { state, me, now }: Narrowed) => {
  const all = db.selectFrom('enquiry');
  if (state === 'all') return all;
  if (state === 'open') return all.where('state', 'in', open);
  if (state === 'mine') return all.where('admin_id', '=', me).where('state', 'in', open);
  if (state === 'due') return all.where('state', '=', 'callback').where('call_back_on', '<=', dayAt(now));
  return all.where('state', '=', state);
};

/** The columns of an enquiry, with the name of the account that has it. */
const rowsOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('enquiry')
    .leftJoin('admin', 'admin.id', 'enquiry.admin_id')
    .selectAll('enquiry')
    .select('admin.name as admin_name')
    .where('enquiry.id', 'in', [0, ...ids])
    .orderBy('enquiry.id', 'desc')
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
export type OpenedRow = Row & { words: Words };

/** Enquiries that are opened, in the order of their ids; those that are gone are left out. */
export async function openRows(db: Database, keys: EnquiryKeys, ids: readonly number[]): Promise<OpenedRow[]> {
  const opened: OpenedRow[] = [];
  for (const part of chunksOf(ids, openedAtOnce)) {
    if (opened.length > 0) await yieldToEventLoop();
    for (const row of await rowsOf(db, part)) opened.push({ ...row, words: openWords(keys, row) });
  }
  return opened;
}

const workerOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const begin = ({ question }: Words): string => {
  const line = question.replaceAll(/\s+/g, ' ');
  return line.length > beginning ? `${line.slice(0, beginning).toWellFormed()}…` : line;
};

/** What lists and the enquiry itself tell alike. */
function headOf({ id, number, version, received_at, state, state_at, call_back_on, times, words, ...row }: OpenedRow) {
  const { name, who, about } = words;
  const by = workerOf(row.admin_id, row.admin_name);
  return { id, number, version, received_at, state, state_at, by, call_back_on, name, who, about, times };
}

const idsIn = async (query: { execute: () => Promise<{ id: number }[]> }): Promise<number[]> =>
  (await query.execute()).map(({ id }) => id);

const newestFirst = (db: Database, narrowed: Narrowed) =>
  narrowedTo(db, narrowed).select('enquiry.id').orderBy('enquiry.id', 'desc');

/** All ids of a list, the newest first. */
export const idsNarrowedTo = (db: Database, narrowed: Narrowed): Promise<number[]> => idsIn(newestFirst(db, narrowed));

/** The ids of enquiries that hold the words of `q`, among the newest, or are of that number or that person; the newest first. */
async function found(db: Database, keys: EnquiryKeys, q: string, narrowed: Narrowed): Promise<number[]> {
  const ids = newestFirst(db, narrowed).limit(searched);
  const typed = q.trim();
  // As screens write it: 'số 481526'.
  const [, number] = /^(?:(?:câu )?(?:hỏi )?số |#)?(\d{6})$/iu.exec(typed.normalize('NFC')) ?? [];
  if (number !== undefined) return idsIn(ids.where('number', '=', number));
  const contact = readContact(typed);
  if (!('fault' in contact)) return idsIn(ids.where('contact_hash', '=', keyedHash(keys.contact, contact.value)));
  const wanted = spaced(typed).trim().split(' ');
  // The last one may still be being typed.
  const sought = wanted.map((word, index) => (index === wanted.length - 1 ? ` ${word}` : ` ${word} `));
  // A flood of suspected ones is not among those that are looked through, unless they are asked for.
  const looked = narrowed.state === 'all' ? ids.where('state', '!=', 'spam') : ids;
  const rows = await openRows(db, keys, await idsIn(looked));
  return rows.flatMap(({ id, words: { name, about, question, contact } }) => {
    const text = spaced(`${name} ${about} ${question} ${contact.value}`);
    return sought.every((word) => text.includes(word)) ? [id] : [];
  });
}

/** Folded words with a space before and behind each. */
const spaced = (text: string): string => ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.replaceAll('  ', ' ');

/** A page of enquiries, the newest first. */
export async function readEnquiries(db: Database, keys: EnquiryKeys, narrowed: Narrowed, q: string, window: Window) {
  const from = offsetOf(window);
  const matching = q.trim() === '' ? null : await found(db, keys, q, narrowed);
  const total = matching?.length ?? (await countOf(narrowedTo(db, narrowed)));
  const ids =
    matching?.slice(from, from + window.perPage) ?? (await idsIn(newestFirst(db, narrowed).limit(window.perPage).offset(from)));
  const rows = await openRows(db, keys, ids);
  const counts = await db
    .selectFrom('enquiry')
    .select(({ fn }) => ['contact_hash', fn.countAll<number>().as('count')])
    .where('contact_hash', 'in', ['', ...rows.map(({ contact_hash: hash }) => hash)])
    .groupBy('contact_hash')
    .execute();
  const ofPerson = new Map(counts.map(({ contact_hash: hash, count }) => [hash, Number(count)]));
  const data = rows.map((row) => ({
    ...headOf(row),
    begin: begin(row.words),
    same_person: (ofPerson.get(row.contact_hash) ?? 1) - 1,
  }));
  return { data, meta: metaOf(window, total) };
}

type Told = Omit<Enquiry, 'others' | 'templates'>;

/** Enquiries as a whole, with their notes. */
export async function tellWhole(db: Database, keys: EnquiryKeys, rows: readonly OpenedRow[]): Promise<Told[]> {
  const notes: (EnquiryNote & { of: number })[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const part of chunksOf(byId.keys())) {
    const found = await db
      .selectFrom('enquiry_note')
      .leftJoin('admin', 'admin.id', 'enquiry_note.admin_id')
      .select(['enquiry_note.id', 'enquiry_id', 'at', 'kind', 'box', 'admin_id', 'admin.name'])
      .where('enquiry_id', 'in', part)
      .orderBy('enquiry_note.id')
      .execute();
    for (const { id, enquiry_id: of, at, kind, box, admin_id: by, name } of found) {
      const row = byId.get(of);
      if (row !== undefined) notes.push({ of, id, at, kind, by: workerOf(by, name), text: openNote(keys, row, box) });
    }
  }
  const notesOf = Map.groupBy(notes, ({ of }) => of);
  return rows.map((row) => {
    const { contact, question, call_at, consent_at } = row.words;
    const own = (notesOf.get(row.id) ?? []).map(({ of: _, ...note }) => note);
    return { ...headOf(row), contact, question, page: row.page, call_at, consent_at, notes: own };
  });
}

/** Others of the same person that are told beside one. */
const mostOthers = 20;

/** One enquiry, and the last others of the same person; null where there is none. */
export async function readEnquiry(db: Database, keys: EnquiryKeys, id: number): Promise<Omit<Enquiry, 'templates'> | null> {
  const [row] = await openRows(db, keys, [id]);
  const [told] = row === undefined ? [] : await tellWhole(db, keys, [row]);
  if (row === undefined || told === undefined) return null;
  const others = (await idsOfPerson(db, row.contact_hash)).filter((other) => other !== id).slice(0, mostOthers);
  return {
    ...told,
    others: (await openRows(db, keys, others)).map(({ id: other, number, received_at, state, words }) => ({
      id: other,
      number,
      received_at,
      state,
      name: words.name,
      begin: begin(words),
    })),
  };
}

/** The enquiries of a number or address, by its keyed hash, the newest first. */
export const idsOfPerson = (db: Database, contactHash: string): Promise<number[]> =>
  idsIn(db.selectFrom('enquiry').select('id').where('contact_hash', '=', contactHash).orderBy('id', 'desc'));

/** What waits. Asked for every minute: nothing in it takes longer because more is kept. */
export async function countEnquiries(db: Database, me: number, now: Date): Promise<Omit<EnquiryCounts, 'closed'>> {
  const upTo = async (state: Narrowed['state']) =>
    countOf(db.selectFrom(narrowedTo(db, { state, me, now }).select('id').limit(mostCounted).as('some')));
  const [fresh, mine, due] = [await upTo('new'), await upTo('mine'), await upTo('due')];
  const { spam, dropped } = await readTally(db);
  const { rows } = await sql<{ id: number | null }>`${sql.join(
    [...open, ...done].map((state) => sql`select max(id) as id from enquiry where state = ${state}`),
    sql` union all `,
  )}`.execute(db);
  return { new: fresh, mine, due, spam, dropped, latest: Math.max(0, ...rows.map(({ id }) => Number(id))) };
}
