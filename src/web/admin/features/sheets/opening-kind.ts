import type { RowCounts, RowKind } from '#shared/answers/sheets.ts';

/** The rows that are shown first: what has to be mended, else what changes where other rows stay as they are; null for all. */
export function openingKind({ create, update, same, refused }: RowCounts): RowKind | null {
  if (refused > 0) return 'refused';
  if (same === 0) return null;
  if (update > 0) return 'update';
  return create > 0 ? 'create' : null;
}
