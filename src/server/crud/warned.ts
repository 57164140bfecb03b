import type { Warnings } from '#shared/answers/wire.ts';

/** What is worth a look in records that were written, by their id; 0 for one that was new. */
export type Warned = Map<number, Warnings>;

/** `warnings` of an answer: each by its field, or as `named` calls it. Absent where there are none. */
export function warningsIn(warned: Warned, named = (field: string, _id: number) => field): { warnings?: Warnings } {
  const entries = [...warned].flatMap(([id, found]) =>
    Object.entries(found).map(([field, said]) => [named(field, id), said] as const),
  );
  return entries.length === 0 ? {} : { warnings: Object.fromEntries(entries) };
}
