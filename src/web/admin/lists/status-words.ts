import type { Description } from '#shared/content-types/description.ts';
import { hidden, shown } from '#shared/fields/visibility.ts';

/** How the status of a content type is switched, and what is said of it. */
export type StatusWords = {
  on: string | number;
  off: string | number;
  /** What a command does to records. */
  show: string;
  hide: string;
  /** What was done, before the name of a record or a count of them: 'Đã ẩn môn học “X”.' */
  shown: string;
  hidden: string;
};

/** Null where records have no status. */
export function statusWords({ fields }: Description): StatusWords | null {
  const field = fields['status'];
  if (field?.kind === 'visibility')
    return { on: shown, off: hidden, show: 'Hiển thị', hide: 'Ẩn', shown: 'Đã hiển thị', hidden: 'Đã ẩn' };
  const [off, on] = field?.kind === 'choice' ? field.values : [];
  if (off === undefined || on === undefined) return null;
  return {
    on: on.value,
    off: off.value,
    show: 'Xuất bản',
    hide: 'Chuyển về nháp',
    shown: 'Đã xuất bản',
    hidden: 'Đã chuyển về nháp',
  };
}
