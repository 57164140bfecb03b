import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { z } from 'zod';
import { type TableWrite, writesOf } from './query-tables.ts';

/** Changes of one transaction that are told one by one; of more nobody is told what they touched. */
const most = 40;

/**
 * What a transaction has changed, from its own queries, so that nothing that it changes can be forgotten. The journal holds it as
 * a text, by which every process knows what a change may have touched.
 */
export class Touched {
  readonly #writes = new Set<string | null>();
  /** The row of the journal that holds the text, and the text. */
  told: { seq: number; text: string | null } | null = null;

  add({ sql, parameters }: CompiledQuery): void {
    if (this.#writes.size > most) return;
    for (const write of writesOf(sql, parameters) ?? [null]) this.#writes.add(write && JSON.stringify(write));
  }

  /** Null where nobody can tell from it what was touched. */
  get text(): string | null {
    return this.#writes.has(null) || this.#writes.size > most ? null : `[${[...this.#writes].join()}]`;
  }
}

const transactions = new AsyncLocalStorage<Touched>();

/** What the transaction that is open has changed so far; undefined outside of one that content is written in. */
export const touching = (): Touched | undefined => transactions.getStore();

export const whileTouching = <T>(touched: Touched, work: () => Promise<T>): Promise<T> => transactions.run(touched, work);

const shape = z.array(z.object({ table: z.string(), columns: z.array(z.string()).nullable(), ids: z.array(z.int()).nullable() }));

/** What a row of the journal says was touched; null where it does not say. */
export function readTouched(text: string | null): readonly TableWrite[] | null {
  try {
    return text === null ? null : shape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
