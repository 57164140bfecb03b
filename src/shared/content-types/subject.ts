import { nouns } from '#shared/nouns.ts';
import { subjectsPath, visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { checkedOn, illustrative } from './facts.ts';
import { longMax, shortMax } from './limits.ts';
import { nameAndSlug, orderAndStatus, otherNames } from './usual-fields.ts';

export const subject = describeContentType({
  name: 'subject',
  path: 'mon-hoc',
  table: 'mon_hoc',
  noun: nouns['mon-hoc'],
  page: visited['mon-hoc'],
  listPage: subjectsPath,
  title: 'name',
  dashboard: 'Đào tạo',
  fields: {
    nganh_hoc_id: { kind: 'reference', label: 'Ngành học', required: true, to: 'nganh-hoc', dependsOn: 'nhom-nganh' },
    ...nameAndSlug,
    ...otherNames,
    short_description: {
      kind: 'paragraph',
      label: 'Mô tả ngắn',
      max: shortMax,
      hint: 'Đứng đầu trang của môn, ở kết quả tìm kiếm và khi chia sẻ liên kết.',
    },
    tin_chi: { kind: 'number', label: 'Tín chỉ', from: 1, to: 60 },
    hoc_ky: { kind: 'number', label: 'Học kỳ', from: 1, to: 20 },
    tien_quyet_ids: { kind: 'references', label: 'Nên học trước', to: 'mon-hoc', seenAs: 'Học tiếp' },
    description: { kind: 'paragraph', label: 'Mô tả', max: longMax, hint: 'Một đoạn giới thiệu, đứng trước các mục.' },
    detailed_content: { kind: 'sections', label: 'Mô tả chi tiết' },
    hinh_anh: { kind: 'image', label: 'Hình ảnh', maxMegabytes: 2, upload: 'image' },
    video_url: { kind: 'url', label: 'Video YouTube', requiredOnCreate: true },
    kiem_tra: checkedOn,
    minh_hoa: illustrative,
    ...orderAndStatus,
  },
  groups: { 'Dữ kiện': ['tin_chi', 'hoc_ky'] },
  list: {
    columns: ['id', 'hinh_anh', 'name', 'nganh_hoc_id', 'order', 'status'],
    filters: ['keyword', 'status', 'group_id', 'nganh_hoc_id'],
    sorts: ['id', 'name', 'order', 'status'],
    searched: ['name', 'other_names', 'search_names'],
  },
});
