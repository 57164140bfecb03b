import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

export type CellBox = { top: number; left: number; width: number; height: number };

const boxOf = (cell: HTMLElement): CellBox => {
  const { top, left, width, height } = cell.getBoundingClientRect();
  return { top, left, width, height };
};

/** Where a cell stands in the window, also while its grid is scrolled. */
export function useCellBox(cell: HTMLElement): CellBox {
  const [box, setBox] = useState(() => boxOf(cell));
  const follow = () => setBox(boxOf(cell));
  useWindowEvent('scroll', follow, true);
  useWindowEvent('resize', follow);
  return box;
}
