import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProofChallenge } from '#shared/answers/enquiries.ts';
import { parsedJson } from '#shared/formats/json.ts';

/**
 * A small proof of work, written on the wire as version 1 of ALTCHA writes it: the number below `maxnumber` whose SHA-256 behind
 * `salt` is `challenge`. The salt says when it was issued and until when it counts, and all is signed: nothing is kept of a
 * challenge before it is solved.
 */

const algorithm = 'SHA-256';
/** In milliseconds: how long a challenge counts. */
const counts = 60 * 60_000;
/** Numbers of a challenge, which a telephone tries in a second or two. */
const usualNumbers = 50_000;
/** From so many proven enquiries of an hour on, each doubling of them doubles the numbers, up to what an old telephone does in a minute. */
const usualProven = 100;
const mostDoublings = 5;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const signature = (key: Buffer, challenge: string): string => createHmac('sha256', key).update(challenge).digest('hex');

/** How many numbers a challenge has. `proven`: enquiries with a proof within the hour. */
function numbersFor(proven: number): number {
  const doublings = Math.max(0, Math.floor(Math.log2(Math.max(1, proven) / usualProven)));
  return usualNumbers * 2 ** Math.min(doublings, mostDoublings);
}

export function makeChallenge(key: Buffer, now: Date, proven: number): ProofChallenge {
  const maxnumber = numbersFor(proven);
  // The sign at the end keeps digits of the number from being read as a part of the salt.
  const salt = `${randomBytes(12).toString('hex')}.${maxnumber}?issued=${now.getTime()}&expires=${now.getTime() + counts}&`;
  const challenge = sha256(salt + randomInt(maxnumber));
  return { algorithm, challenge, maxnumber, salt, signature: signature(key, challenge) };
}

const payload = z.object({
  algorithm: z.literal(algorithm),
  challenge: z.string(),
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: z.string(),
});

/**
 * What a proof proves: that somebody has worked on a challenge of so many numbers, for how many milliseconds it was there, and until
 * when it counts.
 */
export type Proof = { challenge: string; numbers: number; age: number; expiresAt: Date };

/** A challenge may be so many times easier than one of now: it was given out while fewer came. Who collects easy ones has them for nothing. */
const easierAtMost = 4;

export const isHardEnough = ({ numbers }: Proof, proven: number): boolean => numbers * easierAtMost >= numbersFor(proven);

/** Null where it was not issued here, is not solved, or counts no longer. */
export function readProof(key: Buffer, text: string, now: Date): Proof | null {
  const { data } = payload.safeParse(parsedJson(Buffer.from(text, 'base64').toString()));
  if (data === undefined) return null;
  const { challenge, number, salt } = data;
  const [own, given] = [signature(key, challenge), data.signature].map((each) => Buffer.from(each));
  if (own === undefined || own.length !== given?.length || !timingSafeEqual(own, given)) return null;
  if (sha256(salt + number) !== challenge) return null;
  const [, numbers = '', issued = '', expires = ''] = /(?:\.(\d{1,9}))?\?issued=(\d{1,15})&expires=(\d{1,15})&$/.exec(salt) ?? [];
  const age = now.getTime() - Number(issued);
  if (issued === '' || now.getTime() >= Number(expires)) return null;
  // An earlier version wrote none.
  return { challenge, numbers: Number(numbers || usualNumbers), age, expiresAt: new Date(Number(expires)) };
}
