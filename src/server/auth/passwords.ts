import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export const minPasswordLength = 10;
export const maxPasswordLength = 1_000;

/** OWASP's minimum for Argon2id: 19 MiB, two passes. Each hash holds its own cost, so that this can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Verified in place of a missing administrator's, so that a wrong e-mail costs as much time as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** A PHC string: '$argon2id$v=19$m=…,t=…,p=…$salt$hash'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost, 32);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** `stored` is null when there is no such administrator: false then, after the same time. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const phc = stored ?? (await (dummyHash ??= hashPassword(randomBytes(16).toString('hex'))));
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) throw new Error('A stored password hash is not an Argon2id one.');
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  const expected = Buffer.from(hash, 'base64');
  const read = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), read, expected.length);
  return timingSafeEqual(actual, expected) && stored !== null;
}

export const randomPassword = () => randomBytes(15).toString('base64url');

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: typeof cost, tagLength: number) => {
  // Keyboards differ in the bytes of a Vietnamese letter until it is normalised.
  const message = password.normalize('NFC');
  return promisify(argon2)('argon2id', { message, nonce, memory, passes, parallelism, tagLength });
};
