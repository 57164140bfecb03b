import type { ChangedSince } from '#shared/answers/sheets.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { insertValues, updateValues } from '#server/crud/change.ts';
import { type Faults, type Value, type Values } from '#server/crud/record.ts';
import type { RecordType, Batch, WriteContext } from '#server/crud/model.ts';
import { referencesIn } from '#server/crud/references.ts';
import { giveUpSlug } from '#server/crud/slug.ts';
import { PictureRemoved } from '#server/crud/unused-pictures.ts';
import { inNumberedBatch } from '#server/crud/write-context.ts';
import { lastSeq } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { Refusal, unprocessable } from '#server/http/errors.ts';
import { ownLists } from './judge-rows.ts';
import { type Plan, type RowPlan, rowsOf, type TypePlan, writtenRows } from './plan.ts';
import { recordIndexes } from './record-index.ts';
import { isOfOtherYear, yearOf } from './years.ts';
import { yielding } from './yielding.ts';

const mostTold = 100;

type Work = {
  batch: Batch;
  ids: Map<number, number>;
  /** By type and row: some are written in two steps. */
  stale: Map<string, ChangedSince['records'][number]>;
  faults: Faults;
  written: () => Promise<void>;
};

export const toWrite = (plan: Plan): number => writtenRows(plan).length;

/**
 * Writes the rows of a plan that are not refused in one transaction, altogether or not at all, through the same saves as the calls
 * of the back office. Gives the number by which it can be taken back; null where they change nothing. Refuses with 409 and the records that were changed since the plan was made, or with 422;
 * in both cases nothing is written. `onRow` hears how many rows are; `begin` comes first in the transaction, and may refuse.
 */
export async function applyPlan(
  content: WriteContext,
  plan: Plan,
  onRow: (done: number) => void,
  begin: (db: Database) => Promise<void> = async () => {},
): Promise<number | null> {
  const mayYield = yielding();
  const ids = new Map<number, number>();
  let done = 0;
  try {
    const { batch } = await inNumberedBatch(content, async (open) => {
      const work: Work = {
        batch: open,
        ids,
        stale: new Map(),
        faults: {},
        async written() {
          done += 1;
          onRow(done);
          await mayYield();
        },
      };
      await begin(open.db);
      // Others may have made meanwhile what the plan would make.
      if ((await lastSeq(open.db)) !== plan.seq) for (const one of plan.types) await findTwins(work, one);
      for (const one of plan.types) await writeType(work, one);
      if (work.stale.size > 0) {
        const data: ChangedSince = { records: [...work.stale.values()].slice(0, mostTold) };
        throw new Refusal(409, sheetTexts.changedSince(work.stale.size), { data });
      }
      if (Object.keys(work.faults).length > 0) throw unprocessable(work.faults);
    });
    // What was made is found by its own number from now on.
    for (const row of rowsOf(plan)) if (row.id !== null) row.id = ids.get(row.id) ?? row.id;
    return batch;
  } catch (error) {
    if (error instanceof PictureRemoved) throw new Refusal(409, sheetTexts.picturesGone);
    throw error;
  }
}

/** New records that somebody else has made since the plan, by name as the plan compares it and what they belong to. */
async function findTwins({ batch, stale }: Work, { type: { description }, rows }: TypePlan): Promise<void> {
  const parent = parentField(description);
  const made = rows.filter(({ kind, values }) => kind === 'create' && values['slug'] === undefined);
  if (made.length === 0) return;
  const index = await recordIndexes(batch.db, batch.types).at(description.path);
  for (const { row, title, values } of made) {
    const alike = index.named(String(values[description.title]));
    const year = yearOf(values[description.yearIn ?? '']);
    const twin = alike.find((one) => (parent === null || one.parent === values[parent]) && !isOfOtherYear(one, year));
    if (twin !== undefined) stale.set(`${description.path} ${row}`, { row, id: twin.id, title });
  }
}

/**
 * Lists of records of the same type, such as what is learnt before, hold only when all rows are written. New records are made in
 * the order in which they need each other; of those that are there, what is taken out of a list goes before what is added.
 */
async function writeType(work: Work, plan: TypePlan): Promise<void> {
  const { type } = plan;
  const lists = ownLists(type);
  const written = writtenRows({ types: [plan] });
  const created = written.filter(({ kind }) => kind === 'create');
  for (const row of inNeededOrder(created, lists)) await write(work, type, row, row.values);
  const updated = written.filter(({ kind }) => kind === 'update');
  const isListing = ({ values }: RowPlan) => lists.some((name) => name in values);
  for (const row of updated.filter((one) => !isListing(one))) await write(work, type, row, row.values);
  const listing = updated.filter(isListing);
  const adding = listing.filter((row) => lists.some((name) => addedIn(row, name).length > 0));
  for (const row of listing.filter((one) => !adding.includes(one))) await write(work, type, row, row.values);
  const shortened = new Set<RowPlan>();
  if (listing.length > 1) {
    for (const row of adding) {
      const kept = Object.fromEntries(
        lists.flatMap((name) => {
          const before = row.listsBefore[name];
          const left = before?.filter((id) => referencesIn(row.values[name]).includes(id)) ?? [];
          return before === undefined || left.length === before.length ? [] : [[name, left]];
        }),
      );
      if (Object.keys(kept).length === 0) continue;
      shortened.add(row);
      await write(work, type, row, kept, false);
    }
  }
  for (const row of adding) await write(work, type, { ...row, version: shortened.has(row) ? null : row.version }, row.values);
}

const addedIn = ({ values, listsBefore }: RowPlan, name: string): number[] =>
  name in values ? referencesIn(values[name]).filter((id) => listsBefore[name]?.includes(id) !== true) : [];

/** New records after those that they list; a plan holds no circles. */
function inNeededOrder(rows: readonly RowPlan[], lists: readonly string[]): RowPlan[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = new Set<RowPlan>();
  for (const start of rows) {
    const open = [start];
    const entered = new Set<RowPlan>();
    for (let row = open.at(-1); row !== undefined; row = open.at(-1)) {
      const first = entered.has(row);
      entered.add(row);
      const needed = first
        ? []
        : lists
            .flatMap((name) => referencesIn(row?.values[name]).flatMap((id) => byId.get(id) ?? []))
            .filter((one) => !ordered.has(one) && !entered.has(one));
      if (needed.length > 0) open.push(...needed);
      else {
        ordered.add(row);
        open.pop();
      }
    }
  }
  return [...ordered];
}

async function write(work: Work, type: RecordType, row: RowPlan, planned: Values, isLast = true): Promise<void> {
  const { batch, ids, stale, faults } = work;
  const values = Object.fromEntries(Object.entries(planned).map(([name, value]) => [name, madeOf(type, name, value, ids)]));
  try {
    if (row.id === null || row.id < 0) {
      const id = await insertValues(batch, type, values);
      if (row.id !== null) ids.set(row.id, id);
    } else {
      if (row.slugOf) await giveUpSlug(batch, type.description.table, values['slug'], (id) => id === row.slugOf);
      await updateValues(batch, type, row.id, values, row.version);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { path } = type.description;
    if (error.status === 409 || error.status === 404)
      stale.set(`${path} ${row.row}`, { row: row.row, id: row.id, title: row.title });
    else if (error.status !== 422) throw error;
    else if (Object.keys(faults).length < mostTold)
      for (const [name, messages] of Object.entries(error.body.errors ?? {})) faults[`rows.${row.row}.${name}`] = messages;
  }
  if (isLast) await work.written();
}

/** A value with the records that were made in place of those that were planned. */
function madeOf(
  { description: { fields } }: RecordType,
  name: string,
  value: Value | undefined,
  ids: ReadonlyMap<number, number>,
): Value | undefined {
  const kind = fields[name]?.kind;
  if (kind === 'reference' && typeof value === 'number') return ids.get(value) ?? value;
  return kind === 'references' && value !== undefined ? referencesIn(value).map((id) => ids.get(id) ?? id) : value;
}
