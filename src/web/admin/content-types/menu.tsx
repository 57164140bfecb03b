import { lazy, Suspense } from 'react';
import { menu } from '#shared/content-types/index.ts';
import { otherHost } from '#shared/addresses/other-host.ts';
import { slugify } from '#shared/text/slugify.ts';
import { callApi } from '../session/client.ts';
import { childrenOf } from '../work/records/record.ts';
import type { AskBeforeSave, BelowInput } from '../inputs/form-slots.ts';
import { behind, nextOrder } from '../work/records/next-order.ts';
import { textOf } from '../work/records/record.ts';
import { possibleParents } from './menu-parents.ts';
import type { Slots } from './slots.ts';

const Without = lazy(async () => ({ default: (await import('./menu-without-url.tsx')).WithoutUrl }));
const WithoutUrl = (props: BelowInput) => (
  <Suspense fallback={null}>
    <Without {...props} />
  </Suspense>
);

/** Forms know this file as well, and need none of what a list is made of. */
const MenuList = lazy(async () => ({ default: (await import('./menu-list.tsx')).MenuList }));

/** Once for each address: who has said yes to it is not asked again with every later change of the entry. */
const askWhetherAway: AskBeforeSave = (values, stored, origins) => {
  const host = otherHost(textOf(values, 'url'), origins);
  if (host === null || values['url'] === stored?.['url']) return null;
  return {
    title: 'Menu này dẫn ra ngoài?',
    text: `Địa chỉ này thuộc trang khác (${host}). Trang đó sẽ mở trong tab mới.`,
    answers: [{ label: 'Đúng, lưu menu' }],
  };
};

/** The list is a tree: what hangs below an entry is told with that. */
async function lastPlace(parent: number | null, signal: AbortSignal): Promise<number> {
  if (parent === null) return nextOrder(menu, null, signal);
  const { data } = await callApi('GET /admin/:resource/:id', { at: { resource: menu.path, id: parent }, signal });
  return behind(childrenOf(data));
}

export const menuSlots: Slots = {
  list: { screen: MenuList },
  form: {
    loadFailed: 'Không thể tải chi tiết menu',
    whileHidden: 'Khi trang còn ẩn, khách không thấy mục menu này, cả mục con của nó.',
    below: { url: WithoutUrl },
    belowReads: ['slug', 'type'],
    /** Also on an edit form: the slug follows while it is empty or what the title before made of it. */
    slugFollows: ({ text }, titleBefore) => text === '' || text === slugify(titleBefore),
    questionBeforeSave: askWhetherAway,
    lastPlace,
    choices: { parent_id: { load: possibleParents, failed: 'Không thể tải menu' } },
  },
};
