import { useLayoutEffect, useState } from 'react';

export type CellBox = { top: number; left: number; width: number; height: number };

const boxOf = (cell: HTMLElement): CellBox => {
  const { top, left, width, height } = cell.getBoundingClientRect();
  return { top, left, width, height };
};

/** Where a cell stands in the window, also while its grid is scrolled. */
export function useCellBox(cell: HTMLElement): CellBox {
  const [box, setBox] = useState(() => boxOf(cell));
  useLayoutEffect(() => {
    const follow = () => setBox(boxOf(cell));
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [cell]);
  return box;
}
