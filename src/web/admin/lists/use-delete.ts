import { useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { adminApi, ApiError } from '../client.ts';
import { notify } from '../notify.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { listKey } from './use-list.ts';
import { type AdminRow, titleOf } from '../records/record.ts';

/** Asks, deletes, tells what came of it, and brings the list up to date. */
export function useDelete(description: Description): (row: AdminRow) => void {
  const confirm = useConfirm();
  const queries = useQueryClient();
  const texts = nounTexts(description.noun);

  return (row) => {
    void confirm({
      title: texts.deleteTitle,
      question: texts.confirmDelete(titleOf(description, row)),
      confirm: 'Xóa',
      cancel: 'Hủy',
      run: async () => {
        try {
          const { message } = await adminApi.delete<unknown>(api.record(description.path, row.id), { version: row.version });
          notify.success(message ?? texts.deleted);
        } catch (error) {
          notify.error(texts.deleteFailed, error instanceof ApiError ? error.message : undefined);
        }
        // Also after a refusal: what stood in the way is not on the screen yet.
        await Promise.all([
          queries.invalidateQueries({ queryKey: listKey(description) }),
          queries.invalidateQueries({ queryKey: ['lookup', description.path] }),
        ]);
      },
    });
  };
}
