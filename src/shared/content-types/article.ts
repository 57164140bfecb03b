import { nouns } from '#shared/nouns.ts';
import { articlesPath, visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { hideAt } from './hide-at.ts';
import { inLists } from './in-lists.ts';
import { nameMax, orderMax, shortMax } from './limits.ts';

export const article = describeContentType({
  name: 'article',
  path: 'bai-viet',
  table: 'bai_viet',
  noun: nouns['bai-viet'],
  page: visited['bai-viet'],
  listPage: articlesPath,
  title: 'title',
  dashboard: 'Bài viết',
  appearsAt: 'published_at',
  fields: {
    category_id: { kind: 'reference', label: 'Danh mục', to: 'danh-muc' },
    title: { kind: 'text', label: 'Tiêu đề', required: true, max: nameMax },
    slug: { kind: 'slug', label: 'Slug', from: 'title' },
    excerpt: { kind: 'paragraph', label: 'Tóm tắt', max: shortMax },
    nghe_nghiep_ids: { kind: 'references', label: 'Nói về nghề', to: 'nghe-nghiep', seenAs: 'Bài viết liên quan' },
    nganh_hoc_ids: { kind: 'references', label: 'Nói về ngành', to: 'nganh-hoc', seenAs: 'Bài viết liên quan' },
    content: { kind: 'sections', label: 'Nội dung' },
    thumbnail: { kind: 'image', label: 'Ảnh thumbnail', maxMegabytes: 2, upload: 'thumbnail', ...inLists },
    image: { kind: 'image', label: 'Ảnh bìa', maxMegabytes: 2, upload: 'image' },
    video_url: { kind: 'url', label: 'Video YouTube', requiredOnCreate: true },
    order: { kind: 'integer', label: 'Thứ tự', to: orderMax },
    status: {
      kind: 'choice',
      label: 'Trạng thái',
      values: [
        { value: 'draft', label: 'Nháp' },
        { value: 'published', label: 'Đã xuất bản' },
      ],
      alsoFilters: [{ value: 'scheduled', label: 'Hẹn giờ' }],
    },
    published_at: {
      kind: 'datetime',
      label: 'Ngày xuất bản',
      hint: 'Theo giờ Việt Nam. Để trống: lấy lúc bấm xuất bản. Giờ trong tương lai: bài tự hiện đúng giờ đó.',
    },
    an_luc: hideAt,
  },
  list: {
    columns: ['id', 'thumbnail', 'title', 'category_id', 'order', 'status', 'published_at'],
    filters: ['keyword', 'status', 'category_id', 'category_slug'],
    sorts: ['id', 'title', 'order', 'status', 'published_at'],
    searched: ['title'],
    defaultFilter: { status: 'published' },
  },
});
