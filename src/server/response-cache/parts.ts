import type { TableWrite } from '#server/database/query-tables.ts';
import { isTouched } from '#server/database/reads.ts';
import type { Asked } from '#server/public/asked-calls.ts';

/** What an answer is made of: its own queries, or a call that its page asked; `since`: the change after which it was right last. */
export type Part = Asked & { since: number; isWrong: boolean; asking: Promise<boolean> | null };

/** Changes that are remembered; of what is older everything is asked anew. */
const mostChanges = 200;
/** Calls that pages share; of one that is not found among them another page has a part of its own. */
const mostShared = 2_000;
/** How often something may change while a page's parts are asked anew, before the page is made anew all the same. */
const mostTurns = 3;

/** Whether the parts of kept answers are still right after the changes that were told. */
export class Parts {
  readonly #changes: (readonly TableWrite[])[] = [];
  readonly #shared = new Map<string, Part>();
  /** The number of the last change. */
  last = 0;

  changed(writes: readonly TableWrite[]): void {
    this.last += 1;
    this.#changes.push(writes);
    if (this.#changes.length > mostChanges) this.#changes.shift();
  }

  /** The part of what was read or asked after a change; of a call all pages that were given the same answer share it. */
  of(asked: Asked, since: number, path: string | null = null): Part {
    const part: Part = { ...asked, since, isWrong: false, asking: null };
    if (path === null || asked.print === null) return part;
    const known = this.#shared.get(path);
    if (known?.isWrong === false && known.print === asked.print) {
      if (since >= known.since) Object.assign(known, { reads: asked.reads, since });
      return known;
    }
    this.#shared.delete(path);
    this.#shared.set(path, part);
    const [oldest] = this.#shared.keys();
    if (this.#shared.size > mostShared && oldest !== undefined) this.#shared.delete(oldest);
    return part;
  }

  /** Whether all are known to be right, without asking anybody. */
  areRight = (parts: readonly Part[]): boolean => parts.every((part) => this.#isRight(part));

  /** The same, where those that a change may have touched are asked anew: what is answered as before is right again. */
  async areStillRight(parts: readonly Part[]): Promise<boolean> {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const open = parts.filter((part) => !this.#isRight(part));
      if (open.length === 0) return true;
      if (open.some(({ isWrong }) => isWrong)) return false;
      const asked = await Promise.all(open.map((part) => (part.asking ??= this.#ask(part).finally(() => (part.asking = null)))));
      if (asked.includes(false)) return false;
    }
    return false;
  }

  #isRight(part: Part): boolean {
    const behind = this.last - part.since;
    if (part.isWrong || behind === 0) return !part.isWrong;
    if (behind > this.#changes.length || this.#changes.slice(-behind).some((writes) => isTouched(part.reads, writes))) {
      part.isWrong = part.again === null;
      return false;
    }
    part.since = this.last;
    return true;
  }

  /** Whether the answer is as it was; one that fails now says nothing of what it will be. */
  async #ask(part: Part): Promise<boolean> {
    const since = this.last;
    const now = await part.again?.();
    if (now === undefined || now.print === null) return false;
    part.isWrong ||= now.print !== part.print;
    if (!part.isWrong && since >= part.since) Object.assign(part, { reads: now.reads, since });
    return !part.isWrong;
  }
}
