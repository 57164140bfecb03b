import type { Selectable } from 'kysely';
import type { MailKind, MailReport } from '#shared/answers/mail.ts';
import type { EnquiryMail } from '#shared/answers/accounts.ts';
import { idsOf } from '#server/database/ids-of.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/write-transaction.ts';

/** An enquiry as mail tells of it: nothing of who asked, or what. */
export type ToldEnquiry = { number: string; page: string | null; at: string };

/** What a mail has to say beside its kind. */
export type MailData = { enquiry?: ToldEnquiry; counts?: { fresh: number; due: number } };

/** Whom a mail is to: one account, or all that chose to be told so. */
export type To = { id: number } | { email: string } | { enquiry_mail: EnquiryMail };

/** A row that waits. */
export type Waiting = Selectable<Omit<Schema['mail'], 'fault'>> & { kind: MailKind; try_at: string };

/** Mails that wait at most; news of enquiries, which strangers cause, leaves room for all else. */
const mostWaiting = 1_000;
const mostNews = 800;
/** Of those that were given up the last ones stay, for so long. */
const keptFaults = 200;
const keptDays = 30;
const listedFaults = 20;

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long after each failed try the next one follows, the last of them again and again. */
const pauses = [1 * minute, 5 * minute, 30 * minute, 120 * minute, 480 * minute];

/** Until when a mail is tried, the last time then. */
const lastTry = ({ made_at }: Pick<Waiting, 'made_at'>): number => Date.parse(made_at) + day;

/**
 * Writes mail down, in the caller's transaction where there is one: for how many accounts. A locked one gets none, nobody a second
 * of the same kind while the first waits (but for news of enquiries, which are told together), and nobody where too much waits.
 */
export async function putMail(db: Database, kind: MailKind, to: To, now: Date, data: MailData = {}): Promise<number> {
  const moment = now.toISOString();
  const tooMany = db
    .selectFrom('mail')
    .select('mail.id')
    .where('try_at', '>', '')
    .limit(1)
    .offset((kind === 'enquiry' ? mostNews : mostWaiting) - 1);
  let accounts = db
    .selectFrom('admin')
    .select(({ val }) => [val(kind).as('kind'), 'admin.id', val(JSON.stringify(data)).as('data')])
    .select(({ val }) => [val(moment).as('made_at'), val(moment).as('try_at')])
    .where(({ eb }) =>
      'id' in to
        ? eb('admin.id', '=', to.id)
        : 'email' in to
          ? eb('email', '=', to.email)
          : eb('enquiry_mail', '=', to.enquiry_mail),
    )
    .where('locked', '=', 0)
    .where(({ not, exists }) => not(exists(tooMany)));
  if (kind !== 'enquiry')
    accounts = accounts.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .where('kind', '=', kind)
            .where('try_at', '>', '')
            .whereRef('mail.admin_id', '=', 'admin.id'),
        ),
      ),
    );
  const put = await db
    .insertInto('mail')
    .columns(['kind', 'admin_id', 'data', 'made_at', 'try_at'])
    .expression(accounts)
    .returning('id')
    .execute();
  return put.length;
}

const waitingColumns = ['id', 'kind', 'admin_id', 'data', 'made_at', 'try_at', 'tries'] as const;

/** What waits longest of all that is due. */
export async function nextDue(db: Database, now: Date): Promise<Waiting | null> {
  const found = await db
    .selectFrom('mail')
    .select(waitingColumns)
    .where('try_at', '>', '')
    .where('try_at', '<=', now.toISOString())
    .orderBy('try_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return (found as Waiting | undefined) ?? null;
}

/** All news of enquiries that waits for one account, also what is not due: it is told in one mail. */
export const newsFor = async (db: Database, adminId: number): Promise<Waiting[]> =>
  (await db
    .selectFrom('mail')
    .select(waitingColumns)
    .where('kind', '=', 'enquiry')
    .where('admin_id', '=', adminId)
    .where('try_at', '>', '')
    .orderBy('id')
    .execute()) as Waiting[];

/**
 * Says of those which are due that they are being tried, before they are: a process that is killed in the middle sends them again
 * later, and two never send the same. False where another process has said so.
 */
export const claim = (db: Database, mails: readonly Waiting[], now: Date): Promise<boolean> =>
  inTransaction(db, async (open) => {
    const moment = now.toISOString();
    const due = mails.filter(({ try_at }) => try_at <= moment);
    const nexts = Map.groupBy(due, (mail) => {
      const next = now.getTime() + (pauses[mail.tries] ?? pauses.at(-1)!);
      // What is tried for the last time is due again at once, in case nobody tells what became of it.
      return new Date(Math.max(Math.min(next, lastTry(mail)), now.getTime() + minute)).toISOString();
    });
    let claimed = 0;
    for (const [try_at, those] of nexts) {
      const changed = await open
        .updateTable('mail')
        .set(({ eb }) => ({ try_at, tries: eb('tries', '+', 1) }))
        .where('id', 'in', idsOf(those))
        .where('try_at', '<=', moment)
        .returning('id')
        .execute();
      claimed += changed.length;
    }
    return claimed === due.length;
  });

export async function removeMail(db: Database, mails: readonly Pick<Waiting, 'id'>[]): Promise<void> {
  await db.deleteFrom('mail').where('id', 'in', idsOf(mails)).execute();
}

/** Waits on, all of it. */
export async function postpone(db: Database, mails: readonly Waiting[], until: string): Promise<void> {
  await db.updateTable('mail').set({ try_at: until }).where('id', 'in', idsOf(mails)).execute();
}

/** Why these could not be sent. How many are given up with it, having been tried for a day. */
export const tellFault = (db: Database, mails: readonly Waiting[], fault: string, now: Date): Promise<number> =>
  inTransaction(db, async (open) => {
    await open.updateTable('mail').set({ fault }).where('id', 'in', idsOf(mails)).execute();
    const over = mails.filter((mail) => lastTry(mail) <= now.getTime());
    if (over.length > 0) await open.updateTable('mail').set({ try_at: null }).where('id', 'in', idsOf(over)).execute();
    return over.length;
  });

/** Takes away what was given up long ago, and links that have expired. */
export async function tidyMail(db: Database, now: Date): Promise<void> {
  const kept = db.selectFrom('mail').select('id').where('try_at', 'is', null).orderBy('id', 'desc').limit(1).offset(keptFaults);
  await db
    .deleteFrom('mail')
    .where('try_at', 'is', null)
    .where(({ or, eb }) => or([eb('made_at', '<', new Date(now.getTime() - keptDays * day).toISOString()), eb('id', '<=', kept)]))
    .execute();
  await db.deleteFrom('mail_link').where('expires_at', '<=', now.toISOString()).execute();
}

export async function countMail(db: Database): Promise<{ waiting: number; given_up: number }> {
  const { waiting, all } = await db
    .selectFrom('mail')
    .select(({ fn }) => [fn.count<number>('try_at').as('waiting'), fn.countAll<number>().as('all')])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), given_up: Number(all) - Number(waiting) };
}

/** The last that could not be sent, the newest first. */
export const readFaults = async (db: Database): Promise<MailReport['faults']> =>
  (await db
    .selectFrom('mail')
    .innerJoin('admin', 'admin.id', 'mail.admin_id')
    .select(['mail.id', 'kind', 'admin.email as to', 'made_at', 'tries', 'try_at', 'fault'])
    .where('fault', 'is not', null)
    .orderBy('mail.id', 'desc')
    .limit(listedFaults)
    .execute()) as MailReport['faults'];
