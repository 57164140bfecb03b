import { describeContentType } from './description.ts';
import { nameMax, orderMax, shortMax } from './limits.ts';
import { otherNames } from './other-names.ts';

export const position = describeContentType({
  name: 'position',
  path: 'vi-tri',
  table: 'vi_tri',
  noun: 'vị trí',
  title: 'name',
  dashboard: 'Nghề nghiệp',
  fields: {
    bo_phan_id: { kind: 'reference', label: 'Bộ phận', required: true, to: 'bo-phan', dependsOn: 'nghe-nghiep' },
    name: { kind: 'text', label: 'Tên', required: true, max: nameMax },
    slug: { kind: 'slug', label: 'Slug', from: 'name' },
    other_names: otherNames,
    short_description: { kind: 'paragraph', label: 'Mô tả ngắn', max: shortMax },
    detailed_description: { kind: 'sections', label: 'Mô tả chi tiết' },
    fields: { kind: 'tags', label: 'Lĩnh vực' },
    thumbnail: { kind: 'image', label: 'Ảnh thumbnail', maxMegabytes: 2, upload: 'thumbnail' },
    image: { kind: 'image', label: 'Ảnh bìa', maxMegabytes: 2, upload: 'image' },
    youtube_url: { kind: 'url', label: 'Video YouTube', requiredOnCreate: true },
    order: { kind: 'integer', label: 'Thứ tự', to: orderMax },
    status: { kind: 'visibility', label: 'Trạng thái' },
  },
  list: {
    columns: ['id', 'thumbnail', 'name', 'bo_phan_id', 'order', 'status'],
    filters: ['status', 'nghe_nghiep_id', 'bo_phan_id'],
    sorts: ['id', 'name', 'order', 'status'],
  },
});
