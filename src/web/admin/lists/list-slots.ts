import type { ComponentType, ReactNode } from 'react';
import type { AdminRow } from '../records/record.ts';

/** Where the list of one content type differs from the others. */
export type ListSlots = {
  /** Cells written by hand, by the key of their column. */
  cells?: Readonly<Record<string, (row: AdminRow) => ReactNode>>;
  /** What stands beside the title. */
  help?: ReactNode;
  /** Replaces the whole screen. */
  screen?: ComponentType;
};
