import { hidden } from '#shared/fields/visibility.ts';
import { api } from '#shared/paths.ts';
import { menu } from '#shared/content-types/index.ts';
import { slugify } from '#shared/rules/slugify.ts';
import { adminApi } from '../client.ts';
import type { FormSlots, StoredRecord } from '../inputs/input-kind.ts';

export const menuForm: FormSlots = {
  loadFailed: 'Không thể tải chi tiết menu',
  /** While it is empty or what the title makes, on create and edit alike; it needs no memory. */
  slugFollows: ({ text }, titleBefore) => text === '' || text === slugify(titleBefore),
  choices: {
    /** Menus are two levels deep: only a dropdown at the top holds others, and none holds itself. */
    parent_id: {
      failed: 'Không thể tải menu',
      async load(recordId, signal) {
        const { data } = await adminApi.get<StoredRecord[]>(api.list(menu.path), {}, signal);
        return data
          .filter(({ id, type, parent_id: parent }) => id !== recordId && type === 'dropdown' && parent === null)
          .map(({ id, title, status }) => ({ id, name: String(title), hidden: status === hidden }));
      },
    },
  },
};
