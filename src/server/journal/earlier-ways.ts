import { fieldsOfKind, loose } from '#server/crud/record.ts';
import type { RecordType } from '#server/crud/model.ts';
import { parentOf } from '#server/crud/named-rows.ts';
import { decodeState, versionRows } from '#server/crud/state.ts';
import { pastNames } from '#server/crud/past-address.ts';
import type { Database } from '#server/database/schema.ts';

/** Versions that are looked at, and ways that are given: more tell an editor nothing. */
const most = { versions: 200, ways: 12 };

/**
 * What the addresses of a record began with while it hung on what it hung on, and that was called as it was called:
 * '/nganh-hoc/my-thuat/hoi-hoa/'. `pattern` is that of its page. An address that begins with any of them leads to its page.
 */
export async function earlierWays(db: Database, type: RecordType, id: number, pattern: string): Promise<string[]> {
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
