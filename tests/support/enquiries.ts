import { createHash } from 'node:crypto';
import type { ProofChallenge } from '#shared/answers/enquiries.ts';
import type { EnquiryForm } from '#shared/calls/enquiries.ts';

/** What a family sends, with another question each time. */
export const enquiryOf = (given: Partial<Record<keyof EnquiryForm, unknown>> = {}): Record<string, unknown> => ({
  name: 'Lê Minh Khôi',
  contact: '0901 234 567',
  who: 'hoc-sinh',
  question: `Em muốn hỏi về ngành thiết kế, ${lettersOf((made += 1))} ạ.`,
  about: 'Thiết kế đồ họa',
  page: '/nganh/thiet-ke-do-hoa',
  consent: true,
  ...given,
});

let made = 0;

/** A number in letters: digits make no text unlike another. */
const lettersOf = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)));

/** What a browser sends once it has solved a challenge. */
export function solved({ algorithm, challenge, maxnumber, salt, signature }: ProofChallenge): string {
  for (let number = 0; number < maxnumber; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  throw new Error('No number solves the challenge.');
}
