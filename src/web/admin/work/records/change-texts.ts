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
  enquiry: 'Hỏi tư vấn',
};

/** What an entry did, where it may have been done at its moment by nobody. */
export const actionName = ({ action, note }: Pick<JournalEntry, 'action' | 'note'>): string =>
  note?.hidden_on_time === true ? 'Tự ẩn' : actionNames[action];

export const doerName = (by: Doer): string => (by === null ? 'Hệ thống' : (by.name ?? 'tài khoản đã xóa'));

/** 'Bản 3'; a draft was made from the version that its number is of. Empty where nothing is known of it. */
export const versionName = ({ action, version }: Pick<JournalEntry, 'action' | 'version'>): string =>
  version === null ? '' : action === 'draft' ? `Nháp của bản ${version}` : `Bản ${version}`;

/** The fields of a change as the form calls them; those that the content type has no more are left out. */
export const fieldLabels = (description: Description | undefined, changed: readonly string[]): string =>
  changed.flatMap((name) => description?.fields[name]?.label ?? []).join(', ');

/** What a change was about beside its fields: 'bản 3', 'thêm /gioi-thieu.html'. Empty where nothing is known of that. */
export function noteText({ note }: Pick<JournalEntry, 'note'>): string {
  if (note === null) return '';
  const {
    version,
    is_draft: isDraft,
    from_trash: isFromTrash,
    added,
    removed,
    others = 0,
    hidden_on_time: isOnTime,
    enquiry,
  } = note;
  if (enquiry !== undefined) return enquiry.toLocaleLowerCase('vi');
  if (isOnTime) return 'theo giờ hẹn';
  if (isFromTrash) return 'từ thùng rác';
  if (version !== undefined) return isDraft ? `nháp của bản ${version}` : `bản ${version}`;
  if (added !== undefined) return others > 0 ? `thêm ${added} và ${others} địa chỉ khác` : `thêm ${added}`;
  return removed === undefined ? '' : `bỏ ${removed}`;
}

/** 'Khôi phục bản 3: Tên, Mô tả', 'Đổi địa chỉ cũ: thêm /gioi-thieu.html' */
export function changeText(entry: JournalEntry, fields: string): { what: string; about: string } {
  const note = noteText(entry);
  const isAddress = entry.action === 'settings';
  return {
    what: [actionName(entry), ...(note === '' || isAddress ? [] : [note])].join(' '),
    about: isAddress ? note : fields,
  };
}
