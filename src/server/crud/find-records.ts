import { setImmediate } from 'node:timers/promises';
import { type FoundRecord, leastSought, mostFound } from '#shared/answers/found-records.ts';
import { isList } from '#shared/fields/index.ts';
import { heldIn, wordsOf } from '#shared/search/holds-words.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import type { Description } from '#shared/content-types/description.ts';
import { parentOf, titlesAbove } from './named-rows.ts';
import { isHidden } from './status-values.ts';
import { maxKept, namesOf } from './names.ts';
import { bestOf, ranker } from './rank-names.ts';
import { rowsById } from './record.ts';
import type { ContentContext, RecordType } from './model.ts';

/** Names that are compared before other work of the process gets its turn: some ten milliseconds. */
const batchSize = 5_000;

/**
 * Once this thread has spent so many milliseconds of processor time, the names of no further type are read; those that were read
 * are kept for the next call. Time in which others had the processor does not count: what is found would depend on them.
 */
const mostWork = 400;

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Where the pages of these records are, or would be if visitors saw them (`isShown`). */
export type PagesOf = (
  type: RecordType,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, { path: string | null; isShown: boolean }>>;

/** `pagesOf`: only records with a page are looked for, and their paths are told. */
type FindParts = ContentContext & { pagesOf?: PagesOf | undefined; now?: () => number };
/** `place`: of its type. What visitors have a page of stands before menus and banners that are called the same. */
type Hit = { type: RecordType; place: number; rank: number; length: number; id: number };

const better = (one: Hit, other: Hit): number =>
  one.rank - other.rank || one.length - other.length || one.place - other.place || one.id - other.id;

/**
 * Records of all content types by a few letters of their title, code or another name. Of each type the newest 50,000 are
 * looked through; other work of the process gets its turn between them.
 */
export async function findRecords({ db, types, pagesOf, now = processorTime }: FindParts, typed: string) {
  if (searchKeys(typed).join('').length < leastSought) return { data: [], meta: { is_complete: true } };
  const rankOf = ranker(typed);
  const { best, add } = bestOf<Hit>(mostFound, better);
  const began = now();
  let isComplete = true;
  const withoutPage = pagesOf === undefined ? types.all.filter(({ hasPage }) => !hasPage) : [];
  const inOrder = [...types.all.filter(({ hasPage }) => hasPage), ...withoutPage];
  for (const [place, type] of inOrder.entries()) {
    if (now() - began > mostWork) {
      isComplete = false;
      break;
    }
    const { rows, isWhole } = await namesOf(db, type.description, maxKept);
    isComplete &&= isWhole;
    for (const [index, row] of rows.entries()) {
      if (index % batchSize === batchSize - 1) await setImmediate();
      const rank = rankOf(row);
      if (rank !== null) add({ type, place, rank, length: row.title.length, id: row.id });
    }
    await setImmediate();
  }
  return { data: await present({ db, pagesOf }, best, typed), meta: { is_complete: isComplete } };
}

/** In the order of the hits; what was deleted meanwhile is left out. */
async function present({ db, pagesOf }: Omit<FindParts, 'types'>, hits: readonly Hit[], typed: string): Promise<FoundRecord[]> {
  const holds = wordsOf(typed);
  const found = new Map<string, FoundRecord>();
  for (const [type, ofType] of Map.groupBy(hits, (hit) => hit.type)) {
    const { description } = type;
    const { table, title, path, fields, list } = description;
    const beside = ['status' in fields ? 'status' : [], parentOf(type)?.column ?? []].flat();
    const sought = ofType.map(({ id }) => id);
    const rows = await rowsById(db, table, sought, ['id', ...new Set([title, ...list.searched, ...beside])]);
    const above = await titlesAbove(db, type, rows);
    const ids = rows.map((row) => Number(row['id']));
    const pages = await pagesOf?.(type, ids);
    for (const row of rows) {
      const id = Number(row['id']);
      const named = holds(heldIn(String(row[title]))) ? undefined : namesIn(description, row).find((name) => holds(heldIn(name)));
      found.set(`${path} ${id}`, {
        resource: path,
        id,
        title: String(row[title]),
        above: above(row),
        named: named ?? null,
        is_hidden: pages === undefined ? isHidden(description, row['status']) : !pages.get(id)?.isShown,
        ...(pages && { path: pages.get(id)?.path ?? null }),
      });
    }
  }
  return hits.flatMap(({ type, id }) => found.get(`${type.description.path} ${id}`) ?? []);
}

/** What a record is found by beside its title. */
const namesIn = ({ title, fields, list }: Description, row: Readonly<Record<string, unknown>>): string[] =>
  list.searched.flatMap((column) => {
    const field = fields[column];
    const value = row[column];
    if (column === title || field === undefined || value === null) return [];
    return isList(field) ? (JSON.parse(String(value)) as string[]) : [String(value)];
  });
