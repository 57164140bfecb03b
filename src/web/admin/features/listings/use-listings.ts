import { useQueryClient } from '@tanstack/react-query';
import type { Description } from '#shared/content-types/description.ts';
import { callApi } from '../../session/client.ts';
import { useAnswer } from '../../work/use-answer.ts';
import { useWrite } from '../../work/use-write.ts';

type Change = { resource: string; field: string; add?: number[]; remove?: number[] };

/** Which records list one. What is changed is saved at once; `said` tells it in the bar that offers to take it back. */
export function useListings({ path }: Description, id: number) {
  const queries = useQueryClient();
  const { write, busy } = useWrite();
  const at = { resource: path, id };
  const queryKey = ['listings', path, id];
  const read = (signal: AbortSignal) => callApi('GET /admin/:resource/:id/listings', { at, signal });
  const { data, error, refetch } = useAnswer(queryKey, read, { gcTime: 0 });

  /** True when it went through. */
  const change = async (asked: Change, said: string): Promise<boolean> =>
    !busy &&
    write({
      call: () => callApi('PUT /admin/:resource/:id/listings', { at, body: asked }),
      failed: 'Chưa lưu được.',
      told: 'nowhere',
      undo: said,
      done: ({ data: now }) => {
        queries.setQueryData(queryKey, now);
        // Lists and forms of the other records are out of date; this form holds nothing of it.
        void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'form', refetchType: 'none' });
      },
      refused: () => {
        // What is shown may be what stood in the way.
        void refetch();
        return false;
      },
      refresh: 'nothing',
    });
  return { listings: data, error, retry: () => void refetch(), busy, change };
}
