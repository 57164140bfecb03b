import { hidden } from '#shared/fields/visibility.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Database } from '#server/database/schema.ts';
import { loose } from './record.ts';
import type { RecordType, RecordTypes } from './model.ts';

/** What is said beside the name of a record: what it belongs to, and whether visitors see it. */

/** What records of a type cannot do without: the department of a position. */
export function parentOf(types: RecordTypes, { fields }: Description): [string, RecordType] | [null, null] {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'reference' && field.required === true) return [name, types.at(field.to)];
  }
  return [null, null];
}

/** The names of the records that rows refer to by a column. */
export async function titlesOf(
  db: Database,
  { description: { table, title } }: RecordType,
  children: readonly Readonly<Record<string, unknown>>[],
  key: string,
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(children.map((row) => Number(row[key])))];
  if (wanted.length === 0) return new Map();
  const rows = await loose(db).selectFrom(table).select(['id', title]).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [Number(row['id']), String(row[title])]));
}

export function isHidden({ fields }: Description, status: unknown): boolean {
  const field = fields['status'];
  // The last value of a status is the one that visitors see.
  return field?.kind === 'choice' ? status !== field.values.at(-1)?.value : status === hidden;
}
