import { expect, it } from 'vitest';
import { solve } from './enquiry-proof.ts';

const salt = 'muoi?issued=1&';

async function challengeOf(number: number, maxnumber: number) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + number)));
  const challenge = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: 'chu-ky' };
}
const never = new AbortController().signal;

it.each([0, 63, 64, 700])('the number %i is found, and written as the call reads it', async (number) => {
  const challenge = await challengeOf(number, 1_000);
  const { maxnumber: _, ...signed } = challenge;
  expect(JSON.parse(atob(await solve(challenge, never)))).toEqual({ ...signed, number });
});

it('a challenge without a number, and one that nobody waits for, end', async () => {
  await expect(solve(await challengeOf(5_000, 1_000), never)).rejects.toThrow('No number fits');
  const left = new AbortController();
  const solving = solve(await challengeOf(1_000_000, 1_000_000), left.signal);
  left.abort();
  await expect(solving).rejects.toThrow('abort');
});
