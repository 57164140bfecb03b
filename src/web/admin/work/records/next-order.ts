import { orderMax } from '#shared/content-types/limits.ts';
import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { callApi } from '../../session/client.ts';
import type { AdminRow } from './record.ts';

/** The place behind all siblings; `parent` is what they belong to, null where they belong to nothing. */
export async function nextOrder(description: Description, parent: number | null, signal?: AbortSignal): Promise<number> {
  const field = parentField(description);
  const siblings = field === null ? {} : { [field]: parent };
  const query = { ...siblings, sort_by: 'order', sort_order: 'desc', per_page: 1 };
  const { data } = await callApi('GET /admin/:resource/all', { at: { resource: description.path }, query, signal });
  return behind(data);
}

/** The place behind these records. */
export const behind = (records: readonly AdminRow[]): number =>
  Math.min(orderMax, Math.max(0, ...records.map(({ order }) => Number(order))) + 1);
