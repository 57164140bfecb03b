import type { RecordVersion } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/rules/quoted.ts';
import { capital } from '#shared/texts.ts';
import { findDescription } from '../records/description.ts';
import type { AdminRow } from '../records/record.ts';

/** What a restore of a version leaves as it is, and what it hides from visitors, a sentence each. */
export const restoreWarnings = (
  { fields }: Description,
  { broken }: Pick<RecordVersion, 'broken'>,
  current: AdminRow,
): string[] =>
  broken.flatMap(({ field, resource, id, title, state }) => {
    const named = `${capital(findDescription(resource)?.noun ?? resource)} ${quoted(title)}`;
    if (state === 'gone') return [`${named} đã bị xóa, nên ô “${fields[field]?.label ?? field}” giữ như hiện tại.`];
    // It hangs on what is hidden already.
    return current[field] === id ? [] : [`${named} đang ẩn với khách, nên khách sẽ không thấy bản được khôi phục.`];
  });
