import type { JournalNote } from '#shared/answers/journal.ts';
import type { JournalEntry } from '#server/database/journal.ts';
import { countOf } from '#server/database/paging.ts';
import { initialOf } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { sortKey } from '#shared/text/sort-key.ts';
import { nounTexts } from '#shared/texts.ts';
import { Refusal } from '#server/http/errors.ts';
import { inBatch } from './write-context.ts';
import type { Batch, WriteContext, RecordType } from './model.ts';
import { withChosenPictures, withKeptParts } from './chosen-pictures.ts';
import { currentRow } from './current-row.ts';
import { faultsIn, refuse } from './faults.ts';
import {
  type Faults,
  decodeRow,
  encodeValues,
  fieldsOfKind,
  isPicture,
  loose,
  type NewRecord,
  type Stored,
  type Value,
  type Values,
  type Row,
  type State,
} from './record.ts';
import { rememberSlug } from './past-address.ts';
import { countsByType, detachAll, dropReferences, type Listing, readListing, writeReferences } from './references.ts';
import { freeSlug, settleSlug } from './slug.ts';
import { changedBetween, entryOf } from './state.ts';
import { putBackLater, refuseRemoved } from './unused-pictures.ts';

/**
 * The only place where content changes. `values` have passed the rules of their fields; what only
 * the database knows is judged here: parents that exist, slugs that are free, the content type's own
 * rules. Every function joins the batch it is called in, or is a transaction of its own.
 */

/** Returns the id of the new record. Absent fields take their initial value, an absent slug is made. */
export const createRecord = <D extends Description>(content: WriteContext, { path }: D, values: NewRecord<D>): Promise<number> =>
  insertValues(content, content.types.at(path), Object.fromEntries<Value | undefined>(Object.entries(values)));

export const insertValues = (content: WriteContext, type: RecordType, given: Values): Promise<number> =>
  inBatch(content, async (batch) => {
    const { description, slots } = type;
    const values = complete(description, { ...given, ...(await slots.firstValues?.(batch.db, given)) });
    const columns = await columnsToWrite(batch, type, values, null);
    const stamp = stampOf(batch);
    const row = { ...columns, version: 1, created_at: stamp.updated_at, ...stamp };
    const { id } = await loose(batch.db).insertInto(description.table).values(row).returning('id').executeTakeFirstOrThrow();
    await writeReferences(batch, description, Number(id), null, row);
    batch.changes.push(entryOf(description, { id, ...row }, { action: 'create' }, values));
    await batch.keepUp();
    return Number(id);
  });

/**
 * Writes a deleted record again under its id: `values` are its fields, references that are still there, a slug that may have
 * been taken meanwhile. Refuses with 422 what breaks a rule by now.
 */
export const reviveValues = (content: WriteContext, type: RecordType, state: State, values: Values): Promise<void> =>
  inBatch(content, async (batch) => {
    const { description, slots } = type;
    const given = await withFreeSlugs(batch, description, complete(description, values), state.id);
    const row = {
      ...(await columnsToWrite(batch, type, given, null, 'kept')),
      ...(await slots.ownColumns?.(batch.db, state)),
      id: state.id,
      version: state.version + 1,
      created_at: String(state['created_at']),
      ...stampOf(batch),
    };
    await loose(batch.db).insertInto(description.table).values(row).execute();
    await writeReferences(batch, description, state.id, null, row);
    batch.changes.push(entryOf(description, row, { action: 'restore', note: { from_trash: true } }));
    await batch.keepUp();
  });

/** The values with slugs that nobody else has: numbered where they are taken. */
export async function withFreeSlugs(batch: Pick<Batch, 'db'>, description: Description, values: Values, ownId: number) {
  const free: Values = { ...values };
  for (const name of fieldsOfKind(description.fields, 'slug')) {
    const slug = free[name];
    if (typeof slug === 'string' && slug !== '') free[name] = await freeSlug(batch, description, slug, ownId);
  }
  return free;
}

/** An absent field stays as it is; an empty slug is made anew; what changes nothing leaves no trace. Refuses with 404, 409 (`version` is stale) or 422. */
export const updateValues = (
  content: WriteContext,
  type: RecordType,
  id: number,
  given: Values,
  version: number | null,
  action: 'update' | 'restore' | 'publish' = 'update',
  note?: JournalNote,
): Promise<void> =>
  inBatch(content, async (batch) => {
    const { description, hasOwnAddress } = type;
    const { row, isInJournal } = await currentRow(batch, type, id, version);
    const before = decodeRow(description.fields, row);
    const from = action === 'update' ? 'sent' : 'kept';
    const asked = Object.entries(await columnsToWrite(batch, type, knownFields(description, given), before, from));
    // What stays as it is is not written, so that no kept answer is taken for touched by it.
    const changed = Object.fromEntries(asked.filter(([column, value]) => row[column] !== value));
    if (Object.keys(changed).length === 0) return;
    const written = { ...changed, version: before.version + 1, ...stampOf(batch) };
    await loose(batch.db).updateTable(description.table).set(written).where('id', '=', id).execute();
    if (!isInJournal) addBaseline(batch, description, row);
    const after: Row = { ...row, ...written };
    await writeReferences(batch, description, id, row, after);
    const changes = changedBetween(description, row, after);
    batch.changes.push(entryOf(description, after, { action, changed: changes, note }, given));
    if (hasOwnAddress && after['slug'] !== row['slug']) await rememberSlug(batch, description, row);
    await batch.keepUp();
  });

export const stampOf = ({ clock, by }: Batch) => ({ updated_at: clock().toISOString(), updated_by: by ?? null });

export const knownFields = ({ fields }: Description, given: Values): Values =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(fields, name)));

/** Writes down what a record that is older than the journal was until now. */
export function addBaseline({ changes }: Batch, description: Description, row: Row): void {
  // What this batch made is not in the journal yet.
  if (changes.some(({ resource, id }) => id === row['id'] && resource === description.name)) return;
  changes.push(baselineEntry(description, row));
}

/** What the journal says of a record that it knows nothing of. */
export function baselineEntry(description: Description, row: Row): JournalEntry {
  const earlier = { at: String(row['updated_at']), by: row['updated_by'] === null ? null : Number(row['updated_by']) };
  return entryOf(description, row, { action: row['version'] === 1 ? 'create' : 'update', earlier });
}

/** What `insertValues` would have against these values, so that it can be told together with other faults. */
export const judgeInsert = (content: WriteContext, type: RecordType, given: Values): Promise<Faults> =>
  faultsIn(content, type, complete(type.description, given), null);

/** The same for `updateValues`; refuses with 404 or 409 as that does. */
export async function judgeUpdate(content: WriteContext, type: RecordType, id: number, given: Values, version: number | null) {
  const { row } = await currentRow(content, type, id, version);
  return faultsIn(content, type, given, decodeRow(type.description.fields, row));
}

/** Absent fields take their initial value. */
function complete({ fields }: Description, given: Values): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    // The rule of a field is what gives a first value its type.
    values[name] = value === undefined ? (initialOf(field) as Value) : value;
  }
  return values;
}

/**
 * Refuses with 404, 409 (`version` is stale, other records hang on this one, or list it). With `detaches` it is first taken out
 * of every list that holds it.
 */
export const deleteRecord = (
  content: WriteContext,
  { path }: Description,
  id: number,
  version: number | null = null,
  { detaches = false }: { detaches?: boolean } = {},
): Promise<void> =>
  inBatch(content, async (batch) => {
    const type = batch.types.at(path);
    const { description, hasOwnAddress } = type;
    const { row, isInJournal } = await currentRow(batch, type, id, version);
    await refuseInUse(batch, type, id);
    const listing = await readListing(batch.db, type, id);
    if (detaches) await detachAll(batch, listing, id, updateValues);
    else refuseListed(type, listing);
    await loose(batch.db).deleteFrom(description.table).where('id', '=', id).execute();
    await dropReferences(batch.db, description, id);
    if (!isInJournal) addBaseline(batch, description, row);
    batch.changes.push(entryOf(description, row, { action: 'delete' }));
    // Also where another had it before: what was deleted last is what the address is known for.
    if (hasOwnAddress) await rememberSlug(batch, description, row);
    await batch.keepUp();
  });

/**
 * The columns that these values are written as, once they passed what only the database knows. Of 'kept' values all is said:
 * they are those of a version or a draft. Refuses with 422.
 */
export async function columnsToWrite(
  batch: Batch,
  type: RecordType,
  given: Values,
  before: Stored | null,
  from: 'sent' | 'kept' = 'sent',
) {
  const { description, slots } = type;
  refuse(description, await faultsIn(batch, type, given, before, from));
  if (slots.warnings) batch.warned?.set(before?.id ?? 0, slots.warnings(given, before));
  const whole = from === 'sent' ? withKeptParts(description, given, before) : given;
  const chosen = await withChosenPictures(batch.db, description, whole, before);
  const values = (await slots.beforeSave?.(batch, chosen, before)) ?? chosen;
  const name = String(values[description.title] ?? before?.[description.title] ?? '');
  for (const field of fieldsOfKind(description.fields, 'slug')) {
    const typed = values[field];
    if (typed !== undefined) values[field] = await settleSlug(batch, description, String(typed), name, before?.id ?? null);
  }
  const pictures = Object.values(values).filter(isPicture);
  await refuseRemoved(batch, pictures);
  putBackLater(batch, pictures);
  return {
    ...encodeValues(description.fields, values),
    sort_name: sortKey(name),
  };
}

function refuseListed({ description }: RecordType, listing: readonly Listing[]): void {
  if (listing.length === 0) return;
  const counts = countsByType(listing);
  throw new Refusal(
    409,
    nounTexts(description.noun).listed(counts.map(({ type, count }) => `${count} ${type.description.noun}`)),
    {
      data: { detach: Object.fromEntries(counts.map(({ type, count }) => [type.description.path, count])) },
    },
  );
}

async function refuseInUse({ db }: Batch, { description, children }: RecordType, id: number): Promise<void> {
  const counts: string[] = [];
  for (const { type, column } of children) {
    const child = type.description;
    const count = await countOf(loose(db).selectFrom(child.table).where(column, '=', id));
    if (count > 0) counts.push(`${count} ${child.path === description.path ? `${child.noun} con` : child.noun}`);
  }
  if (counts.length > 0) throw new Refusal(409, nounTexts(description.noun).inUse(counts));
}
