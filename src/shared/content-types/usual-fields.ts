import { hideAt } from './hide-at.ts';
import { nameMax, orderMax } from './limits.ts';

/** Fields that many content types have, as they follow each other in forms. */

/** What a record is called, and what its address calls it. */
export const nameAndSlug = {
  name: { kind: 'text', label: 'Tên', required: true, max: nameMax },
  slug: { kind: 'slug', label: 'Slug', from: 'name' },
} as const;

/** What people also call a career, a position, a major or a subject. */
export const otherNames = {
  other_names: {
    kind: 'tags',
    label: 'Tên gọi khác',
    hint: 'Khách tìm bằng những tên này cũng thấy. Gõ từng tên rồi nhấn Enter.',
  },
  /** What the search finds it by and no visitor is shown: names that the page itself would contradict. */
  search_names: {
    kind: 'tags',
    label: 'Tên chỉ để tìm',
    hint: 'Khách gõ những tên này cũng tìm thấy, nhưng trang không hiện chúng: cách gọi chưa đúng hẳn, tên của công việc gần đó.',
  },
} as const;

/** Where a record stands in lists, and whether visitors see it. */
export const orderAndStatus = {
  order: { kind: 'integer', label: 'Thứ tự', to: orderMax },
  status: { kind: 'visibility', label: 'Trạng thái' },
  an_luc: hideAt,
} as const;
