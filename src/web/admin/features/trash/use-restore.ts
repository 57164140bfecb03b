import type { TrashedRecord } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { ApiError, callApi } from '../../session/client.ts';
import { restoredText } from '../../work/undo/undo-texts.ts';
import { useWrite } from '../../work/use-write.ts';
import { type MissingReference, missingReferences } from './missing-references.ts';

/** References to use in place of those that are gone, by field. */
export type Instead = Readonly<Record<string, number>>;

/**
 * Brings a record back, tells what came of it, and offers to take it back. Gives what has to be chosen first; null when it is
 * done, or refused for another reason, which was told.
 */
export function useRestore() {
  const { write } = useWrite();
  return async (description: Description, row: TrashedRecord, instead: Instead = {}): Promise<MissingReference[] | null> => {
    let missing: MissingReference[] | null = null;
    await write({
      call: () => callApi('POST /admin/trash/:resource/:id/restore', { at: row, body: instead }),
      failed: 'Khôi phục thất bại!',
      undo: restoredText(description, row.title ?? ''),
      refused: (error) => {
        missing = error instanceof ApiError && error.status === 422 ? missingReferences(description, error.errors) : null;
        return missing !== null;
      },
    });
    return missing;
  };
}
