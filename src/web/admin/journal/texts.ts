import type { Doer, JournalAction, JournalEntry } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';

/** What the screens of history, trash and journal say alike. */

export const actionNames: Record<JournalAction, string> = {
  create: 'Tạo',
  update: 'Sửa',
  delete: 'Xóa',
  restore: 'Khôi phục',
  draft: 'Lưu nháp',
  discard: 'Bỏ nháp',
  publish: 'Xuất bản',
  purge: 'Xóa vĩnh viễn',
  settings: 'Đổi địa chỉ cũ',
  account: 'Tài khoản',
};

export const doerName = (by: Doer): string => (by === null ? 'Hệ thống' : (by.name ?? 'tài khoản đã xóa'));

/** 'Bản 3'; a draft was made from the version that its number is of. Empty where nothing is known of it. */
export const versionName = ({ action, version }: Pick<JournalEntry, 'action' | 'version'>): string =>
  version === null ? '' : action === 'draft' ? `Nháp của bản ${version}` : `Bản ${version}`;

/** The fields of a change as the form calls them; those that the content type has no more are left out. */
export const fieldLabels = (description: Description | undefined, changed: readonly string[]): string =>
  changed.flatMap((name) => description?.fields[name]?.label ?? []).join(', ');
