import type { Database } from '#server/database/schema.ts';
import { rowsById } from './record.ts';
import type { RecordType } from './model.ts';

/** What is said beside the name of a record: what it belongs to. */

/** What records of a type cannot do without: the department of a position. */
export const parentOf = (type: RecordType): RecordType['parent'] => (type.parent?.type === type ? null : type.parent);

/** By row, the name of what its record cannot do without; null where there is none. */
export async function titlesAbove(db: Database, type: RecordType, rows: readonly NamedRow[]) {
  const parent = parentOf(type);
  const titles = parent === null ? null : await titlesOf(db, parent.type, rows, parent.column);
  return (row: NamedRow): string | null => titles?.get(Number(row[parent?.column ?? ''])) ?? null;
}

type NamedRow = Readonly<Record<string, unknown>>;

/** The names of the records that rows refer to by a column. */
export async function titlesOf(
  db: Database,
  { description: { table, title } }: RecordType,
  children: readonly NamedRow[],
  key: string,
): Promise<ReadonlyMap<number, string>> {
  const ids = children.map((row) => Number(row[key]));
  const rows = await rowsById(db, table, ids, ['id', title]);
  return new Map(rows.map((row) => [Number(row['id']), String(row[title])]));
}
