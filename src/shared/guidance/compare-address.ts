import { comparisonPath } from '../paths.ts';

/** What can be set side by side. */
export type ComparedKind = 'nganh' | 'vi-tri';

export const fewestCompared = 2;
export const mostCompared = 4;

/** The page on which these stand side by side, or one of them waits for others. */
export const comparePath = (kind: ComparedKind, slugs: readonly string[]): string =>
  slugs.length === 0 ? comparisonPath : `${comparisonPath}?${kind}=${slugs.join(',')}`;
