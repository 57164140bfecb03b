import { menu } from '#shared/content-types/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { api } from '#shared/paths.ts';
import { adminApi } from '../client.ts';
import type { AdminRow } from '../records/record.ts';

type Parent = { id: number; name: string; hidden: boolean };

/** Menus are two levels deep: only a dropdown at the top holds others, and none holds itself. */
export async function possibleParents(recordId: number | null, signal: AbortSignal): Promise<Parent[]> {
  const { data } = await adminApi.get<AdminRow[]>(api.list(menu.path), {}, signal);
  return data
    .filter(({ id, type, parent_id: parent }) => id !== recordId && type === 'dropdown' && parent === null)
    .map(({ id, title, status }) => ({ id, name: String(title), hidden: status === hidden }));
}
