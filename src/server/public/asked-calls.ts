import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { gathered, type Reads } from '#server/database/reads.ts';

/**
 * What was read for an answer, or for a call that its page asked in process. `print`: the answer to the call in short; null where it
 * failed, or was another each time. `again` asks it as it is now; null for what cannot be asked by itself.
 */
export type Asked = { reads: Reads; print: string | null; again: (() => Promise<Asked>) | null };

type Answered = { status: number; answer: object };

const asking = new AsyncLocalStorage<Map<string, Asked>>();

/** Does `work`, and notes in `calls` which calls its pages ask, by their paths. */
export const notingCalls = <T>(calls: Map<string, Asked>, work: () => Promise<T>): Promise<T> => asking.run(calls, work);

/** Calls that are noted where somebody makes a page that is kept. */
export function noted<Made extends Answered>(api: (path: string) => Promise<Made>): (path: string) => Promise<Made> {
  async function ask(path: string): Promise<{ made: Made; asked: Asked }> {
    const { made, reads } = await gathered(() => api(path));
    return { made, asked: { reads, print: printOf(made), again: async () => (await ask(path)).asked } };
  }
  return async (path) => {
    const calls = asking.getStore();
    if (calls === undefined) return api(path);
    const { made, asked } = await ask(path);
    const before = calls.get(path);
    // A page that was given two answers to one call is made of a moment that never was.
    calls.set(path, before === undefined || before.print === asked.print ? asked : { ...asked, print: null });
    return made;
  };
}

/** Of what is kept itself, such as the menu, which stands around every page. */
const known = new WeakMap<object, string>();

function printOf({ status, answer }: Answered): string | null {
  if (status >= 500) return null;
  const { data = null, ...rest }: { data?: unknown } = answer;
  const kept = typeof data === 'object' && data !== null ? data : {};
  const print = known.get(kept) ?? createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  known.set(kept, print);
  return `${status} ${print} ${JSON.stringify(rest)}`;
}
