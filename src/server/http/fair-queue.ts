import { inOwnTurn } from '#server/threads/own-turn.ts';
import { Refusal } from './errors.ts';

type Parts = {
  /** How many pieces of work are under way at most. */
  atOnce: number;
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
 * Work that is done a few pieces at a time. Each of those who want it has a line of their own, and the lines take turns, so
 * that nobody waits behind the many requests of another. When no more may wait, the last of the longest line is refused
 * with 503. One piece begins in each turn of the event loop: what is answered from memory is sent in between.
 */
export function fairQueue({ atOnce, maxWaiting, patience, holds }: Parts) {
  /** A map keeps the order of insertion: its first line is the one whose turn it is. */
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let running = 0;
  let isBeginning = false;

  function beginNext(): void {
    if (isBeginning || waiting === 0 || running >= atOnce) return;
    isBeginning = true;
    inOwnTurn(() => {
      isBeginning = false;
      const [first] = lines;
      if (first === undefined) return;
      const [whose, line] = first;
      const next = line.shift();
      lines.delete(whose);
      if (line.length > 0) lines.set(whose, line);
      waiting -= 1;
      running += 1;
      next?.begin();
      beginNext();
    });
  }

  function remove(whose: string, one: Waiting): void {
    const line = lines.get(whose);
    const place = line?.indexOf(one) ?? -1;
    if (line === undefined || place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) lines.delete(whose);
    waiting -= 1;
  }

  /** Makes room for one of `whose`, in whose stead the last of a longer line goes; false when there is none. */
  function makeRoom(whose: string): boolean {
    if (waiting < maxWaiting) return true;
    let longest: [string, Waiting[]] = [whose, lines.get(whose) ?? []];
    for (const line of lines) if (line[1].length > longest[1].length) longest = line;
    const last = longest[1].at(-1);
    if (longest[0] === whose || last === undefined) return false;
    remove(longest[0], last);
    last.fail(tooMany());
    return true;
  }

  return {
    /** Does the work when it is its turn. `left` ends the waiting of who has gone away, with `Left`. */
    async run<T>(whose: string, work: () => Promise<T>, left?: AbortSignal): Promise<T> {
      if (left?.aborted) throw new Left();
      if (!makeRoom(whose)) throw tooMany();
      let stopWaiting = () => {};
      const turn = new Promise<void>((begin, fail) => {
        const one = { begin, fail };
        const line = lines.get(whose);
        if (line === undefined) lines.set(whose, [one]);
        else line.push(one);
        waiting += 1;
        const leave = () => (remove(whose, one), fail(new Left()));
        const timer = setTimeout(() => (remove(whose, one), fail(tooMany())), patience);
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
      return waiting;
    },
    get running() {
      return running;
    },
  };
}
