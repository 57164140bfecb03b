/** Which records the grid is narrowed to, beside its filters. */
export type Only = 'missing' | 'illustrative' | null;

export const onlyKey = 'loc';

const words = { missing: 'thieu', illustrative: 'minh-hoa' } as const;

export const onlyIn = (search: URLSearchParams): Only => {
  const word = search.get(onlyKey);
  return word === words.missing ? 'missing' : word === words.illustrative ? 'illustrative' : null;
};

/** The query of the grid's address. */
export const onlyQuery = (only: Exclude<Only, null>): string => `${onlyKey}=${words[only]}`;

export const onlyWord = (only: Exclude<Only, null>): string => words[only];
