import { expect, it } from 'vitest';
import { stepOfCode } from './second-factor.ts';

/** The secret of RFC 6238's appendix B, '12345678901234567890', in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Its vectors for SHA-1, of whose eight digits six are asked for here. */
const vectors: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

it.each(vectors)('knows the code of RFC 6238 at second %i', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  const at = (offset: number) => stepOfCode(secret, code.slice(-6), new Date((seconds + offset) * 1000));
  expect(at(0)).toBe(step);
  // One half minute early or late, and no more.
  expect([at(-30), at(30)]).toEqual([step, step]);
  expect([at(-90), at(90)]).toEqual([null, null]);
});

it('takes no other code', () => {
  const now = new Date(59_000);
  for (const code of ['287083', '', '28708', '2870820', 'abcdef']) expect(stepOfCode(secret, code, now)).toBeNull();
});
