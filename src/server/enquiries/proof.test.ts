import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { solved } from '../../../tests/support/enquiries.ts';
import { makeChallenge, readProof } from './proof.ts';

const key = Buffer.alloc(32, 'k');
const now = new Date('2026-08-21T09:00:00+07:00');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const hour = 3_600_000;
const sent = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const read = (text: string): Record<string, unknown> => JSON.parse(Buffer.from(text, 'base64').toString()) as never;

describe('a proof of work', () => {
  const challenge = makeChallenge(key, now, 0);
  const proof = solved(challenge);

  it('counts for an hour, and says how long it took', () => {
    expect(readProof(key, proof, later(5_000))).toEqual({
      challenge: challenge.challenge,
      numbers: 50_000,
      age: 5_000,
      expiresAt: later(hour),
    });
    expect(readProof(key, proof, later(hour - 1))?.age).toBe(hour - 1);
    expect(readProof(key, proof, later(hour))).toBeNull();
  });

  it('is another each time', () => {
    const again = makeChallenge(key, now, 0);
    expect([again.challenge, again.salt]).not.toContain(challenge.challenge);
    expect(again.salt).not.toBe(challenge.salt);
  });

  const parts = read(proof);
  const salt = String(parts['salt']);
  const forged = (salty: string, number: number) => {
    const made = createHash('sha256').update(`${salty}${number}`).digest('hex');
    return { ...parts, salt: salty, number, challenge: made };
  };
  it.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', 'xxxx'],
    ['null', sent(null)],
    ['a list', sent([parts])],
    ['another number', sent({ ...parts, number: Number(parts['number']) + 1 })],
    ['a number as text', sent({ ...parts, number: String(parts['number']) })],
    ['no signature', sent({ ...parts, signature: '' })],
    ['another algorithm', sent({ ...parts, algorithm: 'SHA-1' })],
    ['a challenge of its own under the old signature', sent(forged(salt.replace(/expires=\d+/, 'expires=9999999999999'), 7))],
    [
      'a challenge signed by another key',
      sent({
        ...forged(salt, 7),
        signature: createHmac('sha256', 'x')
          .update(String(forged(salt, 7).challenge))
          .digest('hex'),
      }),
    ],
    // The same text is hashed, and would count for longer.
    [
      'digits of the number moved into the moment',
      sent({ ...parts, salt: `${salt}${String(parts['number'])[0]}`, number: Number(String(parts['number']).slice(1)) }),
    ],
    ['a salt without its end', sent({ ...parts, salt: salt.slice(0, -1) })],
  ])('does not count as %s', (_what, text) => {
    expect(readProof(key, text, later(5_000))).toBeNull();
  });

  it.each([
    [0, 50_000],
    [100, 50_000],
    [199, 50_000],
    [200, 100_000],
    [400, 200_000],
    [3_200, 1_600_000],
    [1_000_000, 1_600_000],
  ])('after %i of an hour tries up to %i numbers', (proven, numbers) => {
    expect(makeChallenge(key, now, proven).maxnumber).toBe(numbers);
  });
});
