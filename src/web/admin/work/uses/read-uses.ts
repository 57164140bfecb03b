import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { RecordUses } from '#shared/answers/uses.ts';
import type { Description } from '#shared/content-types/description.ts';
import { callApi } from '../../session/client.ts';

export const readUses = async ({ path }: Description, id: number, signal?: AbortSignal): Promise<RecordUses> =>
  (await callApi('GET /admin/:resource/:id/uses', { at: { resource: path, id }, signal })).data;

const keyOf = ({ path }: Description, id: number) => ['uses', path, id];

/** What the screen has been told of it; undefined where that has not come yet. */
export const knownUses = (queries: QueryClient, description: Description, id: number) =>
  queries.getQueryData<RecordUses>(keyOf(description, id));

/** Read anew each time it is asked for: others change it. */
export const useUses = (description: Description, id: number, enabled = true) =>
  useQuery({
    queryKey: keyOf(description, id),
    queryFn: ({ signal }) => readUses(description, id, signal),
    enabled,
    gcTime: 0,
  });
