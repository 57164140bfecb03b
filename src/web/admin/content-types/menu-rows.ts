import { type AdminRow, childrenOf, isRow } from '../work/records/record.ts';

export type MenuRow = AdminRow & { depth: 0 | 1; parentTitle: string };

/** Every item after its parent. An item whose parent is filtered away stands at the top and still names it. */
export const menuRows = (tree: readonly AdminRow[]): MenuRow[] =>
  tree.flatMap((item) => {
    return [
      { ...item, depth: 0 as const, parentTitle: isRow(item['parent']) ? String(item['parent']['title']) : '' },
      ...childrenOf(item).map((child) => ({ ...child, depth: 1 as const, parentTitle: String(item['title']) })),
    ];
  });
