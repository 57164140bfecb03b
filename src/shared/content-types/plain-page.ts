import { nouns } from '#shared/nouns.ts';
import { visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { hideAt } from './hide-at.ts';
import { nameMax, orderMax, shortMax } from './limits.ts';

/** Pages that tell of the school and the site itself: who they are, how to reach them, what is kept of visitors. */
export const plainPage = describeContentType({
  name: 'plainPage',
  path: 'trang',
  table: 'trang',
  noun: nouns.trang,
  page: visited.trang,
  title: 'name',
  dashboard: 'Bài viết',
  fields: {
    name: { kind: 'text', label: 'Tiêu đề', required: true, max: nameMax },
    slug: { kind: 'slug', label: 'Slug', from: 'name' },
    description: {
      kind: 'paragraph',
      label: 'Mô tả ngắn',
      hint: 'Hiện ngay dưới tiêu đề, ở kết quả tìm kiếm và khi chia sẻ liên kết.',
      max: shortMax,
    },
    sections: { kind: 'sections', label: 'Nội dung' },
    image: { kind: 'image', label: 'Hình ảnh', maxMegabytes: 2, upload: 'image' },
    order: { kind: 'integer', label: 'Thứ tự', hint: 'Chân trang web liệt kê các trang theo thứ tự này.', to: orderMax },
    status: { kind: 'visibility', label: 'Trạng thái' },
    an_luc: hideAt,
  },
  list: {
    columns: ['id', 'image', 'name', 'slug', 'order', 'status'],
    filters: ['keyword', 'status'],
    sorts: ['id', 'name', 'order', 'status'],
    searched: ['name'],
  },
});
