import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/formats/json.ts';

/** A record as the administrator's calls give it, read by the names in its description. */
export type AdminRow = { id: number; version?: number } & Record<string, unknown>;

export const isRow = (value: unknown): value is AdminRow => isRecord(value) && typeof value['id'] === 'number';

/** Those below a record of a tree. */
export const childrenOf = (row: Record<string, unknown>): AdminRow[] =>
  Array.isArray(row['children']) ? row['children'].filter(isRow) : [];

/** The name a person knows the record by. */
export const titleOf = (description: Description, row: AdminRow): string => String(row[description.title] ?? '');

/** A part of a record that is a record itself, such as `bo_phan` of a position. */
export function partOf(row: Record<string, unknown>, key: string): Record<string, unknown> | null {
  const part = row[key];
  return isRecord(part) ? part : null;
}

/** A text in a record; empty where there is none. */
export function textOf(row: Record<string, unknown> | null, key: string): string {
  const value = row?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The name of what a record hangs on by `key`: `group_id` → group.name, `nghe_nghiep_id` → nghe_nghiep_name. */
export function relatedName(row: AdminRow, key: string): string {
  const stem = key.replace(/_id$/, '');
  const related = partOf(row, stem);
  return related ? textOf(related, 'name') || textOf(related, 'title') : textOf(row, `${stem}_name`);
}

/** The name of what that belongs to in turn, where it says so: `bo_phan_id` → bo_phan.nghe_nghiep.name. */
export function nameAbove(row: AdminRow, key: string): string {
  const related = partOf(row, key.replace(/_id$/, ''));
  const above = related && Object.keys(related).find((name) => `${name}_id` in related);
  return related && above ? textOf(partOf(related, above), 'name') : '';
}
