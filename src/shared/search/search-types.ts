/** What visitors find, as the API names the types of results, and in the order in which pages name them. */
export const searchTypes = ['nghenghiep', 'nhomnganh', 'nganhhoc', 'vitri', 'monhoc', 'baiviet', 'trang'] as const;
export type SearchType = (typeof searchTypes)[number];

/** A search counts no further: this many may be more. */
export const maxCounted = 200;
