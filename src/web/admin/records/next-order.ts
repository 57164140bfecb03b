import { orderMax } from '#shared/content-types/limits.ts';
import type { Description } from '#shared/content-types/description.ts';
import { api } from '#shared/paths.ts';
import type { Query } from '#web/api.ts';
import { adminApi } from '../client.ts';
import type { AdminRow } from './record.ts';

/** The place behind all siblings; `siblings` says what they belong to, and nothing where all records are siblings. */
export async function nextOrder({ path }: Description, siblings: Query, signal?: AbortSignal): Promise<number> {
  const query = { ...siblings, sort_by: 'order', sort_order: 'desc', per_page: 1 };
  const { data } = await adminApi.get<AdminRow[]>(api.list(path), query, signal);
  return Math.min(orderMax, Number(data[0]?.['order'] ?? 0) + 1);
}
