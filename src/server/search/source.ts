/** What the search reads of a content type. In: its description and its slot `search`. Out: tables and columns, as data. */

import type { Description } from '#shared/content-types/description.ts';
import { referredTo } from '#shared/content-types/parents.ts';
import { searchTypeOf } from '#shared/search/search-types.ts';
import { statusValues } from '#server/crud/status-values.ts';

/** What the search reads of the records of a content type beside what its description says. Values name columns. */
export type SearchSource = {
  code?: string;
  /** Its name and search names are questions, which say more than what they are about. */
  isAsked?: true;
  /** A list of combinations. Where it is there, these and the code alone answer who asks for one, and no other text does. */
  combinations?: string;
  /** Lists of short texts. */
  tags?: readonly string[];
  /** Texts of a column of a table, each as good as a tag. */
  inTables?: readonly { column: string; field: string }[];
  /** What a record is found by where a column has a value: a figure says nothing by itself. */
  says?: Readonly<Record<string, string>>;
  /** Texts that tell nobody what a record is about. */
  unsearched?: readonly string[];
  short: readonly string[];
  /** Long text, beside the sections. */
  paragraph?: string;
};

/** The same with what the description says: data alone, since it goes to another thread. */
export function locatedSource(description: Description, search: SearchSource) {
  const { table, path, title, fields, appearsAt, shownWith } = description;
  const first = (kind: string) => Object.keys(fields).find((name) => fields[name]?.kind === kind);
  const named = (name: string) => (name in fields ? name : undefined);
  const column = first('reference');
  const above = column === undefined ? undefined : referredTo(description, column);
  return {
    ...search,
    table,
    /** Null: no result itself; those around it are found by its name. */
    type: searchTypeOf(path),
    name: title,
    otherNames: named('other_names'),
    /** As good as other names, but in no result. */
    searchNames: named('search_names'),
    sections: first('sections'),
    /** The first of its pictures is the one that lists show. */
    thumbnail: first('image'),
    /** What it hangs on, if on anything: the column, and the name of that content type. Shown only while that is. */
    within: column === undefined || above === undefined ? undefined : { column, of: above.name },
    /** The value of its status that shows it; null where it has none. */
    shown: statusValues(description)?.on ?? null,
    /** The column of the moment (ISO 8601) from which it is shown, where there is one. */
    from: appearsAt,
    /** The column of its sections, where it is shown only with some. */
    shownWith,
  };
}

export type LocatedSource = ReturnType<typeof locatedSource>;

/** By the name of the content type's description. */
export type SearchSources = Readonly<Record<string, LocatedSource>>;
