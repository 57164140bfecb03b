import { comparisonPath } from '#shared/paths.ts';

export type ComparedKind = 'nganh' | 'vi-tri';

export const nounOf = (kind: ComparedKind): string => (kind === 'nganh' ? 'ngành' : 'vị trí');

export const fewestCompared = 2;
export const mostCompared = 4;

/**
 * The page on which these stand side by side, or one of them waits for others: what `comparisonAddress` makes of slugs alone, for pages
 * that lead there and need not know what else can be asked.
 */
export const comparePath = (kind: ComparedKind, slugs: readonly string[]): string =>
  kind === 'nganh' && slugs.length === 0 ? comparisonPath : `${comparisonPath}?${kind}=${slugs.join(',')}`;

/** Where the list of majors begins on that page: what is narrowed is seen at once. */
export const majorListAnchor = 'phan--nganh';

/** The majors that are chosen by parameters of that page, in its order. */
export const choosingPath = (chosen: Readonly<Record<string, string>>): string => {
  const parameters = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
  return `${comparisonPath}?${parameters.join('&')}#${majorListAnchor}`;
};
