import { countWaits } from '#server/database/waited-time.ts';
import type { ContentState } from './content-state.ts';
import { type KeptAnswer, keptAnswer } from './kept-answer.ts';
import { LruCache } from './lru-cache.ts';
import { logError } from '#server/observability/log.ts';

type Parts = {
  /** Asks the app for the address of a key. */
  ask: (key: string) => Promise<Response>;
  /** Whether the answer under a key may be kept, if it says itself that it may; all unless told. */
  isKept?: (key: string) => boolean;
  /** Reads what the answers depend on. */
  readState: () => Promise<ContentState>;
  clock: () => Date;
  /** All answers together: bodies in every encoding, headers, addresses, and what it takes to keep them. */
  maxBytes: number;
  /** How many answers are kept at most. */
  maxAnswers?: number;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Answers with parameters in their addresses take this part of the memory: who counts through them drives out no page. */
const shareWithParameters = 1 / 4;

/** What an answer takes in memory beside its encodings and its address, in bytes. */
const overhead = 1_024;

/** In milliseconds: how often changes of other instances are looked for. They show after twice as long at the latest. */
const checkEvery = 220;
/** In milliseconds: how long an answer waits for a check, and how long a check may take. */
const checkWithin = 150;
const checkAtMost = 3_000;

/**
 * Answers to visitors by address. All of them are dropped when content that visitors see changes, whichever instance
 * changed it, and when a scheduled article is published; the least recently used are dropped when room
 * is short. While the database cannot be reached, kept answers are still given, as old as they are, until a record in one of
 * them may have to be hidden: the first one waits `checkWithin`, others not at all. All are right again `checkAtMost` and a second after the database answers.
 */
export function createResponseCache({ ask, isKept = () => true, readState, clock, maxBytes, maxAnswers = 10_000 }: Parts) {
  const plain = new LruCache<KeptAnswer>(maxBytes * (1 - shareWithParameters), maxAnswers * (1 - shareWithParameters));
  const withParameters = new LruCache<KeptAnswer>(maxBytes * shareWithParameters, maxAnswers * shareWithParameters);
  const entriesFor = (key: string) => (key.includes('?') ? withParameters : plain);
  let pending = new Map<string, Promise<KeptAnswer>>();
  /** Raised with each drop: an answer that was asked for before is not kept after it. */
  let generation = 0;
  let seq: number | null = null;
  let nextDue = -Infinity;
  let nextHide = Infinity;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;
  const lookups = { hit: 0, miss: 0 };
  /** When the check under way began, or the last one that failed; null while checks succeed. */
  let silentSince: number | null = null;

  function forget(): void {
    plain.clear();
    withParameters.clear();
    pending = new Map();
    generation += 1;
  }

  async function check(): Promise<void> {
    const began = performance.now();
    const wasDue = isDue();
    silentSince ??= began;
    try {
      // Of the request that happens to be the first, this is no part.
      const state = await countWaits(readState, checkAtMost);
      if (seq !== state.seq || wasDue) forget();
      seq = state.seq;
      nextDue = state.nextDue;
      nextHide = state.nextHide;
      silentSince = null;
    } catch (error) {
      // No reason to fail here: a request that needs the database fails by itself, one that is kept does not.
      logError('The state of the content cannot be read', error);
    }
    checkedAt = began;
  }

  const checkOnce = () => (checking ??= check().finally(() => (checking = null)));

  /** Waits for a check, and not for a database that is silent. */
  async function checkInTime(): Promise<void> {
    const checked = checkOnce();
    const left = checkWithin - (performance.now() - (silentSince ?? performance.now()));
    if (left <= 0) return;
    let timer: NodeJS.Timeout | undefined;
    // Timers come before what has arrived meanwhile: after a moment without a free processor it is read first.
    const late = new Promise<void>((resolve) => (timer = setTimeout(() => setImmediate(resolve), left)));
    await Promise.race([checked, late]).finally(() => clearTimeout(timer));
  }

  const age = () => performance.now() - checkedAt;
  const isDue = () => clock().getTime() >= nextDue;

  async function fetchAnswer(key: string): Promise<KeptAnswer> {
    const startedIn = generation;
    const entries = entriesFor(key);
    const entry: KeptAnswer = await keptAnswer(await ask(key), isKept(key), (by) => entries.grow(key, entry, by));
    if (startedIn === generation && entry.mayBeKept && entry.length < maxBytes / 8 && !isDue()) {
      entries.set(key, entry, overhead + key.length);
    }
    return entry;
  }

  return {
    /** A kept answer that is still right; null when `checked` has to be called. */
    kept(key: string): KeptAnswer | null {
      const entry = entriesFor(key).get(key);
      if (entry === undefined) return null;
      const since = age();
      if (since > 2 * checkEvery || isDue()) return null;
      if (since > checkEvery) void checkOnce();
      lookups.hit += 1;
      return entry;
    },
    /** A kept answer after a check, or as it is while the database is silent; null when the app has to be asked. */
    async checked(key: string): Promise<KeptAnswer | null> {
      if (isDue() || age() > 2 * checkEvery) await checkInTime();
      // A check that began before the moment did not see what is due now. What somebody wanted gone by now is not shown because
      // the database is silent.
      if (isDue() && (silentSince === null || clock().getTime() >= nextHide)) forget();
      const entry = entriesFor(key).get(key) ?? null;
      if (entry !== null) lookups.hit += 1;
      return entry;
    },
    /** The answer of the app, kept if it may be; several calls at once for one key ask the app once. */
    async answer(key: string): Promise<KeptAnswer> {
      const entry = await this.checked(key);
      if (entry !== null) return entry;
      const underWay = pending.get(key);
      if (underWay !== undefined) return underWay;
      lookups.miss += 1;
      const own = pending;
      const started = fetchAnswer(key).finally(() => own.delete(key));
      own.set(key, started);
      return started;
    },
    /** Drops everything and reads the new state of the content. Call it after a change and before the answer to it. */
    async contentChanged(): Promise<void> {
      forget();
      // A check that began before the change may have read the state before it.
      if (checking !== null) await checkInTime();
      await checkInTime();
    },
    /** How many answers were given from memory, and how many had to be made. */
    lookups,
    /** How many answers are kept, and the bytes they are counted with. */
    get size() {
      return plain.size + withParameters.size;
    },
    get bytes() {
      return plain.bytes + withParameters.bytes;
    },
  };
}
