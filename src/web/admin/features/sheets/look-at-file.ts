import type { SheetColumn } from '#shared/answers/sheets.ts';
import { ApiError } from '../../session/client.ts';
import { carriedOver, isSameMapping, type Mapping } from './mapping.ts';

type WithColumns = { plan: { columns: readonly SheetColumn[] } };

type How = {
  /** What the editor has just said of the columns of this very file. */
  said: Mapping | null;
  /** The file before this one on the same screen. */
  before: { columns: readonly SheetColumn[]; mapping: Mapping } | null;
  /** What was said in this browser of a file with these headings. */
  recall: (columns: readonly SheetColumn[]) => Mapping | null;
};

const none: Mapping = {};
const isNone = (mapping: Mapping) => Object.keys(mapping).length === 0;
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 422;

/**
 * Has a file looked at with what is known of its columns. Its headings are in the answer only, so it is sent as the file before
 * it was understood, and once more where that was not meant for these headings.
 */
export async function lookAtFile<Looked extends WithColumns>(
  send: (mapping: Mapping) => Promise<Looked>,
  { said, before, recall }: How,
): Promise<{ looked: Looked; mapping: Mapping }> {
  const alone = async () => ({ looked: await send(none), mapping: none });
  if (said !== null) return { looked: await send(said), mapping: said };
  const guess = before?.mapping ?? none;
  let first;
  try {
    first = { looked: await send(guess), mapping: guess };
  } catch (error) {
    if (isNone(guess) || !isRefused(error)) throw error;
    first = await alone();
  }
  const { columns } = first.looked.plan;
  const wanted = recall(columns) ?? (before === null ? none : carriedOver(before.columns, before.mapping, columns));
  if (isSameMapping(wanted, first.mapping)) return first;
  try {
    return { looked: await send(wanted), mapping: wanted };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return isNone(first.mapping) ? first : alone();
  }
}
