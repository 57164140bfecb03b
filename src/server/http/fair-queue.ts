import { inOwnTurn } from '#server/threads/own-turn.ts';
import { Refusal } from './errors.ts';

type QueueLimits = {
  /** How many pieces of work are under way at most. */
  concurrency: number;
  /** How many wait at most, of all together. */
  maxWaiting: number;
  /** How long one waits at most, in milliseconds. */
  patience: number;
  /**
   * How long work holds its place among those under way, in milliseconds. What takes longer waits for something else, such
   * as a database that is silent, and must not keep others from waiting for it as well.
   */
  holds: number;
};

type Waiting = { begin: () => void; fail: (reason: unknown) => void };

/** Who waited has gone away: nobody reads an answer. */
export class Left extends Error {}

export const busyMessage = 'Máy chủ đang có quá nhiều lượt truy cập, vui lòng thử lại sau vài giây.';

const tooMany = () => new Refusal(503, busyMessage, {}, { 'Retry-After': '5' });

export type FairQueue = ReturnType<typeof fairQueue>;

/**
 * Those who wait in a network, and in the networks within it, each in a line of its own. A map keeps the order of insertion: its
 * first entry is the one whose turn it is. Only the narrowest network has `own`.
 */
type Line = { count: number; within: Map<string, Line>; own: Waiting[] };

const newLine = (): Line => ({ count: 0, within: new Map(), own: [] });

/** Takes out the first of the line whose turn it is, which stands at the end afterwards, as does each network around it. */
function takeNext(line: Line): Waiting | undefined {
  const [first] = line.within;
  line.count -= 1;
  if (first === undefined) return line.own.shift();
  const [name, inner] = first;
  const next = takeNext(inner);
  line.within.delete(name);
  if (inner.count > 0) line.within.set(name, inner);
  return next;
}

/** Takes out one who waits there; false when it does not. */
function takeOut(line: Line | undefined, [name, ...narrower]: readonly string[], one: Waiting): boolean {
  if (line === undefined) return false;
  const place = name === undefined ? line.own.indexOf(one) : -1;
  const inner = name === undefined ? undefined : line.within.get(name);
  if (place >= 0) line.own.splice(place, 1);
  else if (!takeOut(inner, narrower, one)) return false;
  line.count -= 1;
  if (name !== undefined && inner?.count === 0) line.within.delete(name);
  return true;
}

/** The longest line, of the longest network in each; null where none is longer than that of `whose`. */
function longestLine(line: Line, whose: readonly string[]): string[] | null {
  const found: string[] = [];
  let isOwn = true;
  for (let around = line; around.within.size > 0;) {
    const own: string | undefined = isOwn ? whose[found.length] : undefined;
    const ownLine: Line | undefined = own === undefined ? undefined : around.within.get(own);
    const ownCount = ownLine?.count ?? 0;
    let [name, longest]: [string | undefined, Line | undefined] = [own, ownLine];
    for (const [other, inner] of around.within)
      if (inner.count > ownCount && inner.count >= (longest?.count ?? 0)) [name, longest] = [other, inner];
    if (name === undefined || longest === undefined) break;
    isOwn &&= name === own;
    found.push(name);
    around = longest;
  }
  return isOwn ? null : found;
}

/**
 * Work that is done a few pieces at a time. Each network that wants it has a line of its own, and the lines take turns, so that
 * nobody waits behind the many requests of another; networks within a wider one share its turns. When no more may wait, the last
 * of the longest line is refused with 503. One piece begins in each turn of the event loop: what is answered from memory is sent
 * in between.
 */
export function fairQueue({ concurrency, maxWaiting, patience, holds }: QueueLimits) {
  const lines = newLine();
  let running = 0;
  let isBeginning = false;

  function beginNext(): void {
    if (isBeginning || lines.count === 0 || running >= concurrency) return;
    isBeginning = true;
    inOwnTurn(() => {
      isBeginning = false;
      if (lines.count === 0) return;
      running += 1;
      takeNext(lines)?.begin();
      beginNext();
    });
  }

  /** Makes room for one of `whose`, in whose stead the last of a longer line goes; false when there is none. */
  function makeRoom(whose: readonly string[]): boolean {
    if (lines.count < maxWaiting) return true;
    const longest = longestLine(lines, whose);
    const last = longest?.reduce((line: Line | undefined, name) => line?.within.get(name), lines)?.own.at(-1);
    if (longest === null || last === undefined) return false;
    takeOut(lines, longest, last);
    last.fail(tooMany());
    return true;
  }

  return {
    /**
     * Does the work when it is its turn. `whose`: the networks that it comes from, the widest first. `left` ends the waiting of
     * who has gone away, with `Left`.
     */
    async run<T>(whose: readonly string[], work: () => Promise<T>, left?: AbortSignal): Promise<T> {
      if (left?.aborted) throw new Left();
      if (!makeRoom(whose)) throw tooMany();
      let stopWaiting = () => {};
      const turn = new Promise<void>((begin, fail) => {
        const one = { begin, fail };
        const stood = [lines];
        for (const name of whose) {
          const around = stood.at(-1)?.within;
          const line = around?.get(name) ?? newLine();
          around?.set(name, line);
          stood.push(line);
        }
        for (const line of stood) line.count += 1;
        stood.at(-1)?.own.push(one);
        const leave = () => (takeOut(lines, whose, one), fail(new Left()));
        const timer = setTimeout(() => (takeOut(lines, whose, one), fail(tooMany())), patience);
        left?.addEventListener('abort', leave, { once: true });
        stopWaiting = () => (clearTimeout(timer), left?.removeEventListener('abort', leave));
      });
      beginNext();
      await turn.finally(stopWaiting);
      let holdsPlace = true;
      const givePlace = () => {
        if (!holdsPlace) return;
        holdsPlace = false;
        running -= 1;
        beginNext();
      };
      const timer = setTimeout(givePlace, holds);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        givePlace();
      }
    },
    get waiting() {
      return lines.count;
    },
    get running() {
      return running;
    },
  };
}
