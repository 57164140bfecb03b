import { menu } from '#shared/content-types/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { api } from '#shared/paths.ts';
import { slugify } from '#shared/rules/slugify.ts';
import { adminApi } from '../client.ts';
import type { Choice } from '../inputs/form-slots.ts';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { MenuList } from './menu-list.tsx';
import type { Slots } from './slots.ts';

export const menuSlots: Slots = {
  list: { screen: MenuList },
  form: {
    loadFailed: 'Không thể tải chi tiết menu',
    /** Also on an edit form: the slug follows while it is empty or what the title before made of it. */
    slugFollows: ({ text }, titleBefore) => text === '' || text === slugify(titleBefore),
    choices: { parent_id: { load: possibleParents, failed: 'Không thể tải menu' } },
  },
};

/** Menus are two levels deep: only a dropdown at the top holds others, and none holds itself. */
async function possibleParents(recordId: number | null, signal: AbortSignal): Promise<Choice[]> {
  const { data } = await adminApi.get<StoredRecord[]>(api.list(menu.path), {}, signal);
  return data
    .filter(({ id, type, parent_id: parent }) => id !== recordId && type === 'dropdown' && parent === null)
    .map(({ id, title, status }) => ({ id, name: String(title), hidden: status === hidden }));
}
