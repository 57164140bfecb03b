import { visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { hideAt } from './hide-at.ts';
import { longMax, nameMax, orderMax } from './limits.ts';

export const majorGroup = describeContentType({
  name: 'majorGroup',
  path: 'nhom-nganh',
  table: 'nhom_nganh',
  ...visited['nhom-nganh'],
  title: 'name',
  dashboard: 'Đào tạo',
  fields: {
    name: { kind: 'text', label: 'Tên', required: true, max: nameMax },
    slug: { kind: 'slug', label: 'Slug', from: 'name' },
    description: { kind: 'paragraph', label: 'Mô tả', max: longMax },
    image: { kind: 'image', label: 'Hình ảnh', requiredOnCreate: true, maxMegabytes: 2, upload: 'image' },
    order: { kind: 'integer', label: 'Thứ tự', to: orderMax },
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
