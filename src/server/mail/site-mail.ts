import type { MailKind, MailReport } from '#shared/answers/mail.ts';
import type { Role } from '#shared/answers/accounts.ts';
import { adminEnquiriesPath } from '#shared/admin-paths.ts';
import { endLease, leasedUntil, renewLease, takeLease } from '#server/database/lease.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { logError } from '#server/observability/log.ts';
import { type About, changedLetter, linkLetter, morningLetter, newsLetter, testLetter, write, type Written } from './letters.ts';
import { type Arrived, enquiryArrived, putMorningMail } from './news.ts';
import {
  claim,
  countMail,
  type MailData,
  newsFor,
  nextDue,
  postpone,
  putMail,
  readFaults,
  removeMail,
  tellFault,
  tidyMail,
  type To,
  type Waiting,
} from './waiting-mail.ts';
import { type MailServer, MailFault, sendBySmtp } from './smtp.ts';

/** The mail of a site whose operator has named a server. */
export type SiteMail = {
  /** Whether mail with links is sent: they are made from PUBLIC_URL alone. */
  hasLinks: boolean;
  /** Writes mail down, in the caller's transaction; false where nobody is there to get it, or too much waits. */
  put: (open: Database, kind: MailKind, to: To) => Promise<boolean>;
  /** In the transaction of a new enquiry. */
  enquiryArrived: (open: Database, arrived: Arrived) => Promise<void>;
  /** Sends a mail now; throws a `MailFault` with a sentence where it could not be. */
  test: (to: { email: string; name: string }) => Promise<void>;
  report: () => Promise<Omit<MailReport, 'is_set' | 'on'>>;
  /** Sends what is due, unless another process is at it. */
  round: () => Promise<void>;
  /** Does so from now on. */
  start: () => void;
  stop: () => Promise<void>;
};

/** A link of a mail: its address within the site, and until when it works. */
export type Link = { path: string; until: string };

export type MailParts = {
  db: Database;
  clock: () => Date;
  server: MailServer;
  /** MAIL_FROM; null: the address of the settings of the site. */
  from: string | null;
  publicUrl: string | null;
  school: () => Promise<{ name: string; email: string }>;
  /** Whether an account may read what families ask. */
  mayRead: (account: { role: Role; inbox: boolean }) => boolean;
  /** Makes the link of a mail, in place of those before it; null where the mail waits no longer. */
  linkFor: (account: { id: number; email: string }, mail: Waiting) => Promise<Link | null>;
  /** Hears what became of each try. */
  onTry?: (outcome: 'sent' | 'failed') => void;
};

const second = 1_000;
/** How often is looked for what is due, and how soon after something was written down. */
const lookEvery = 20 * second;
const soonAfter = second / 2;
const lease = 'mail';
/** An instance that is killed leaves the lease to others after so long; it is renewed with each mail. */
const leaseLasts = 120 * second;
/** Nobody is sent more than one mail in so long about new enquiries. */
const newsEvery = 600 * second;
const newsLease = (id: number) => `mail of news ${id}`;

type Account = { id: number; email: string; name: string; locked: number; role: Role; inbox: number; enquiry_mail: string };

export function siteMail(parts: MailParts): SiteMail {
  const { db, clock, server, publicUrl, school, mayRead, linkFor, onTry } = parts;
  const stopping = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    stopping.signal.addEventListener('abort', () => reject(new MailFault('Máy chủ đang dừng.', true)));
  });
  stopped.catch(() => undefined);
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nudge: NodeJS.Timeout | undefined;

  const senderOf = async (): Promise<{ name: string; address: string | null }> => {
    const { name, email } = await school();
    return { name, address: parts.from ?? (email === '' ? null : email) };
  };

  async function send(to: Pick<Account, 'email' | 'name'>, written: Written): Promise<void> {
    const { name, address } = await senderOf();
    if (address === null) throw new MailFault('Chưa có địa chỉ gửi: hãy điền Email ở “Cài đặt trang”.', true);
    // When the process ends, nobody waits for a server that is slow: what was claimed is tried again.
    await Promise.race([sendBySmtp(server, { name, address }, { name: to.name, address: to.email }, written), stopped]);
  }

  /** Whether the account still gets mail of this kind. */
  const stillGets = (account: Account, kind: MailKind): boolean => {
    if (account.locked === 1) return false;
    if (kind !== 'enquiry' && kind !== 'morning') return true;
    const { role, inbox, enquiry_mail } = account;
    return enquiry_mail === (kind === 'enquiry' ? 'at_once' : 'morning') && mayRead({ role, inbox: inbox === 1 });
  };

  async function letterOf(account: Account, mail: Waiting, news: readonly Waiting[], about: About) {
    const { kind, data } = mail;
    const { counts = { fresh: 0, due: 0 } } = JSON.parse(data) as MailData;
    if (kind === 'morning') return morningLetter(counts, about, adminEnquiriesPath);
    if (kind === 'changed') return changedLetter(about);
    if (kind !== 'enquiry') {
      const link = await linkFor(account, mail);
      return link && linkLetter(kind, about, link);
    }
    const enquiries = news.flatMap((each) => (JSON.parse(each.data) as MailData).enquiry ?? []);
    return newsLetter(enquiries, about, adminEnquiriesPath);
  }

  /** Sends one mail, and what is told together with it. False where the server cannot be talked to. */
  async function sendOne(next: Waiting, origin: string): Promise<boolean> {
    const account = (await db
      .selectFrom('admin')
      .select(['id', 'email', 'name', 'locked', 'role', 'inbox', 'enquiry_mail'])
      .where('id', '=', next.admin_id)
      .executeTakeFirst()) as Account | undefined;
    const mails = next.kind === 'enquiry' ? await newsFor(db, next.admin_id) : [next];
    if (account === undefined || !stillGets(account, next.kind)) {
      await removeMail(db, mails);
      return true;
    }
    const last = next.kind === 'enquiry' ? await leasedUntil(db, newsLease(account.id), clock()) : null;
    if (last !== null) {
      await postpone(db, mails, last);
      return true;
    }
    if (!(await claim(db, mails, clock()))) return true;
    try {
      const about: About = { name: account.name, school: (await school()).name, origin, madeAt: next.made_at };
      const letter = await letterOf(account, next, mails, about);
      if (letter === null) return true;
      await send(account, write(letter, about));
    } catch (error) {
      if (stopping.signal.aborted) return false;
      if (!(error instanceof MailFault)) throw error;
      onTry?.('failed');
      const over = await tellFault(db, mails, error.message, clock());
      logError(over > 0 ? 'Mail was given up after a day' : 'Mail could not be sent, which is tried again', error);
      return !error.isAway;
    }
    onTry?.('sent');
    await inTransaction(db, async (open) => {
      await removeMail(open, mails);
      if (next.kind === 'enquiry') await renewLease(open, newsLease(account.id), clock().getTime() + newsEvery);
    });
    return true;
  }

  async function sendDue(origin: string): Promise<void> {
    await putMorningMail(db, clock());
    if ((await nextDue(db, clock())) === null || !(await takeLease(db, lease, clock(), leaseLasts))) return;
    try {
      while (!stopping.signal.aborted) {
        const next = await nextDue(db, clock());
        if (next === null) break;
        await renewLease(db, lease, clock().getTime() + leaseLasts);
        if (!(await sendOne(next, origin))) break;
      }
      await tidyMail(db, clock());
    } finally {
      await endLease(db, lease);
    }
  }

  const round = async (): Promise<void> => {
    if (running !== null) return running;
    if (publicUrl === null || stopping.signal.aborted) return;
    running = sendDue(publicUrl)
      .catch((error: unknown) => void logError('Mail cannot be sent', error))
      .finally(() => (running = null));
    return running;
  };

  /** After the transaction that it was written in, whose end nobody tells. */
  const soon = () => {
    if (timer === undefined || nudge !== undefined) return;
    nudge = setTimeout(() => {
      nudge = undefined;
      void round();
    }, soonAfter).unref();
  };

  return {
    hasLinks: publicUrl !== null,
    async put(open, kind, to) {
      if (publicUrl === null) return false;
      const isPut = (await putMail(open, kind, to, clock())) > 0;
      soon();
      return isPut;
    },
    async enquiryArrived(open, arrived) {
      if (publicUrl === null) return;
      await enquiryArrived(open, arrived);
      soon();
    },
    async test(to) {
      const about = { name: to.name, school: (await school()).name };
      try {
        await send(to, write(testLetter(), about));
        onTry?.('sent');
      } catch (error) {
        onTry?.('failed');
        throw error;
      }
    },
    async report() {
      const { address: from } = await senderOf();
      return { from, ...(await countMail(db)), faults: await readFaults(db) };
    },
    round,
    start() {
      timer = setInterval(() => void round(), lookEvery).unref();
      void round();
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(nudge);
      stopping.abort();
      await running;
    },
  };
}
