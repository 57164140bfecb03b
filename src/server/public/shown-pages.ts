import type { Description } from '#shared/content-types/description.ts';
import { parentsOf } from '#shared/content-types/parents.ts';
import { waysAbove } from '#shared/content-types/record-path.ts';
import { filled } from '#shared/paths.ts';
import type { ReadContext } from './read-context.ts';
import { shownRows } from './visibility.ts';

/** The page of a record that visitors may see. `within`: the name of the last record whose slug stands before its own; '' where none does. */
export type ShownPage = { id: number; slug: string; name: string; within: string; path: string; updated_at: string };

/** What the slugs before that of a record in the address of its page are of, as they stand there. */
export function namedAbove(description: Description): Description[] {
  const above = parentsOf(description);
  return waysAbove(description).map(({ length }) => {
    const parent = above[length - 1]?.description;
    if (parent === undefined) throw new Error(`The page of ${description.name} names what its records do not belong to.`);
    return parent;
  });
}

/** Reads the pages of a type: of the records that have one of these values in a column, or of all in the order of the site. One query. */
export function shownPages(description: Description) {
  const { table, title, page = '' } = description;
  const above = namedAbove(description);
  const nearest = above.at(-1);
  return async ({ db, now }: ReadContext, only?: { column: 'id' | 'slug'; values: readonly (number | string)[] }) => {
    const rows = shownRows(db, description, now.toISOString())
      .select([`${table}.id`, `${table}.slug`, `${table}.${title} as name`, `${table}.updated_at`])
      .select(above.map((each, index) => `${each.table}.slug as above_${index}`))
      .select(nearest === undefined ? [] : [`${nearest.table}.${nearest.title} as within`]);
    const found = await (
      only === undefined
        ? rows.orderBy(`${table}.order`).orderBy(`${table}.id`)
        : rows.where(`${table}.${only.column}`, 'in', only.values)
    ).execute();
    return found.map((row): ShownPage => {
      const slug = String(row['slug']);
      return {
        id: Number(row['id']),
        slug,
        name: String(row['name']),
        within: String(row['within'] ?? ''),
        path: filled(page, [...above.map((_, index) => String(row[`above_${index}`])), slug]),
        updated_at: String(row['updated_at']),
      };
    });
  };
}
