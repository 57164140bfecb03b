import { searchTypes } from '#shared/rules/search-types.ts';

/** The types that are indexed, at their numbers in the index. */
export const indexedTypes = ['vitri', 'monhoc', 'baiviet'] as const;
export type IndexedType = (typeof indexedTypes)[number];

export const isIndexed = (type: string): type is IndexedType => indexedTypes.some((each) => each === type);

/** No match of any type. */
export const noneOf = Object.fromEntries(searchTypes.map((type) => [type, 0])) as Record<(typeof searchTypes)[number], number>;
