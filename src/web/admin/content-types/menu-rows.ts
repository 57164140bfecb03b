import { isRecord } from '#shared/rules/is-record.ts';
import type { AdminRow } from '../records/record.ts';

export type MenuRow = AdminRow & { depth: 0 | 1; parentTitle: string };

const isRow = (value: unknown): value is AdminRow => isRecord(value) && typeof value['id'] === 'number';

/** Every item after its parent. An item whose parent is filtered away stands at the top and still names it. */
export function menuRows(tree: readonly AdminRow[]): MenuRow[] {
  return tree.flatMap((item) => {
    const children = Array.isArray(item['children']) ? item['children'].filter(isRow) : [];
    return [
      { ...item, depth: 0 as const, parentTitle: isRow(item['parent']) ? String(item['parent']['title']) : '' },
      ...children.map((child) => ({ ...child, depth: 1 as const, parentTitle: String(item['title']) })),
    ];
  });
}
