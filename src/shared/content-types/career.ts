import { nouns } from '#shared/nouns.ts';
import { careersPath, visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { longMax } from './limits.ts';
import { nameAndSlug, orderAndStatus, otherNames } from './usual-fields.ts';

export const career = describeContentType({
  name: 'career',
  path: 'nghe-nghiep',
  table: 'nghe_nghiep',
  noun: nouns['nghe-nghiep'],
  page: visited['nghe-nghiep'],
  listPage: careersPath,
  title: 'name',
  dashboard: 'Nghề nghiệp',
  fields: {
    ...nameAndSlug,
    ...otherNames,
    description: { kind: 'paragraph', label: 'Mô tả', max: longMax },
    image: { kind: 'image', label: 'Hình ảnh', requiredOnCreate: true, maxMegabytes: 2, upload: 'image' },
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'image', 'name', 'slug', 'order', 'status'],
    filters: ['keyword', 'status'],
    sorts: ['id', 'name', 'order', 'status'],
    searched: ['name', 'other_names', 'search_names'],
  },
});
