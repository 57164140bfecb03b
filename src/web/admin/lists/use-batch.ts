import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { isRecord } from '#shared/formats/json.ts';
import type { Query } from '#web/api.ts';
import { ApiError, callApi, isLost, sentenceOf } from '../session/client.ts';
import { notify } from '../session/notify.ts';
import { useUndo } from '../work/undo/undo.tsx';
import { type MissedAlong, readHiddenAlong } from '../work/uses/hidden-along.ts';

/** Records by their ids, or all that a list with these filters holds: so many, as far as the screen knows. */
export type Which = { ids: readonly number[] } | { filters: Query; count: number };

export type BatchWork =
  | { action: 'set'; values: Readonly<Record<string, unknown>> }
  | { action: 'delete'; detach?: boolean }
  | { action: 'order' }
  | { action: 'copy' };

/**
 * Why nothing was changed; `canDetach`: it would have gone through had the records been taken out of the lists that hold them.
 * `isLost`: no answer came, and everything may be changed all the same.
 */
export type Refused = { message: string; canDetach: boolean; isLost: boolean };

/** Changes many records of a type in one step, tells what came of it and offers to take it back; gives why not where it was refused. */
export function useBatch(description: Description) {
  const queries = useQueryClient();
  const undo = useUndo();

  const refresh = useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'form' }),
    [queries],
  );

  /** `said` is what stands beside 'Hoàn tác'; `quiet` leaves the toast out. */
  const run = useCallback(
    async (
      work: BatchWork,
      which: Which,
      { said, quiet = false, refreshes = true }: { said: (count: number) => string; quiet?: boolean; refreshes?: boolean },
    ): Promise<Refused | null> => {
      try {
        const body = { ...work, ...asBody(which) };
        const { data, message, meta } = await callApi('POST /admin/:resource/batch', {
          at: { resource: description.path },
          body,
        });
        if (!quiet) notify.success(message);
        undo.offer({ text: said(data.count), batch: meta.batch });
        if (refreshes) await refresh();
        return null;
      } catch (error) {
        // What stood in the way may not be on the screen yet.
        void refresh();
        return refusalOf(error);
      }
    },
    [description, refresh, undo],
  );

  /** What would be hidden along with records; nothing where that cannot be had. */
  const hiddenAlong = useCallback(
    async (which: Which): Promise<MissedAlong> => {
      try {
        return await readHiddenAlong(description, asBody(which));
      } catch {
        return { along: [], links: [] };
      }
    },
    [description],
  );
  return useMemo(() => ({ run, hiddenAlong, refresh }), [run, hiddenAlong, refresh]);
}

function asBody(which: Which) {
  if ('ids' in which) return which;
  const narrowing = Object.entries(which.filters).flatMap(([name, value]): [string, string | number][] =>
    value == null || value === '' ? [] : [[name, value]],
  );
  return { filters: Object.fromEntries(narrowing), count: which.count, ...(narrowing.length === 0 && { all: true }) };
}

const lostText =
  'Máy chủ không trả lời, nên việc này có thể đã xong. Hãy tải lại danh sách và xem Nhật ký, nơi hoàn tác được, trước khi làm lại.';

export function refusalOf(error: unknown): Refused {
  const said = error instanceof ApiError && error.status === 409 ? error.data : null;
  const isUnknown = isLost(error);
  return {
    message: isUnknown ? lostText : sentenceOf(error),
    canDetach: isRecord(said) && isRecord(said['detach']),
    isLost: isUnknown,
  };
}
