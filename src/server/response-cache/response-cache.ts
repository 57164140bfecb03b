import { gathered } from '#server/database/reads.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { logError } from '#server/observability/log.ts';
import { type Asked, notingCalls } from '#server/public/asked-calls.ts';
import type { ContentState } from './content-state.ts';
import { type KeptAnswer, keptAnswer } from './kept-answer.ts';
import { LruCache } from './lru-cache.ts';
import { type Part, Parts } from './parts.ts';
import { warmUp } from './warm-up.ts';

type Given = {
  /** Asks the app for the address of a key. */
  ask: (key: string) => Promise<Response>;
  /** Whether the answer under a key may be kept, if it says itself that it may; all unless told. */
  isKept?: (key: string) => boolean;
  /** Reads what the answers depend on, and what has changed since it was read before. */
  readState: (before: ContentState | null) => Promise<ContentState>;
  clock: () => Date;
  /** All answers together: bodies in every encoding, headers, addresses, and what it takes to keep them. */
  maxBytes: number;
  /** How many answers are kept at most. */
  maxAnswers?: number;
  /** Ends when nothing is to be made anew any more that nobody waits for. */
  closing?: AbortSignal | undefined;
};

/** `seen`: the change after which all of its parts were right last. */
type Entry = { answer: KeptAnswer; parts: readonly Part[]; seen: number };

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Answers with parameters in their addresses take this part of the memory: who counts through them drives out no page. */
const shareWithParameters = 1 / 4;

/** What an answer takes in memory beside its encodings and its address, what it was read from among it, in bytes. */
const overhead = 3_072;

/** In milliseconds: how often changes of other instances are looked for. They show after twice as long at the latest. */
const checkEvery = 220;
/** In milliseconds: how long an answer waits for a check, and how long a check may take. */
const checkWithin = 150;
const checkAtMost = 3_000;
/** In milliseconds: what changed in a longer time than this may have left the journal again. */
const toldWithin = 3_600_000;

/**
 * Answers to visitors by address. When content that visitors see changes, whichever instance changed it, those that were read
 * from it are made anew once they are asked for; a page only if one of the calls that it asked is answered otherwise now. All are
 * dropped when a scheduled article is published, the day turns, or nobody can tell what changed; the least recently used are
 * dropped when room is short. While the database cannot be reached, kept answers are still given, as old as they are, until a
 * record in one of them may have to be hidden: the first one waits `checkWithin`, others not at all. All are right again
 * `checkAtMost` and a second after the database answers.
 */
export function createResponseCache(given: Given) {
  const { ask, isKept = () => true, readState, clock, maxBytes, maxAnswers = 10_000 } = given;
  const plain = new LruCache<Entry>(maxBytes * (1 - shareWithParameters), maxAnswers * (1 - shareWithParameters));
  const withParameters = new LruCache<Entry>(maxBytes * shareWithParameters, maxAnswers * shareWithParameters);
  const entriesFor = (key: string) => (key.includes('?') ? withParameters : plain);
  const parts = new Parts();
  /** Answers that are being made, and the last change that was known when each was begun. */
  const pending = new Map<string, { since: number; answer: Promise<KeptAnswer> }>();
  /** Raised with each drop: an answer that was asked for before is not kept after it. */
  let generation = 0;
  let state: ContentState | null = null;
  let nextDue = -Infinity;
  let nextHide = Infinity;
  let checkedAt = -Infinity;
  let toldAt = -Infinity;
  /** How many checks were begun, and which of them was the last that succeeded. */
  let begun = 0;
  let succeeded = 0;
  let checking: Promise<void> | null = null;
  const lookups = { hit: 0, miss: 0 };
  /** When the check under way began, or the last one that failed; null while checks succeed. */
  let silentSince: number | null = null;

  const warm = warmUp({
    pending,
    closing: given.closing,
    isRight: (key) => entriesFor(key).peek(key) !== undefined && entryOf(key) !== null,
    make,
  });

  function forget(): void {
    warm(plain);
    plain.clear();
    withParameters.clear();
    pending.clear();
    generation += 1;
  }

  /** What changed, as the journal tells it; all is dropped where it does not. */
  function follow(now: ContentState, began: number): void {
    const isSame = state !== null && now.seq === state.seq && now.database === state.database;
    const isTold = now.changes !== null && began - toldAt < toldWithin;
    if (!isSame && !isTold) forget();
    else if (now.changes !== null && now.changes.length > 0) {
      for (const writes of now.changes) parts.changed(writes);
      warm(plain);
    }
    state = now;
    toldAt = began;
  }

  async function check(): Promise<void> {
    const began = performance.now();
    const number = (begun += 1);
    const wasDue = isDue();
    silentSince ??= began;
    try {
      // Of the request that happens to be the first, this is no part.
      const now = await countWaits(() => readState(state), checkAtMost);
      if (wasDue) forget();
      follow(now, began);
      nextDue = now.nextDue;
      nextHide = now.nextHide;
      silentSince = null;
      succeeded = number;
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

  /** The kept answer to a key, if all that it is made of is known to be right. */
  function entryOf(key: string, entries = entriesFor(key)): Entry | null {
    const entry = entries.peek(key);
    if (entry === undefined || (entry.seen !== parts.last && !parts.areRight(entry.parts))) return null;
    entry.seen = parts.last;
    return entry;
  }

  async function fetchAnswer(key: string): Promise<KeptAnswer> {
    if (!isKept(key)) return keptAnswer(await ask(key), false, () => {});
    const [startedIn, since] = [generation, parts.last];
    const entries = entriesFor(key);
    const calls = new Map<string, Asked>();
    const { made, reads } = await gathered(() =>
      notingCalls(calls, async () => {
        const answer: KeptAnswer = await keptAnswer(await ask(key), true, (by) => {
          const now = entries.peek(key);
          if (now?.answer === answer) entries.grow(key, now, by);
        });
        return answer;
      }),
    );
    if (startedIn !== generation || !made.mayBeKept || made.length >= maxBytes / 8 || isDue()) return made;
    const ofCalls = [...calls].map(([path, call]) => parts.of(call, since, path));
    const own = parts.of({ reads, print: null, again: null }, since);
    const entry: Entry = { answer: made, parts: [own, ...ofCalls], seen: since };
    const before = entries.peek(key);
    // In the encodings that it has.
    if (before?.answer.print === made.print) return Object.assign(before, { ...entry, answer: before.answer }).answer;
    entries.set(key, entry, overhead + key.length);
    return made;
  }

  /** A kept answer whose parts are answered as before, or the answer of the app. */
  async function refreshed(key: string): Promise<KeptAnswer> {
    const startedIn = generation;
    const entry = entriesFor(key).peek(key);
    const isRight = entry !== undefined && (await countWaits(() => parts.areStillRight(entry.parts)));
    return isRight && startedIn === generation && !isDue() ? entry.answer : fetchAnswer(key);
  }

  function make(key: string): Promise<KeptAnswer> {
    const underWay = pending.get(key);
    // One that was begun before a change may not show it.
    if (underWay?.since === parts.last) return underWay.answer;
    lookups.miss += 1;
    const own = { since: parts.last, answer: refreshed(key).finally(() => pending.get(key) === own && pending.delete(key)) };
    pending.set(key, own);
    return own.answer;
  }

  return {
    /** A kept answer that is still right; null when `checked` has to be called. */
    kept(key: string): KeptAnswer | null {
      const entry = entriesFor(key).get(key);
      if (entry === undefined) return null;
      const since = age();
      if (since > 2 * checkEvery || isDue()) return null;
      if (entry.seen !== parts.last && entryOf(key) === null) return null;
      if (since > checkEvery) void checkOnce();
      lookups.hit += 1;
      return entry.answer;
    },
    /** A kept answer after a check, or as it is while the database is silent; null when the app has to be asked. */
    async checked(key: string): Promise<KeptAnswer | null> {
      if (isDue() || age() > 2 * checkEvery) await checkInTime();
      // A check that began before the moment did not see what is due now. What somebody wanted gone by now is not shown because
      // the database is silent.
      if (isDue() && (silentSince === null || clock().getTime() >= nextHide)) forget();
      const entry = entryOf(key);
      if (entry === null) return null;
      lookups.hit += 1;
      return entry.answer;
    },
    /** The answer of the app, kept if it may be; several calls at once for one key ask the app once. */
    async answer(key: string): Promise<KeptAnswer> {
      const entry = await this.checked(key);
      if (entry !== null) return entry;
      return make(key);
    },
    /**
     * Reads what has changed, and drops everything where that is not done in time. Call it after a change and before the answer
     * to it.
     */
    async contentChanged(): Promise<void> {
      // A check that began before the change may have read the state before it.
      const needed = begun + 1;
      if (checking !== null) await checkInTime();
      if (succeeded < needed) await checkInTime();
      if (succeeded < needed) forget();
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
