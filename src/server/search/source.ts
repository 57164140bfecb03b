import type { SearchType } from '#shared/search/search-types.ts';

/** How the search reads the records of a content type: data alone, since it goes to another thread. Values name columns. */
export type SearchSource = {
  /** Null: no result itself; those around it are found by its name. */
  type: SearchType | null;
  name: string;
  otherNames?: string;
  /** As good as other names, but in no result. */
  searchNames?: string;
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
  sections?: string;
  thumbnail?: string;
  /** What it hangs on, if on anything: the column, and the name of that content type. Shown only while that is. */
  within?: { column: string; of: string };
  /**
   * The value of `status` that shows it, 1 unless told, and the moment (ISO 8601) from which it does, where there is one;
   * 'always' where there is no status.
   */
  shown?: { status: string; from: string } | 'always';
};

/** A source and the table that it reads. */
export type LocatedSource = SearchSource & { table: string };

/** By the name of the content type's description. */
export type SearchSources = Readonly<Record<string, LocatedSource>>;
