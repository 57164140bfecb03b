import { nouns } from '#shared/nouns.ts';
import { visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { longMax } from './limits.ts';
import { nameAndSlug, orderAndStatus } from './usual-fields.ts';

export const majorGroup = describeContentType({
  name: 'majorGroup',
  path: 'nhom-nganh',
  table: 'nhom_nganh',
  noun: nouns['nhom-nganh'],
  page: visited['nhom-nganh'],
  title: 'name',
  dashboard: 'Đào tạo',
  fields: {
    ...nameAndSlug,
    description: { kind: 'paragraph', label: 'Mô tả', max: longMax },
    image: { kind: 'image', label: 'Hình ảnh', requiredOnCreate: true, maxMegabytes: 2, upload: 'image' },
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'image', 'name', 'slug', 'order', 'status'],
    filters: ['keyword', 'status'],
    sorts: ['id', 'name', 'order', 'status'],
    searched: ['name'],
  },
});
