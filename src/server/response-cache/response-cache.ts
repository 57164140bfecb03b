import { Bounded } from './bounded.ts';
import type { ContentState } from './content-state.ts';
import { KeptAnswer } from './kept-answer.ts';

type Parts = {
  /** Asks the app for the address of a key. */
  ask: (key: string) => Promise<Response>;
  /** Reads what the answers depend on. */
  readState: () => Promise<ContentState>;
  clock: () => Date;
  /** All bodies together, in every encoding. */
  maxBytes: number;
};

export type ResponseCache = {
  /** A kept answer that is still right, at once; null when it has to be asked for. */
  kept: (key: string) => KeptAnswer | null;
  /** The answer of the app, kept if it may be; however many ask at once, the app is asked once. */
  answer: (key: string) => Promise<KeptAnswer>;
  /** Forgets everything and learns the new state of the content: after a change, before it is answered. */
  contentChanged: () => Promise<void>;
  /** How many answers are kept, and their bytes. */
  readonly size: number;
  readonly bytes: number;
};

/** What another instance wrote is looked for this often, and shown after twice as long at the latest, in milliseconds. */
const checkEvery = 450;

/**
 * Answers to visitors by address. They are dropped as a whole when content changes, whichever instance
 * changed it, and when a scheduled article comes due; the least recently used go when room is short.
 * While the database cannot be reached, what is kept is given.
 */
export function createResponseCache({ ask, readState, clock, maxBytes }: Parts): ResponseCache {
  const entries = new Bounded<KeptAnswer>(maxBytes);
  let flights = new Map<string, Promise<KeptAnswer>>();
  /** Told apart by identity: an answer belongs to the time in which it was asked for. */
  let era = {};
  let changes: number | null = null;
  let nextDue = -Infinity;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;

  function forget(): void {
    entries.clear();
    flights = new Map();
    era = {};
  }

  async function check(): Promise<void> {
    const began = performance.now();
    try {
      const state = await readState();
      if (changes !== state.changes) forget();
      changes = state.changes;
      nextDue = state.nextDue;
    } catch (error) {
      // What the visitor asks for will say so, if it is not kept.
      console.error('The state of the content cannot be read:', error);
    }
    checkedAt = began;
  }

  const checkOnce = () => (checking ??= check().finally(() => (checking = null)));

  const age = () => performance.now() - checkedAt;
  const isDue = () => clock().getTime() >= nextDue;

  async function fetchAnswer(key: string): Promise<KeptAnswer> {
    const asked = era;
    const entry: KeptAnswer = await KeptAnswer.of(await ask(key), (by) => entries.grow(key, entry, by));
    if (asked === era && entry.mayBeKept && entry.bytes < maxBytes / 8 && !isDue()) {
      entries.set(key, entry, entry.bytes);
    }
    return entry;
  }

  return {
    kept(key) {
      if (!entries.has(key)) return null;
      const since = age();
      if (since > 2 * checkEvery || isDue()) return null;
      if (since > checkEvery) void checkOnce();
      return entries.get(key) ?? null;
    },
    async answer(key) {
      if (isDue()) {
        forget();
        checkedAt = -Infinity;
      }
      if (age() > 2 * checkEvery) await checkOnce();
      const entry = entries.get(key);
      if (entry !== undefined) return entry;
      const flight = flights.get(key);
      if (flight !== undefined) return flight;
      const own = flights;
      const started = fetchAnswer(key).finally(() => own.delete(key));
      own.set(key, started);
      return started;
    },
    async contentChanged() {
      forget();
      // A check that began before the change may have read the state before it.
      await checking;
      await checkOnce();
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.bytes;
    },
  };
}
