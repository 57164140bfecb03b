import type { JournalNote } from '#shared/answers/journal.ts';
import type { PastOwner } from '#shared/answers/past-addresses.ts';
import { isLastOwner, pastNames } from '#server/crud/past-address.ts';
import { fieldsOfKind, loose } from '#server/crud/record.ts';
import type { Batch, RecordType, WriteContext } from '#server/crud/model.ts';
import { inBatch } from '#server/crud/write-context.ts';
import type { Database } from '#server/database/schema.ts';
import { isAbout } from '#server/database/is-about.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { nounTexts } from '#shared/texts.ts';
import { parentOf } from '#server/crud/named-rows.ts';
import { decodeState, versionRows } from '#server/crud/state.ts';
import { doerOf } from './entries.ts';
import { judgeOld, wholePath } from './old-address.ts';
import { addressOfSlug, pathsOf, type SiteAddresses, titlesOf } from './site-addresses.ts';

/** Versions that are looked at, and ways that are given: more tell an editor nothing. */
const most = { versions: 200, ways: 12 };

/**
 * What the addresses of a record began with while it hung on what it hung on, and that was called as it was called:
 * '/nganh-hoc/my-thuat/hoi-hoa/'. `pattern` is that of its page. An address that begins with any of them leads to its page.
 */
async function earlierWays(db: Database, type: RecordType, id: number, pattern: string): Promise<string[]> {
  const parts = pattern.split('/').slice(0, -1);
  const open = parts.filter((part) => part.startsWith(':')).length;
  if (open === 0) return [];
  const chains = await slugsAbove(db, type, id, open);
  return chains.map((slugs) => {
    const rest = [...slugs];
    return `${parts.map((part) => (part.startsWith(':') ? (rest.shift() ?? '') : part)).join('/')}/`;
  });
}

/** The slugs of what a record of this type hung on, from the top, `wanted` of them. */
async function slugsAbove(db: Database, type: RecordType, id: number, wanted: number): Promise<string[][]> {
  if (wanted === 0) return [[]];
  const parent = parentOf(type);
  if (parent === null) return [];
  const chains: string[][] = [];
  for (const above of await referredTo(db, type, id, parent.column)) {
    const names = await slugsOf(db, parent.type, above);
    const isNamed = fieldsOfKind(parent.type.description.fields, 'slug').length > 0;
    for (const chain of await slugsAbove(db, parent.type, above, isNamed ? wanted - 1 : wanted)) {
      if (!isNamed) chains.push(chain);
      else for (const name of names) chains.push([...chain, name]);
    }
    if (chains.length >= most.ways) break;
  }
  return chains.slice(0, most.ways);
}

/** What a record refers to in a column, now first, and in its kept versions. */
async function referredTo(db: Database, { description }: RecordType, id: number, column: string): Promise<Set<number>> {
  const row = await loose(db).selectFrom(description.table).select(column).where('id', '=', id).executeTakeFirst();
  const versions = await versionRows(db, description.name, id).select('data').limit(most.versions).execute();
  const ids = [row?.[column], ...versions.map(({ data }) => data !== null && decodeState(data)[column])];
  return new Set(ids.filter((each) => typeof each === 'number'));
}

/** The slug of a record, and those it had before, unless another has them by now. */
async function slugsOf(db: Database, { description }: RecordType, id: number): Promise<Set<string>> {
  const { path, table, fields } = description;
  if (fieldsOfKind(fields, 'slug').length === 0) return new Set();
  const row = await loose(db).selectFrom(table).select('slug').where('id', '=', id).executeTakeFirst();
  const past = await pastNames(db, description, id).where('place', '=', path).limit(most.ways).execute();
  return new Set([...(row === undefined ? [] : [String(row['slug'])]), ...past.map((each) => each.name)]);
}

/** More than these of one record are not shown. */
const maxShown = 500;

/** Where a record was found before, the latest first, and where it is found now. Refuses with 404. */
export async function readPastAddresses(context: ReadContext, addresses: SiteAddresses, type: RecordType, id: number) {
  const { description } = type;
  const { db } = context;
  const { name: resource, table, path: place, noun } = description;
  const page = addresses.records.get(resource)?.page;
  const record = await loose(db).selectFrom(table).select('slug').where('id', '=', id).executeTakeFirst();
  if (page === undefined || record === undefined) throw notFound(nounTexts(noun).notFound);
  const slug = String(record['slug']);
  const rows = await db
    .selectFrom('past_address')
    .leftJoin('admin', 'admin.id', 'past_address.created_by')
    .select(['place', 'past_address.name', 'past_address.created_at', 'created_by', 'admin.name as admin'])
    .select((row) => isLastOwner(row).as('is_last'))
    .where(isAbout('past_address', resource, id))
    // Renamed back: that one is no old address.
    .where(({ not, and, eb }) => not(and([eb('place', '=', place), eb('past_address.name', '=', slug)])))
    .orderBy('past_address.created_at', 'desc')
    .orderBy('place')
    .orderBy('past_address.name')
    .limit(maxShown)
    .execute();
  const slugs = rows.filter((row) => row.place === place).map(({ name }) => name);
  const taken = new Set<unknown>();
  for (const part of chunksOf(slugs)) {
    for (const owner of await loose(db).selectFrom(table).select('slug').where('slug', 'in', part).execute())
      taken.add(owner['slug']);
  }
  const now = (await pathsOf(context, page, [id])).get(id) ?? addressOfSlug(page.pattern, slug);
  const ways = await earlierWays(db, type, id, page.pattern);
  const below = (each: string, first: string) => ways.map((way) => way + each).filter((address) => address !== first);
  const addressNow = (each: string) => now.slice(0, -slug.length) + each;
  return {
    data: rows.map(({ place, name, is_last: isLast, created_at, created_by, admin }) => ({
      place,
      name,
      address: place === wholePath ? name : addressNow(name),
      also: place === wholePath ? [] : below(name, addressNow(name)),
      taken: !isLast || (place !== wholePath && taken.has(name)),
      created_at,
      by: doerOf({ by: created_by, name: admin }),
    })),
    meta: { address: now, also: below(slug, now) },
  };
}

/** Has a whole path of this site lead to a record. Refuses with 404 and 422. */
export const addPastAddress = (content: WriteContext, addresses: SiteAddresses, type: RecordType, id: number, address: string) =>
  inBatch(content, async (batch) => {
    const { name: resource } = type.description;
    const title = await titleIn(batch, type, id);
    const context = { db: batch.db, now: batch.clock() };
    const [judged] = await judgeOld(context, addresses, [{ address, target: { resource, id } }]);
    if (judged === undefined || judged.outcome === 'refused') throw unprocessable({ address: [judged?.reason ?? ''] });
    if (judged.outcome === 'same') throw unprocessable({ address: ['Địa chỉ này đã dẫn tới đây rồi.'] });
    await writeWholePaths(batch, [{ name: judged.name, resource, record_id: id }]);
    noteChange(batch, resource, id, title, { added: judged.name });
  });

/** Writes addresses that were judged in the same transaction. */
export async function writeWholePaths(
  { db, clock, by, admit }: Batch,
  rows: readonly { name: string; resource: string; record_id: number }[],
): Promise<void> {
  // With the indexes that hold the name once more.
  await admit?.(db, 3 * rows.reduce((sum, { name }) => sum + Buffer.byteLength(name), 0), by);
  const said = { created_at: clock().toISOString(), created_by: by ?? null };
  for (const part of chunksOf(rows)) {
    // Of a record that is gone.
    const names = part.map(({ name }) => name);
    await db.deleteFrom('past_address').where('place', '=', wholePath).where('name', 'in', names).execute();
    await db
      .insertInto('past_address')
      .values(part.map((row) => ({ place: wholePath, number: 1, ...row, ...said })))
      .execute();
  }
}

/** Whoever keeps answers follows the journal: what an old address leads to is part of them. */
export const noteChange = ({ changes }: Batch, resource: string, id: number, title: string, note: JournalNote): void =>
  void changes.push({ resource, id, action: 'settings', title, note });

/** Refuses with 404. */
export const removePastAddress = (
  content: WriteContext,
  addresses: SiteAddresses,
  type: RecordType,
  id: number,
  { place, name }: { place: string; name: string },
): Promise<void> =>
  inBatch(content, async (batch) => {
    const { name: resource } = type.description;
    const title = await titleIn(batch, type, id);
    const removed = await batch.db
      .deleteFrom('past_address')
      .where('place', '=', place)
      .where('name', '=', name)
      .where(isAbout('past_address', resource, id))
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw notFound('Không tìm thấy địa chỉ cũ này.');
    const pattern = addresses.records.get(resource)?.page.pattern;
    const address = place === wholePath || pattern === undefined ? name : addressOfSlug(pattern, name);
    noteChange(batch, resource, id, title, { removed: address });
  });

async function titleIn({ db }: { db: Database }, { description }: RecordType, id: number): Promise<string> {
  const { table, title, noun } = description;
  const row = await loose(db).selectFrom(table).select(title).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound(nounTexts(noun).notFound);
  return String(row[title]);
}

const pageSize = 50;

/** The whole paths of all records, in the order of their bytes, from the one after `after`. */
export async function readTypedAddresses(db: Database, addresses: SiteAddresses, after: string | undefined) {
  const rows = await db
    .selectFrom('past_address')
    .leftJoin('admin', 'admin.id', 'past_address.created_by')
    .select(['past_address.name', 'resource', 'record_id', 'past_address.created_at', 'created_by', 'admin.name as admin'])
    .where('place', '=', wholePath)
    .$if(after !== undefined, (query) => query.where('past_address.name', '>', after ?? ''))
    .orderBy('past_address.name')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const titleOf = await titlesOf({ db }, addresses, shown);
  return {
    data: shown.map(({ name, resource, record_id, created_at, created_by, admin }) => ({
      name,
      resource: addresses.records.get(resource)?.type.description.path ?? resource,
      record_id,
      title: titleOf(resource, record_id),
      created_at,
      by: doerOf({ by: created_by, name: admin }),
    })),
    meta: { next: rows.length > pageSize ? (shown.at(-1)?.name ?? null) : null },
  };
}

/** The record that had a slug last, as long as it is there; null too where no record had it. */
export async function readPastOwner(db: Database, { description }: RecordType, slug: string): Promise<PastOwner | null> {
  const { name, path, table, title } = description;
  const owner = await loose(db)
    .selectFrom('past_address')
    .innerJoin(`${table} as target`, 'target.id', 'past_address.record_id')
    .select(['target.id', `target.${title} as title`])
    .where('past_address.place', '=', path)
    .where('past_address.name', '=', slug)
    .where('past_address.resource', '=', name)
    .where(isLastOwner)
    .whereRef('target.slug', '!=', 'past_address.name')
    .executeTakeFirst();
  return owner === undefined ? null : { id: Number(owner['id']), title: String(owner['title']) };
}
