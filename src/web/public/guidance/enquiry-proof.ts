import type { ProofChallenge } from '#shared/answers/enquiries.ts';
import { api as calls } from '#shared/paths.ts';
import { browserApiUntil } from '#web/api.ts';

/** In milliseconds. A proof that comes sooner after its challenge than somebody can type is no person's. */
const fastest = 3_200;
/** Whoever sends waits no longer for the rest of one. */
const patience = 6_000;
/** A challenge is good for an hour. */
const goodFor = 50 * 60_000;

/** Hashes that are asked for at once, between which the browser does what else is to do. */
const atOnce = 64;

/** Finds the number that a challenge asks for, and writes it as the call reads it. */
export async function solve(challenge: ProofChallenge, signal: AbortSignal): Promise<string> {
  const { algorithm, challenge: wanted, maxnumber, salt, signature } = challenge;
  const sought = Uint8Array.from(wanted.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const encoder = new TextEncoder();
  const isSought = (hash: ArrayBuffer) => new Uint8Array(hash).every((byte, place) => byte === sought[place]);
  for (let from = 0; from <= maxnumber; from += atOnce) {
    signal.throwIfAborted();
    const tried = Array.from({ length: atOnce }, (_, index) => encoder.encode(salt + (from + index)));
    const hashes = await Promise.all(tried.map((text) => crypto.subtle.digest(algorithm, text)));
    const found = hashes.findIndex(isSought);
    if (found >= 0) return btoa(JSON.stringify({ algorithm, challenge: wanted, number: from + found, salt, signature }));
  }
  throw new Error('No number fits the challenge.');
}

type Begun = { at: number; solved: Promise<string> };

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, Math.max(0, milliseconds), value));

/** The work that a browser proves to have done for an enquiry; done while somebody types, until `signal` ends it. */
export function proofWork(signal: AbortSignal) {
  let begun: Begun | null = null;

  async function work(own: Begun): Promise<string> {
    const { data } = await browserApiUntil(signal).get<ProofChallenge>(calls.enquiryProof);
    own.at = Date.now();
    return solve(data, signal);
  }

  function begin(): Begun {
    if (begun !== null && Date.now() - begun.at < goodFor) return begun;
    const own: Begun = { at: Date.now(), solved: Promise.resolve('') };
    // A page that came without https may not hash. What has no proof is read all the same.
    if (isSecureContext) own.solved = work(own).catch(() => '');
    return (begun = own);
  }

  return {
    begin,
    /** The proof, or '' where there is none by then. */
    async take(): Promise<string> {
      const own = begin();
      const proof = await Promise.race([own.solved, after(patience, '')]);
      if (proof !== '') await after(own.at + fastest - Date.now(), '');
      return proof;
    },
    /** One that was taken is not taken again. */
    forget: () => void (begun = null),
  };
}
