import { describeContentType } from './description.ts';
import { orderMax, shortMax } from './limits.ts';
import { nameAndSlug } from './usual-fields.ts';

export const category = describeContentType({
  name: 'category',
  path: 'danh-muc',
  table: 'danh_muc',
  noun: 'danh mục',
  title: 'name',
  dashboard: null,
  // Seen on the list of its articles.
  page: '/bai-viet?danh-muc=:slug',
  fields: {
    ...nameAndSlug,
    description: { kind: 'paragraph', label: 'Mô tả', max: shortMax },
    order: { kind: 'integer', label: 'Thứ tự', to: orderMax },
  },
  list: {
    columns: ['id', 'name', 'slug', 'bai_viets_count', 'order'],
    filters: ['keyword'],
    sorts: ['id', 'name', 'order'],
    searched: ['name', 'slug'],
  },
});
