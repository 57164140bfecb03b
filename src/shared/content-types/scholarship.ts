import { admissionsPath, scholarshipAnchor } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { checkedOn, illustrative } from './facts.ts';
import { nameMax, shortMax } from './limits.ts';
import { orderAndStatus } from './usual-fields.ts';

/** Of the unit 'phan-tram': more is none. */
export const wholeFee = 100;

export const scholarship = describeContentType({
  name: 'scholarship',
  path: 'hoc-bong',
  table: 'hoc_bong',
  noun: 'học bổng',
  title: 'name',
  dashboard: 'Tuyển sinh',
  shownOn: `${admissionsPath}#${scholarshipAnchor(':id')}`,
  yearIn: 'han',
  fields: {
    name: { kind: 'text', label: 'Tên', required: true, max: nameMax },
    gia_tri: {
      kind: 'text',
      label: 'Giá trị',
      required: true,
      max: nameMax,
      hint: 'Bằng lời, ví dụ: Miễn một nửa học phí năm nhất.',
    },
    muc: {
      kind: 'number',
      label: 'Mức',
      from: 1,
      to: 1_000_000_000,
      hint: 'Khi giá trị là một con số. Ghi cùng đơn vị, hoặc để trống cả hai.',
    },
    don_vi: {
      kind: 'choice',
      label: 'Đơn vị',
      values: [
        { value: '', label: 'Chưa ghi' },
        { value: 'dong', label: 'đồng' },
        { value: 'phan-tram', label: '% học phí năm nhất' },
      ],
    },
    so_suat: { kind: 'number', label: 'Số suất', from: 1, to: 100_000 },
    danh_cho: { kind: 'paragraph', label: 'Dành cho', max: shortMax },
    han: { kind: 'date', label: 'Hạn đăng ký', mayHaveTime: true, hint: 'Để trống: không có hạn.' },
    nganh_hoc_ids: {
      kind: 'references',
      label: 'Ngành',
      to: 'nganh-hoc',
      seenAs: 'Học bổng',
      hint: 'Để trống: mọi ngành.',
    },
    noi_dung: { kind: 'sections', label: 'Nội dung' },
    duong_dan: { kind: 'link', label: 'Nơi đăng ký' },
    kiem_tra: checkedOn,
    minh_hoa: illustrative,
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'name', 'gia_tri', 'so_suat', 'han', 'order', 'status'],
    filters: ['keyword', 'status'],
    sorts: ['id', 'name', 'so_suat', 'han', 'order', 'status'],
    searched: ['name', 'gia_tri'],
  },
});
