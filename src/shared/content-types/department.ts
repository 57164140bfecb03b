import { describeContentType } from './description.ts';
import { nameMax, shortMax } from './limits.ts';
import { orderAndStatus } from './usual-fields.ts';

export const department = describeContentType({
  name: 'department',
  path: 'bo-phan',
  table: 'bo_phan',
  noun: 'bộ phận',
  title: 'name',
  dashboard: 'Nghề nghiệp',
  fields: {
    nghe_nghiep_id: { kind: 'reference', label: 'Nghề nghiệp', required: true, to: 'nghe-nghiep' },
    name: { kind: 'text', label: 'Tên', required: true, max: nameMax },
    short_description: { kind: 'paragraph', label: 'Mô tả ngắn', max: shortMax },
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'name', 'nghe_nghiep_id', 'order', 'status'],
    filters: ['keyword', 'status', 'nghe_nghiep_id'],
    sorts: ['id', 'name', 'order', 'status'],
    searched: ['name'],
  },
});
