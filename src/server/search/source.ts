import type { Description } from '#shared/content-types/description.ts';
import { referredTo } from '#shared/content-types/parents.ts';
import { type SearchType, searchTypeOf } from '#shared/search/search-types.ts';

/** What the search reads of the records of a content type beside what its description says. Values name columns. */
export type SearchSource = {
  code?: string;
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
export type LocatedSource = SearchSource & {
  table: string;
  /** Null: no result itself; those around it are found by its name. */
  type: SearchType | null;
  name: string;
  otherNames?: string | undefined;
  /** As good as other names, but in no result. */
  searchNames?: string | undefined;
  sections?: string | undefined;
  thumbnail?: string | undefined;
  /** What it hangs on, if on anything: the column, and the name of that content type. Shown only while that is. */
  within?: { column: string; of: string } | undefined;
  /**
   * The value of `status` that shows it, 1 unless told, and the moment (ISO 8601) from which it does, where there is one;
   * 'always' where there is no status.
   */
  shown?: { status: string; from: string } | 'always' | undefined;
};

export function locatedSource(description: Description, search: SearchSource): LocatedSource {
  const { table, path, title, fields, appearsAt } = description;
  const { status } = fields;
  const first = (kind: string) => Object.keys(fields).find((name) => fields[name]?.kind === kind);
  const named = (name: string) => (name in fields ? name : undefined);
  const column = first('reference');
  const above = column === undefined ? undefined : referredTo(description, column);
  return {
    ...search,
    table,
    type: searchTypeOf(path),
    name: title,
    otherNames: named('other_names'),
    searchNames: named('search_names'),
    sections: first('sections'),
    // Lists show the first of its pictures.
    thumbnail: first('image'),
    within: column === undefined || above === undefined ? undefined : { column, of: above.name },
    shown:
      status === undefined
        ? 'always'
        : appearsAt !== undefined && status.kind === 'choice'
          ? { status: String(status.values.at(-1)?.value), from: appearsAt }
          : undefined,
  };
}

/** By the name of the content type's description. */
export type SearchSources = Readonly<Record<string, LocatedSource>>;
