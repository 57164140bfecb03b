import { describeContentType } from '#shared/content-types/description.ts';
import { nameMax } from '#shared/content-types/limits.ts';

/** The longest description: two sentences, which whoever listens to a page can bear. */
export const altMax = 300;

/**
 * What is said of a stored picture, once for all records that show it. Described as a content type is, so that its rules,
 * versions and the journal know it; its list and its screens are its own.
 */
export const picture = describeContentType({
  name: 'picture',
  path: 'kho-anh',
  table: 'picture',
  noun: 'ảnh',
  title: 'name',
  dashboard: null,
  fields: {
    name: { kind: 'text', label: 'Tên ảnh', required: true, max: nameMax },
    alt: { kind: 'text', label: 'Mô tả ảnh', max: altMax },
    focus_x: { kind: 'number', label: 'Điểm chính theo chiều ngang', from: 0, to: 100, unit: '%' },
    focus_y: { kind: 'number', label: 'Điểm chính theo chiều dọc', from: 0, to: 100, unit: '%' },
    state: {
      kind: 'choice',
      label: 'Cách giữ',
      values: [
        { value: 'used', label: 'Theo nơi dùng' },
        { value: 'kept', label: 'Trong kho' },
        { value: 'deleted', label: 'Đã xóa khỏi kho' },
      ],
    },
  },
  list: { columns: [], filters: [], sorts: [], searched: [] },
});

/** What an editor changes of a picture by hand. */
export const saidOfPicture = ['name', 'alt', 'focus_x', 'focus_y'] as const;
