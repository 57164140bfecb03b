/** All page numbers are shown up to this many pages. */
const allPagesUpTo = 7;

/**
 * The numbers a pager shows: all up to 7 pages, otherwise first, last and the neighbours of the
 * current one; `null` stands for an ellipsis.
 */
export function pageWindow(current: number, last: number): (number | null)[] {
  if (last <= allPagesUpTo) return Array.from({ length: last }, (_, index) => index + 1);
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const gap = index === 0 ? 1 : page - shown[index - 1]!;
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
