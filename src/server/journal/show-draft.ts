import { hidden, shown } from '#shared/fields/visibility.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import { withFreeSlugs } from '#server/crud/change.ts';
import { hasVisibility } from '#server/crud/hidden-along.ts';
import { encodeValues, fieldsOfKind, loose, type Row } from '#server/crud/record.ts';
import { parentOf } from '#server/crud/named-rows.ts';
import { writeReferences } from '#server/crud/references.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import { valuesOf } from '#server/crud/state.ts';
import type { Database } from '#server/database/schema.ts';
import { pendingDraft } from './drafts.ts';
import { withoutLost } from './lost.ts';

/** Whether the page is another than the one that is public now, and from when on visitors see it, where they have to wait. */
export type ShownDraft = { isChanged: boolean; from: string | null };

type Context = { transaction: Database; types: RecordTypes; now: Date };

/**
 * Writes the draft of a record into it, and shows it with the way that leads to it. Only for a transaction that is rolled back:
 * no rule is asked, no version is counted and nothing is noted in the journal. Null when there is no such record.
 */
export async function showDraft(context: Context, type: RecordType, id: number): Promise<ShownDraft | null> {
  const { transaction, types } = context;
  const { description } = type;
  const row = await readRow(transaction, type, id);
  if (row === null) return null;
  let wanted = row;
  const draft = await pendingDraft(transaction, type, id);
  if (draft !== null) {
    const { values } = await withoutLost({ db: transaction, types }, type, valuesOf(description, draft.state));
    // Somebody else may have taken the slug since; what publishing would refuse can be looked at all the same.
    const free = await withFreeSlugs({ db: transaction }, description, values, id);
    const name = String(free[description.title] ?? row[description.title]);
    wanted = { ...row, ...encodeValues(description.fields, free), sort_name: sortKey(name) };
  }
  const isChanged = await show(context, type, row, wanted);
  const from = type.slots.shownFrom?.(wanted) ?? null;
  return { isChanged, from: from !== null && from > context.now.toISOString() ? from : null };
}

/**
 * Writes what is wanted of a row and makes it seen, with what it is hidden with; whether any of that was not so before. What
 * else hangs on something that visitors do not see is hidden by itself: of it this row alone is shown.
 */
async function show(context: Context, type: RecordType, row: Row, wanted: Row): Promise<boolean> {
  const { transaction, types, now } = context;
  const { fields, table } = type.description;
  const seen = {
    ...wanted,
    ...Object.fromEntries(fieldsOfKind(fields, 'visibility').map((name) => [name, shown])),
    ...type.slots.shownNow?.(wanted, now),
  };
  const changes = Object.fromEntries(Object.entries(seen).filter(([column, value]) => row[column] !== value));
  let isChanged = Object.keys(changes).length > 0;
  if (isChanged) {
    await loose(transaction).updateTable(table).set(changes).where('id', '=', Number(row['id'])).execute();
    await writeReferences({ db: transaction, types }, type.description, Number(row['id']), row, seen);
  }
  const parent = parentOf(type);
  if (parent === null) return isChanged;
  const above = await readRow(transaction, parent.type, Number(seen[parent.column]));
  if (above === null || !(await show(context, parent.type, above, above))) return isChanged;
  for (const { type: below, column } of parent.type.children) {
    if (below.parent?.column !== column || !hasVisibility(below)) continue;
    let others = loose(transaction)
      .updateTable(below.description.table)
      .set({ status: hidden })
      .where(column, '=', Number(above['id']));
    if (below === type) others = others.where('id', '!=', Number(row['id']));
    await others.execute();
  }
  return true;
}

const readRow = async (db: Database, { description: { table } }: RecordType, id: number): Promise<Row | null> =>
  (await loose(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
