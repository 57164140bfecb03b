import type { QueryClient } from '@tanstack/react-query';
import type { RecordUses } from '#shared/answers/uses.ts';
import type { Description } from '#shared/content-types/description.ts';
import { countsOf, listGroups } from './describe-uses.ts';
import { knownUses, useUses } from './read-uses.ts';

/** What the button that deletes says: that a record which is listed is taken out of these lists, as soon as that is known. */
export function DeleteAnswer({ description, id }: { description: Description; id: number }) {
  const { data } = useUses(description, id);
  const lists = data === undefined || !isDetached(data) ? '' : countsOf(listGroups(data));
  return lists === '' ? 'Xóa' : `Xóa và gỡ khỏi ${lists}`;
}

/** What something hangs on is not deleted, and stays in its lists. */
const isDetached = ({ lists, children }: RecordUses) => lists.length > 0 && children.length === 0;

/** What this button asks of the call that deletes: only what it has said. Where it did not know yet, the call tells. */
export function detachmentOf(queries: QueryClient, description: Description, id: number): { detach?: 1 } {
  const uses = knownUses(queries, description, id);
  return uses !== undefined && isDetached(uses) ? { detach: 1 } : {};
}
