/** What visitors find, as the API names the types of results. */
export const searchTypes = ['vitri', 'monhoc', 'baiviet'] as const;
export type SearchType = (typeof searchTypes)[number];

/** A search counts no further: this many may be more. */
export const maxCounted = 200;
