import type { ContentState } from './content-state.ts';
import { type KeptAnswer, keptAnswer } from './kept-answer.ts';
import { LruCache } from './lru-cache.ts';
import { logError } from '#server/observability/log.ts';

type Parts = {
  /** Asks the app for the address of a key. */
  ask: (key: string) => Promise<Response>;
  /** Reads what the answers depend on. */
  readState: () => Promise<ContentState>;
  clock: () => Date;
  /** All bodies together, in every encoding. */
  maxBytes: number;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** In milliseconds: how often changes of other instances are looked for. They show after twice as long at the latest. */
const checkEvery = 450;

/**
 * Answers to visitors by address. All of them are dropped when content changes, whichever instance
 * changed it, and when a scheduled article is published; the least recently used are dropped when room
 * is short. While the database cannot be reached, kept answers are still given.
 */
export function createResponseCache({ ask, readState, clock, maxBytes }: Parts) {
  const entries = new LruCache<KeptAnswer>(maxBytes);
  let pending = new Map<string, Promise<KeptAnswer>>();
  /** Raised with each drop: an answer that was asked for before is not kept after it. */
  let generation = 0;
  let seq: number | null = null;
  let nextDue = -Infinity;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;

  function forget(): void {
    entries.clear();
    pending = new Map();
    generation += 1;
  }

  async function check(): Promise<void> {
    const began = performance.now();
    try {
      const state = await readState();
      if (seq !== state.seq) forget();
      seq = state.seq;
      nextDue = state.nextDue;
    } catch (error) {
      // No reason to fail here: a request that needs the database fails by itself, one that is kept does not.
      logError('The state of the content cannot be read', error);
    }
    checkedAt = began;
  }

  const checkOnce = () => (checking ??= check().finally(() => (checking = null)));

  const age = () => performance.now() - checkedAt;
  const isDue = () => clock().getTime() >= nextDue;

  async function fetchAnswer(key: string): Promise<KeptAnswer> {
    const startedIn = generation;
    const entry: KeptAnswer = await keptAnswer(await ask(key), (by) => entries.grow(key, entry, by));
    if (startedIn === generation && entry.mayBeKept && entry.bytes < maxBytes / 8 && !isDue()) {
      entries.set(key, entry, entry.bytes);
    }
    return entry;
  }

  return {
    /** A kept answer that is still right; null when `answer` has to be called. */
    kept(key: string): KeptAnswer | null {
      if (!entries.has(key)) return null;
      const since = age();
      if (since > 2 * checkEvery || isDue()) return null;
      if (since > checkEvery) void checkOnce();
      return entries.get(key) ?? null;
    },
    /** The answer of the app, kept if it may be; several calls at once for one key ask the app once. */
    async answer(key: string): Promise<KeptAnswer> {
      if (isDue()) {
        forget();
        checkedAt = -Infinity;
      }
      if (age() > 2 * checkEvery) await checkOnce();
      const entry = entries.get(key);
      if (entry !== undefined) return entry;
      const underWay = pending.get(key);
      if (underWay !== undefined) return underWay;
      const own = pending;
      const started = fetchAnswer(key).finally(() => own.delete(key));
      own.set(key, started);
      return started;
    },
    /** Drops everything and reads the new state of the content. Call it after a change and before the answer to it. */
    async contentChanged(): Promise<void> {
      forget();
      // A check that began before the change may have read the state before it.
      await checking;
      await checkOnce();
    },
    /** How many answers are kept, and their bytes. */
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.bytes;
    },
  };
}
