import { useQueryClient } from '@tanstack/react-query';
import type { TrashedRecord } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { ApiError, callApi } from '../client.ts';
import { notify } from '../notify.ts';
import { restoredText } from '../undo/texts.ts';
import { useUndo } from '../undo/undo.tsx';
import { type MissingReference, missingReferences } from './missing-references.ts';

/** References to use in place of those that are gone, by field. */
export type Instead = Readonly<Record<string, number>>;

/**
 * Brings a record back, tells what came of it, and offers to take it back. Gives what has to be chosen first; null when it is
 * done, or refused for another reason, which was told.
 */
export function useRestore() {
  const queries = useQueryClient();
  const undo = useUndo();
  return async (description: Description, row: TrashedRecord, instead: Instead = {}): Promise<MissingReference[] | null> => {
    try {
      const { message, meta } = await callApi('POST /admin/trash/:resource/:id/restore', {
        at: { resource: row.resource, id: row.id },
        body: instead,
      });
      notify.success(message);
      undo.offer({ text: restoredText(description, row.title ?? ''), batch: meta.batch });
    } catch (error) {
      const missing = error instanceof ApiError && error.status === 422 ? missingReferences(description, error.errors) : null;
      if (missing !== null) return missing;
      notify.error('Khôi phục thất bại!', reasonOf(error));
    }
    await queries.invalidateQueries();
    return null;
  };
}

/** What the fields say is more than that they are wrong. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const faults = Object.values(error.errors).flat();
  return faults.length > 0 ? faults.join(' ') : error.message;
}
