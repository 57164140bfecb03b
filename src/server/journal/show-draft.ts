import { sql } from 'kysely';
import { type Field, initialOf } from '#shared/fields/index.ts';
import { dayAt, yearOf } from '#shared/formats/vi-date.ts';
import { maxId } from '#shared/fields/reference.ts';
import { shown } from '#shared/fields/visibility.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import { withFreeSlugs } from '#server/crud/change.ts';
import { withChosenPictures, withKeptParts } from '#server/crud/chosen-pictures.ts';
import { hasVisibility } from '#server/crud/hidden-along.ts';
import { decodeRow, encodeValues, fieldsOfKind, loose, type Row, type Value, type Values } from '#server/crud/record.ts';
import { parentOf } from '#server/crud/named-rows.ts';
import { linkRows } from '#server/crud/references.ts';
import type { ContentContext, RecordType, WriteContext } from '#server/crud/model.ts';
import { valuesOf } from '#server/crud/state.ts';
import type { Laid } from '#server/database/reading-over.ts';
import { pendingDraft } from './drafts.ts';
import { withoutLost } from './lost.ts';

/**
 * What is laid over the database to have a record of this id seen. `isChanged`: whether the page is another than the one that is
 * public now; `from`: from when on visitors see it, where they have to wait.
 */
export type Shown = { id: number; laid: Laid[]; isChanged: boolean; from: string | null };

type Context = ContentContext & { now: Date };

/** The draft of a record in its place, shown with the way that leads to it: no rule is asked. Null when there is no such record. */
export async function showDraft(context: Context, type: RecordType, id: number): Promise<Shown | null> {
  const row = await readRow(context, type, id);
  return row === null ? null : shownAs(context, type, row, await drafted(context, type, row));
}

/**
 * The same of values that nobody has saved, over those of the draft; of a new record where there is no id. Its page is at the
 * address of the record, or at one that says nothing of the values, because addresses are logged.
 */
export async function showValues(content: WriteContext, type: RecordType, id: number | null, given: Values) {
  const { db, types, clock } = content;
  const { description, slots } = type;
  const context = { db, types, now: clock() };
  const row = id === null ? await newRow(context, type) : await readRow(context, type, id);
  if (row === null) return null;
  const base = id === null ? row : { ...(await drafted(context, type, row)), slug: row['slug'] ?? null };
  const before = id === null ? null : decodeRow(description.fields, base);
  const first = id === null ? await slots.firstValues?.(db, given) : {};
  const { values } = await withoutLost({ db, types }, type, { ...given, ...first });
  const chosen = await withChosenPictures(db, description, withKeptParts(description, values, before), before);
  const batch = { ...content, root: db, changes: [], keepUp: async () => {}, beforeCommit: [], afterCommit: [] };
  const wanted = (await slots.beforeSave?.(batch, chosen, before)) ?? chosen;
  return shownAs(context, type, row, { ...base, ...encodeValues(description.fields, wanted) });
}

async function drafted({ db, types }: Context, type: RecordType, row: Row): Promise<Row> {
  const { description } = type;
  const id = Number(row['id']);
  const draft = await pendingDraft(db, type, id);
  if (draft === null) return row;
  const { values } = await withoutLost({ db, types }, type, valuesOf(description, draft.state));
  // Somebody else may have taken the slug since; what publishing would refuse can be looked at all the same.
  return { ...row, ...encodeValues(description.fields, await withFreeSlugs({ db }, description, values, id)) };
}

async function shownAs(context: Context, type: RecordType, row: Row, wanted: Row): Promise<Shown> {
  const laid = new Map<string, Laid>();
  const isChanged = await show(context, laid, type, row, {
    ...wanted,
    sort_name: sortKey(String(wanted[type.description.title])),
  });
  const from = type.slots.shownFrom?.(wanted) ?? null;
  const isAhead = from !== null && from > context.now.toISOString();
  return { id: Number(row['id']), laid: [...laid.values()], isChanged, from: isAhead ? from : null };
}

/**
 * Lays what is wanted of a row over it, seen, with what it is hidden with; whether any of that was not so before. What else hangs
 * on something that visitors do not see is left out: of it this row alone is shown.
 */
async function show(context: Context, laid: Map<string, Laid>, type: RecordType, row: Row, wanted: Row): Promise<boolean> {
  const { fields, table, name } = type.description;
  const id = Number(row['id']);
  const parent = parentOf(type);
  const stored = parent && (await readRow(context, parent.type, Number(wanted[parent.column])));
  const above = parent && (stored ?? (await unchosen(context, parent.type)));
  const seen: Row = {
    ...wanted,
    ...(parent && above && { [parent.column]: Number(above['id']) }),
    ...Object.fromEntries(fieldsOfKind(fields, 'visibility').map((field) => [field, shown])),
    ...type.slots.shownNow?.(wanted, context.now),
  };
  const isChanged = Object.entries(seen).some(([column, value]) => row[column] !== value);
  lay(laid, { table, columns: Object.keys(row), rows: [seen], without: [{ id }] });
  if (fieldsOfKind(fields, 'references').length > 0) {
    const columns = ['resource', 'record_id', 'field', 'place', 'target', 'target_id'];
    const rows = linkRows(context.types, type.description, id, seen);
    lay(laid, { table: 'record_link', columns, rows, without: [{ resource: name, record_id: id }] });
  }
  if (parent === null || above === null) return isChanged;
  if (!(await show(context, laid, parent.type, above, above))) return isChanged;
  for (const { type: below, column } of parent.type.children) {
    if (below.parent?.column !== column || !hasVisibility(below)) continue;
    const columns = below === type ? Object.keys(row) : await columnsOf(context, below);
    lay(laid, { table: below.description.table, columns, rows: [], without: [{ [column]: Number(above['id']) }] });
  }
  return true;
}

function lay(laid: Map<string, Laid>, more: Laid): void {
  const before = laid.get(more.table);
  const merged = before && { ...before, rows: [...before.rows, ...more.rows], without: [...before.without, ...more.without] };
  laid.set(more.table, merged ?? more);
}

async function readRow({ db }: Context, { description: { table } }: RecordType, id: number): Promise<Row | null> {
  return (await loose(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A row that is not there, of every column of its table. */
async function blankRow({ db }: Context, { description: { table } }: RecordType): Promise<Row> {
  const blank = sql<Row>`select laid.* from (select 1 as one) as alone left join ${sql.table(table)} as laid on laid.id = 0`;
  return (await blank.execute(db)).rows[0] ?? {};
}

const columnsOf = async (context: Context, type: RecordType) => Object.keys(await blankRow(context, type));

/** A record that nobody has made: its id is the last that there can be, and what it has to hold is stood in for. */
async function newRow(context: Context, type: RecordType): Promise<Row> {
  const { description } = type;
  const { fields } = description;
  const at = context.now.toISOString();
  const values = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, firstOf(field, context.now)]));
  return {
    ...(await blankRow(context, type)),
    ...encodeValues(fields, await withFreeSlugs(context, description, values, maxId)),
    id: maxId,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** Stands for what a record belongs to and nobody has chosen yet. */
async function unchosen(context: Context, type: RecordType): Promise<Row> {
  const { noun, title } = type.description;
  const called = `Chưa chọn ${noun}`;
  return { ...(await newRow(context, type)), [title]: called, sort_name: sortKey(called) };
}

function firstOf(field: Field, now: Date): Value {
  if (field.kind === 'slug') return 'xem-truoc';
  if ('required' in field && field.required === true) {
    if (field.kind === 'text') return `Chưa có ${field.label.toLowerCase()}`;
    if (field.kind === 'date') return dayAt(now);
    if (field.kind === 'number') return Math.min(Math.max(yearOf(now), field.from), field.to);
  }
  return initialOf(field) as Value;
}
