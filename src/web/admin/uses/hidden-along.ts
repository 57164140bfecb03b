import type { HiddenAlong } from '#shared/answers/batch.ts';
import { hiddenAlongCall } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { texts } from '#shared/texts.ts';
import type { Query } from '#web/api.ts';
import { adminApi } from '../client.ts';
import { findDescription } from '../records/description.ts';

/** What would be hidden along with records: some, or all that a list with these filters holds. */
export const readHiddenAlong = async (
  { path }: Description,
  which: { ids: readonly number[] } | { filters: Query },
  signal?: AbortSignal,
): Promise<HiddenAlong> => (await adminApi.post<HiddenAlong>(hiddenAlongCall(path), which, signal)).data;

/** 'Ẩn theo: 3 bộ phận, 14 vị trí' */
export const hiddenAlongText = (along: HiddenAlong): string =>
  texts.hiddenAlong(
    along.map(({ resource, count }) => `${count.toLocaleString('vi-VN')} ${findDescription(resource)?.noun ?? resource}`),
  );
