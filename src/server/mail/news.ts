import { dayAt, schoolOffset } from '#shared/formats/vi-date.ts';
import { isLeased, takeLease } from '#server/database/lease.ts';
import type { Database } from '#server/database/schema.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { putMail } from './waiting-mail.ts';

/** Of which enquiries mail tells. */
export type Arrived = { number: string; page: string | null; at: Date };

/** A path of slugs, as pages of the site have: what a visitor sends as one could say anything, and is left out of mail. */
const plainPath = /^\/[a-z\d/-]{0,150}$/;

/** To be called in the transaction of a new enquiry: those who chose to be told at once will be. */
export async function enquiryArrived(db: Database, { number, page, at }: Arrived): Promise<void> {
  const told = page !== null && plainPath.test(page) ? page : null;
  await putMail(db, 'enquiry', { enquiry_mail: 'at_once' }, at, { enquiry: { number, page: told, at: at.toISOString() } });
}

const hour = 60 * 60_000;
/** When the morning's mail is made, at the school, and for how long it still is where nobody was there to make it. */
const morningAt = '07:30:00';
const morningLasts = 4 * hour;
const morningLease = 'mail of the morning';

/** Once a day: how much waits, to those who chose so; nobody is told that nothing does. */
export async function putMorningMail(db: Database, now: Date): Promise<void> {
  const today = dayAt(now);
  const from = Date.parse(`${today}T${morningAt}${schoolOffset}`);
  if (now.getTime() < from || now.getTime() >= from + morningLasts || (await isLeased(db, morningLease, now))) return;
  await writeTransaction(db, async (open) => {
    if (!(await takeLease(open, morningLease, now, from + 24 * hour - now.getTime()))) return;
    const enquiries = open.selectFrom('enquiry').select(({ fn }) => fn.countAll<number>().as('count'));
    const fresh = await enquiries.where('state', '=', 'new').executeTakeFirstOrThrow();
    const due = await enquiries.where('state', '=', 'callback').where('call_back_on', '<=', today).executeTakeFirstOrThrow();
    const counts = { fresh: Number(fresh.count), due: Number(due.count) };
    if (counts.fresh + counts.due > 0) await putMail(open, 'morning', { enquiry_mail: 'morning' }, now, { counts });
  });
}
