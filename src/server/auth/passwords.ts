import { randomBytes, timingSafeEqual } from 'node:crypto';
import { HashThread } from './hash-thread.ts';

/** OWASP's minimum for Argon2id: 19 MiB, two passes. Each hash holds its own cost, so that this can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Bytes. */
const hashLength = 32;

const thread = new HashThread();

/** Whether the next password would be refused with 503: too many are being hashed. */
export const tooManyPasswords = () => thread.isFull;

/** A PHC string: '$argon2id$v=19$m=…,t=…,p=…$salt$hash'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return phcOf(salt, await derive(password, salt, cost, hashLength));
}

/** `stored` is null when there is no such administrator: false then, after the same time. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  // In place of a missing administrator's stands one that nothing fits.
  const phc = stored ?? phcOf(randomBytes(16), randomBytes(hashLength));
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) throw new Error('A stored password hash is not an Argon2id one.');
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  const expected = Buffer.from(hash, 'base64');
  const read = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), read, expected.length);
  return timingSafeEqual(actual, expected) && stored !== null;
}

export const randomPassword = () => randomBytes(15).toString('base64url');

const phcOf = (salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`;

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: typeof cost, tagLength: number) =>
  // Keyboards differ in the bytes of a Vietnamese letter until it is normalised.
  thread.hash({ message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength });
