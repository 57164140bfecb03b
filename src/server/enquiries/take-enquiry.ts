import { randomInt } from 'node:crypto';
import type { EnquirySent, ProofChallenge } from '#shared/answers/enquiries.ts';
import type { Answer } from '#shared/answers/wire.ts';
import { enquiryForm } from '#shared/calls/enquiries.ts';
import { answeredWhen } from '#shared/enquiries/answering-hours.ts';
import { keptEnquiries, keptSpam, unprovenAnHour } from '#shared/enquiries/enquiry-limits.ts';
import { judge } from '#shared/fields/judge.ts';
import { isRecord } from '#shared/formats/json.ts';
import { groupHotline } from '#shared/formats/phone.ts';
import type { z } from 'zod';
import type { Admit } from '#server/crud/model.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { failureOf, Refusal, unprocessable } from '#server/http/errors.ts';
import type { SiteReader } from '#server/public/site.ts';
import { type EnquiryKeys, keyedHash, type OpenedKey, readCheckHash } from './data-key.ts';
import { addToTally, countUp, forgetPace, holdTally, paceOf, provenKey, siteKey } from './pace.ts';
import { isHardEnough, makeChallenge, type Proof, readProof } from './proof.ts';
import { openWords, sealWords, type Words } from './sealing.ts';
import { hasManyLinks, lettersOf } from './suspect.ts';

type Arrived = { number: string; page: string | null; at: Date };

export type TakingParts = {
  db: Database;
  clock: () => Date;
  opened: OpenedKey;
  school: SiteReader;
  /** Refuses what there is no room for; nothing is unless given. */
  admit?: Admit | undefined;
  /** Told of each new one, in its transaction; absent where no mail is sent. */
  mail?: { enquiryArrived: (open: Database, arrived: Arrived) => Promise<void> } | undefined;
};

/** In milliseconds: nobody writes a question in less, from the moment that the challenge was asked for. */
const leastAge = 3_000;
/** In milliseconds: the same question of the same person counts as one. */
const oneWithin = 24 * 60 * 60_000;
/** Like texts of an hour that are no flood: a class may send the question that a page proposes. */
const mostAlike = { proven: 100, unproven: 20 };
/** Suspected enquiries in the same words that are kept each: honest ones may be among them. */
const keptAlike = 50;
/** In bytes: what a row and its entries in indexes take at most. */
const rowBytes = 16 * 1024;

type Hashes = { contact_hash: string; like_hash: string };

/** Takes what families ask. One that is suspected is answered as any other. */
export function takingEnquiries({ db, clock, opened, school, admit, mail }: TakingParts) {
  const site = () => school.now().catch(school.known);

  /** Told honestly, whatever is in the way. */
  async function notTaken(): Promise<Refusal> {
    const [hotline] = (await site()).hotlines;
    const instead =
      hotline === undefined ? 'bạn thử lại sau giúp trường nhé' : `bạn hãy gọi ${groupHotline(hotline)} giúp trường`;
    return new Refusal(503, `Chưa gửi được, ${instead}.`, {}, { 'Retry-After': '60' });
  }

  /** What is wrong here is logged, and the visitor is told what helps. */
  async function orCall<T>(call: string, work: (keys: EnquiryKeys) => Promise<T>): Promise<T> {
    if (opened.keys === null) throw await notTaken();
    try {
      return await work(opened.keys);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (!(error instanceof NotTaken)) failureOf(error, call);
      throw await notTaken();
    }
  }

  async function take(sent: unknown, network: string | null): Promise<EnquirySent> {
    const judged = judge(enquiryForm, isRecord(sent) ? sent : {});
    if (!judged.ok) throw unprocessable(judged.errors);
    const form = judged.value as z.output<typeof enquiryForm>;
    const { name, contact, who, question, about, call_at } = form;
    return orCall('POST /api/enquiries', async (keys) => {
      const now = clock();
      const zalo = contact.kind === 'phone' && form.zalo === true;
      const consent_at = now.toISOString();
      const words: Words = { name, contact: { ...contact, zalo }, who, question, about, call_at, consent_at };
      const proof = readProof(keys.proof, form.proof, now);
      const hashes = {
        contact_hash: keyedHash(keys.contact, contact.value),
        like_hash: keyedHash(keys.like, lettersOf(question)),
      };
      const pace = { network: keyedHash(keys.network, network ?? ''), like: hashes.like_hash };
      const number = await inTransaction(db, async (transaction) => {
        const tally = await holdTally(transaction);
        // Another process may have been started with another key, as long as there were none.
        if ((await readCheckHash(transaction)) !== keys.check) throw new NotTaken();
        await forgetPace(transaction, now);
        const isProven =
          proof !== null && isHardEnough(proof, await paceOf(transaction, provenKey, now)) && (await claim(transaction, proof));
        const isUsual = await isAsUsual(transaction, isProven, pace, now);
        const isHasty = isProven && proof.age < leastAge;
        const isSpam = !isUsual || isHasty || form.website !== '' || hasManyLinks(`${name} ${about} ${question}`);
        // What others were told says nothing to one that is suspected: it may ask whether somebody has written.
        const same = isSpam
          ? await foldedInto(transaction, hashes, isProven, now)
          : await sentBefore(transaction, keys, words, hashes, now);
        if (same !== null) return same;
        if (tally.kept >= keptEnquiries) throw new NotTaken();
        await admit?.(transaction, rowBytes, undefined);
        if (isSpam && tally.spam >= keptSpam) await dropOldestSpam(transaction);
        const [at, page] = [now.toISOString(), pathOf(form.page)];
        const free = await freeNumber(transaction);
        await transaction
          .insertInto('enquiry')
          .values({
            number: free,
            received_at: at,
            state: isSpam ? 'spam' : 'new',
            state_at: at,
            last_word_at: at,
            page,
            ...hashes,
            ...sealWords(keys, free, words),
          })
          .execute();
        await addToTally(transaction, { kept: 1, spam: isSpam ? 1 : 0 });
        if (!isSpam) await mail?.enquiryArrived(transaction, { number: free, page, at: now });
        return free;
      });
      const { gio_tra_loi: hours, ngay_nghi: off } = await site();
      const when = answeredWhen(hours, off, now);
      const how = contact.kind === 'phone' ? 'Tư vấn viên sẽ gọi lại cho bạn' : 'Trường sẽ viết thư trả lời bạn';
      return { number, next: when === null ? `${how} sớm nhất có thể.` : `${how} sớm nhất có thể. ${when}.` };
    });
  }

  return {
    take,
    /** A challenge for a browser, harder the more proven enquiries there were. */
    challenge: (): Promise<ProofChallenge> =>
      orCall('GET /api/enquiry-proof', async ({ proof }) => makeChallenge(proof, clock(), await paceOf(db, provenKey, clock()))),
    /** The same as `take` for a page that is sent a form: with the status and the answer that the call has. */
    async send(sent: unknown, network: string | null): Promise<{ status: number; answer: Answer<EnquirySent> }> {
      try {
        return { status: 201, answer: { success: true, data: await take(sent, network) } };
      } catch (error) {
        const { status, body } = failureOf(error, 'POST /api/enquiries, of a page');
        return { status, answer: body };
      }
    },
  };
}

export type TakingEnquiries = ReturnType<typeof takingEnquiries>;

/** No fault of anybody's, and nothing to log. */
class NotTaken extends Error {}

/** A path of this site, without what stands behind it; null for anything else. */
const pathOf = (page: string): string | null => /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?=$|[?#])/.exec(page)?.[0] ?? null;

/** The number that the same question of the same person was given within a day. */
async function sentBefore(
  transaction: Database,
  keys: EnquiryKeys,
  { question }: Words,
  { contact_hash, like_hash }: Hashes,
  now: Date,
): Promise<string | null> {
  const alike = await transaction
    .selectFrom('enquiry')
    .select(['number', 'wrapped_key', 'box'])
    .where('contact_hash', '=', contact_hash)
    .where('like_hash', '=', like_hash)
    .where('state', '!=', 'spam')
    .where('received_at', '>', new Date(now.getTime() - oneWithin).toISOString())
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  return alike.find((row) => openWords(keys, row).question === question)?.number ?? null;
}

/** Whether a proof is taken for the first time. */
async function claim(transaction: Database, { challenge, expiresAt }: Proof): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('enquiry_proof')
    .values({ challenge, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether no more than usual came of this kind. Of a flood only its first rows are counted one by one. */
async function isAsUsual(
  transaction: Database,
  isProven: boolean,
  { network, like }: { network: string; like: string },
  now: Date,
): Promise<boolean> {
  const count = (key: string) => countUp(transaction, key, now);
  if (isProven) await count(provenKey);
  else if ((await count(siteKey)) > unprovenAnHour.site || (await count(`network ${network}`)) > unprovenAnHour.network)
    return false;
  const kind = isProven ? 'proven' : 'unproven';
  return (await count(`${kind} like ${like}`)) <= mostAlike[kind];
}

/**
 * The number of a suspected enquiry that one more like it is counted in; null where there is none. That is one of the same person;
 * without a proof, once so many in the same words are kept, any of them: a flood, which would push out what else is suspected.
 */
async function foldedInto(
  transaction: Database,
  { like_hash, contact_hash }: Hashes,
  isProven: boolean,
  now: Date,
): Promise<string | null> {
  const like = transaction.selectFrom('enquiry').select('id').where('like_hash', '=', like_hash).where('state', '=', 'spam');
  const own = await like.where('contact_hash', '=', contact_hash).limit(1).executeTakeFirst();
  const into =
    own ??
    (isProven
      ? undefined
      : await like
          .limit(1)
          .offset(keptAlike - 1)
          .executeTakeFirst());
  if (into === undefined) return null;
  const { number } = await transaction
    .updateTable('enquiry')
    .set(({ eb }) => ({ times: eb('times', '+', 1), last_word_at: now.toISOString() }))
    .where('id', '=', into.id)
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

async function dropOldestSpam(transaction: Database): Promise<void> {
  const oldest = transaction.selectFrom('enquiry').select('id').where('state', '=', 'spam').orderBy('id').limit(1);
  await transaction.deleteFrom('enquiry').where('id', 'in', oldest).execute();
  await addToTally(transaction, { kept: -1, spam: -1, dropped: 1 });
}

/** Six digits that no enquiry has, and that say nothing of how many there are. */
async function freeNumber(transaction: Database): Promise<string> {
  for (;;) {
    const number = String(randomInt(100_000, 1_000_000));
    if ((await transaction.selectFrom('enquiry').select('id').where('number', '=', number).executeTakeFirst()) === undefined)
      return number;
  }
}
