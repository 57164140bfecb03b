import { type RawBuilder, sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { byKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';

/** What a list is sorted by, before the id. */
export type SortKey = { by: RawBuilder<string | number>; descending: boolean };

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

/** A column of the table, and whether the greatest comes first. */
type Sorted = [column: RawBuilder<string | number>, descending: boolean];

const asItIs = (_: Field, column: Sorted[0]) => column;
const textsLast = (_: Field, ...[column, descending]: Sorted): Sorted[0] =>
  descending ? sql`coalesce(${column}, '')` : sql`coalesce(nullif(${column}, ''), ${sql.lit(lastText)})`;

/**
 * What is empty counts as what comes last, which is not left to the database: each puts it at another end. In words that an index
 * can be made of; for moments in descending order there is one.
 */
const sortable = byKind<Field, Sorted, Sorted[0]>({
  integer: asItIs,
  visibility: asItIs,
  choice: asItIs,
  flag: asItIs,
  number: ({ from, to }, column, descending) => sql`coalesce(${column}, ${sql.lit(descending ? from - 1 : to + 1)})`,
  text: textsLast,
  paragraph: textsLast,
  slug: textsLast,
  reference: textsLast,
  tags: textsLast,
  choices: textsLast,
  references: textsLast,
  sections: textsLast,
  table: textsLast,
  image: textsLast,
  date: textsLast,
  datetime: textsLast,
  url: textsLast,
  link: textsLast,
});

function sortValue(name: string, field: Field | undefined, descending: boolean): Sorted[0] {
  const column = sql.ref<string | number>(name);
  return field === undefined ? column : sortable(field, column, descending);
}
