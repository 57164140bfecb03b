import { menu } from '#shared/content-types/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { callApi } from '../session/client.ts';

type Parent = { id: number; name: string; hidden: boolean };

/** Menus are two levels deep: only a dropdown at the top holds others, and none holds itself. */
export async function possibleParents(recordId: number | null, signal: AbortSignal): Promise<Parent[]> {
  const { data } = await callApi('GET /admin/:resource/all', { at: { resource: menu.path }, signal });
  return data
    .filter(({ id, type, parent_id: parent }) => id !== recordId && type === 'dropdown' && parent === null)
    .map(({ id, title, status }) => ({ id, name: String(title), hidden: status === hidden }));
}
