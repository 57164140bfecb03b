import type { OlderMeta } from '#shared/answers/journal.ts';
import type { Success } from '#shared/answers/wire.ts';

/** Rows that fill a window; fewer are asked for more. */
const enough = 20;
/** Calls in a row at most, until the reader asks again. */
const calls = 5;

export type Read<Row> = { rows: Row[]; next: number | null };

/**
 * Reads from before the row `before` on. A call of the journal looks through so many rows and may find few of those that
 * were asked for: then the next one goes on where it stopped.
 */
export async function readOn<Row>(
  call: (before: number | null) => Promise<Success<Row[], OlderMeta>>,
  before: number | null,
): Promise<Read<Row>> {
  const rows: Row[] = [];
  let next = before;
  for (let count = 0; count < calls; count += 1) {
    const { data, meta } = await call(next);
    rows.push(...data);
    next = meta?.next ?? null;
    if (next === null || rows.length >= enough) break;
  }
  return { rows, next };
}
