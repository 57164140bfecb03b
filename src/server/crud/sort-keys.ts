import { type RawBuilder, sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import type { Field } from '#shared/fields/index.ts';

/** What a list is sorted by, before the id. */
export type SortKey = { by: RawBuilder<string | number>; descending: boolean };

/** Kinds whose column is never empty. */
const neverEmpty: ReadonlySet<Field['kind']> = new Set(['integer', 'visibility', 'choice', 'flag']);

/** No text of UTF-8 comes after it, by bytes. */
const lastText = '\u{10FFFF}';

/**
 * A name sorts by its dictionary order. Of records at the same place those come first whose moment is the latest, where lists of
 * the type sort by one.
 */
export function sortKeys({ title, fields, list }: Description, sortBy: string, descending: boolean): SortKey[] {
  if (sortBy === title) return [{ by: sql.ref('sort_name'), descending }];
  const moment = sortBy === 'order' ? list.sorts.find((name) => fields[name]?.kind === 'datetime') : undefined;
  const own = { by: sortValue(sortBy, fields[sortBy], descending), descending };
  return moment === undefined ? [own] : [own, { by: sortValue(moment, fields[moment], true), descending: true }];
}

/**
 * What is empty counts as what comes last, which is not left to the database: each puts it at another end. In words that an index
 * can be made of; for moments in descending order there is one.
 */
function sortValue(name: string, field: Field | undefined, descending: boolean): RawBuilder<string | number> {
  const column = sql.ref<string | number>(name);
  if (field === undefined || neverEmpty.has(field.kind)) return column;
  if (field.kind === 'number') return sql`coalesce(${column}, ${sql.lit(descending ? field.from - 1 : field.to + 1)})`;
  return descending ? sql`coalesce(${column}, '')` : sql`coalesce(nullif(${column}, ''), ${sql.lit(lastText)})`;
}
