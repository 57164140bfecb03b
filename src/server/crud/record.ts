import type { Kysely } from 'kysely';
import { type FieldValue, isList } from '#shared/fields/index.ts';
import { type TableRow, wholeRows } from '#shared/fields/table.ts';
import type { Section } from '#shared/answers/parts.ts';
import { picturesOf, type SentSection } from '#shared/fields/sections.ts';
import type { Fields, Description } from '#shared/content-types/description.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import type { Database } from '#server/database/schema.ts';
import type { StoredPicture } from '#server/media/pictures.ts';

/** What a field may be set to: judged by its rule, a picture already stored. */
export type Value = string | number | boolean | string[] | number[] | SentSection[] | TableRow[] | StoredPicture | null;
export type Values = Record<string, Value | undefined>;

/** What a create of one content type takes: its required fields, and any others. */
export type NewRecord<R extends Description> = {
  [K in keyof R['fields'] as R['fields'][K] extends { required: true } ? K : never]: FieldValue<R['fields'][K]>;
} & Changed<R>;

/** What an update of one content type takes: an absent field stays as it is. */
export type Changed<R extends Description> = {
  [K in keyof R['fields']]?: R['fields'][K] extends { kind: 'image' } ? StoredPicture | null : FieldValue<R['fields'][K]>;
};

/** What is wrong with a body, by field, nested ones as `content.0.title`. */
export type Faults = Record<string, string[]>;

/** A row of a content type's table. */
export type Row = Readonly<Record<string, Column>>;

/** A record as the journal keeps it: every column of its row, with lists, sections and facts of pictures as what they are. */
export type State = Readonly<Record<string, unknown>> & { id: number; version: number };

/** A record as it lies in its table, decoded; pictures are the address of the largest and `<field>_meta`. */
export type Stored = {
  id: number;
  version: number;
  created_at: string;
  updated_at: string;
  [field: string]: unknown;
};

export type Column = string | number | null;
type AnyTable = Record<string, Column>;

/**
 * The database for a table whose name is only known when it runs. Everything that reads
 * descriptions goes through here; whoever knows the table uses the typed one.
 */
export const loose = (db: Database) => db as unknown as Kysely<Record<string, AnyTable>>;

/** These columns of the records with these ids, however many there are, as far as they are there. */
export async function rowsById(db: Database, table: string, ids: Iterable<number>, columns: readonly string[]) {
  const rows: AnyTable[] = [];
  for (const part of chunksOf(new Set(ids))) {
    const query = loose(db)
      .selectFrom(table)
      .select([...columns]);
    rows.push(...(await query.where('id', 'in', part).execute()));
  }
  return rows;
}

/** The columns of a table that a record of the administrator's calls is made of. */
export function recordColumns(fields: Fields): string[] {
  const own = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'image' ? [name, `${name}_meta`] : [name]));
  return ['id', ...own, 'version', 'created_at', 'updated_at'];
}

/** Columns that were not read are not in the record either. */
export function decodeRow(fields: Fields, row: AnyTable): Stored {
  const { id, version, created_at, updated_at, ...rest } = row;
  const record: Stored = {
    id: Number(id),
    version: Number(version),
    created_at: String(created_at),
    updated_at: String(updated_at),
    ...rest,
  };
  for (const [name, field] of Object.entries(fields)) {
    const column = row[name];
    if (column === undefined) continue;
    const { kind } = field;
    // Written by this server only: no shape is checked.
    if (field.kind === 'table') record[name] = wholeRows(field, JSON.parse(String(column)) as TableRow[]);
    else if (isList(field)) record[name] = JSON.parse(String(column)) as unknown;
    if (kind === 'flag') record[name] = column === 1;
    if (kind === 'image') record[`${name}_meta`] = pictureMeta((row[`${name}_meta`] ?? null) as string | null);
  }
  return record;
}

/** The columns that hold these values. Keys that are not fields pass through as they are. */
export function encodeValues(fields: Fields, values: Values): AnyTable {
  const row: AnyTable = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (fields[name]?.kind === 'image') {
      const picture = isPicture(value) ? value : null;
      row[name] = picture?.path ?? null;
      row[`${name}_meta`] = picture === null ? null : JSON.stringify(picture.meta);
    } else {
      row[name] = typeof value === 'object' && value !== null ? JSON.stringify(value) : asColumn(value);
    }
  }
  return row;
}

const asColumn = (value: string | number | boolean | null): Column => (typeof value === 'boolean' ? Number(value) : value);

export const isPicture = (value: Value | undefined): value is StoredPicture =>
  typeof value === 'object' && value !== null && 'path' in value && 'meta' in value;

/** The pictures that a column of sections names, each once. What looks like their key within a text has a backslash in it. */
export const pathsInSections = (column: Column | undefined): string[] =>
  typeof column === 'string' && column.includes('"pictures":[')
    ? [...new Set(picturesOf(JSON.parse(column) as Section[]).map(({ image }) => image))]
    : [];

export const fieldsOfKind = (fields: Fields, kind: Fields[string]['kind']): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.kind === kind)
    .map(([name]) => name);
