import { describeContentType } from './description.ts';
import { nameMax, orderMax, shortMax } from './limits.ts';
import { otherNames } from './other-names.ts';

export const major = describeContentType({
  name: 'major',
  path: 'nganh-hoc',
  table: 'nganh_hoc',
  noun: 'ngành học',
  title: 'name',
  dashboard: 'Đào tạo',
  fields: {
    group_id: { kind: 'reference', label: 'Nhóm ngành', required: true, to: 'nhom-nganh' },
    name: { kind: 'text', label: 'Tên', required: true, max: nameMax },
    slug: { kind: 'slug', label: 'Slug', from: 'name' },
    other_names: otherNames,
    ma_nganh: { kind: 'text', label: 'Mã ngành', max: nameMax, hint: 'Có thể để trống khi ngành chưa có mã.' },
    description: { kind: 'paragraph', label: 'Mô tả ngắn', max: shortMax },
    detailed_content: { kind: 'sections', label: 'Mô tả chi tiết' },
    image: { kind: 'image', label: 'Hình ảnh', maxMegabytes: 2, upload: 'image' },
    youtube_url: { kind: 'url', label: 'Video YouTube', requiredOnCreate: true },
    order: { kind: 'integer', label: 'Thứ tự', to: orderMax },
    status: { kind: 'visibility', label: 'Trạng thái' },
  },
  list: {
    columns: ['id', 'image', 'name', 'ma_nganh', 'group_id', 'order', 'status'],
    filters: ['status', 'group_id'],
    sorts: ['id', 'name', 'ma_nganh', 'order', 'status'],
    defaultFilter: { status: 'active' },
  },
});
