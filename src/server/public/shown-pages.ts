import type { Description } from '#shared/content-types/description.ts';
import { parentsOf } from '#shared/content-types/parents.ts';
import { pagePattern, waysAbove } from '#shared/content-types/record-path.ts';
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

/** Those that are asked for; all, in the order of the site, unless told. */
type Only = { column: 'id' | 'slug'; values: readonly (number | string)[] };

/** Reads the pages of a type, those of hidden records too if `rowsOf` does. One query. */
export function shownPages(description: Description, rowsOf = shownRows) {
  const { table, title, page = '' } = description;
  const above = namedAbove(description);
  const nearest = above.at(-1);
  return async ({ db, now }: ReadContext, only?: Only): Promise<ShownPage[]> => {
    const rows = rowsOf(db, description, now.toISOString())
      .select([`${table}.id`, `${table}.slug`, `${table}.${title} as name`, `${table}.updated_at`])
      .select(above.map((each, index) => `${each.table}.slug as above_${index}`))
      .select(nearest === undefined ? [] : [`${nearest.table}.${nearest.title} as within`]);
    const found: readonly Readonly<Record<string, unknown>>[] = await (
      only === undefined
        ? rows.orderBy(`${table}.order`).orderBy(`${table}.id`)
        : rows.where(`${table}.${only.column}`, 'in', only.values)
    ).execute();
    return found.map(({ within = '', ...row }) => ({
      ...(row as Pick<ShownPage, 'id' | 'slug' | 'name' | 'updated_at'>),
      within: String(within),
      path: filled(page, [...above.map((_, index) => String(row[`above_${index}`])), String(row['slug'])]),
    }));
  };
}

/** Where the pages of a type are: the pattern of their addresses ('/bai-viet?danh-muc=:slug'), and those of some records that visitors may see. */
export function pageAddress(description: Description) {
  const pages = shownPages(description);
  return {
    pattern: pagePattern(description),
    shown: (context: ReadContext, values: readonly number[]) => pages(context, { column: 'id', values }),
  };
}
export type PageAddress = ReturnType<typeof pageAddress>;
