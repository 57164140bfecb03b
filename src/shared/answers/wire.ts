/** The envelope every answer of the API comes in. */

export type ListMeta = { current_page: number; last_page: number; per_page: number; total: number };

/** What a search found a result among. */
export type SearchFacts = {
  /**
   * The keys (rules/search-key) of the words that were looked for, synonyms expanded, mistakes corrected:
   * several with spaces where they count side by side only, a '*' behind one that words begin with.
   */
  terms: string[];
  /** Set when nothing matched as typed: the text, with accents, whose results `data` holds instead. */
  did_you_mean: string | null;
};

/** A search counts no further: this many may be more. */
export const maxCounted = 200;

/** `total` and each of `types` are counted to `maxCounted`. */
export type SearchMeta = ListMeta & SearchFacts & { types: { vitri: number; monhoc: number; baiviet: number } };

/** `total`: how many results the whole search has. */
export type SuggestionsMeta = SearchFacts & { total: number };

export type Success<Data, Meta = ListMeta> = { success: true; data: Data; message?: string; meta?: Meta };

export type Failure = {
  success: false;
  message: string;
  /** By field, nested ones named `content.0.title`. */
  errors?: Record<string, string[]>;
  /** Present on an unexpected error, so that a report can be matched with the log. */
  request_id?: string;
  /** Present on a stale save: the record as it stands now. */
  data?: unknown;
};

export type Answer<Data, Meta = ListMeta> = Success<Data, Meta> | Failure;

export const defaultPageSize = 10;
export const pageSizes = [5, 10, 20, 50, 100] as const;
export const maxPageSize = 100;
