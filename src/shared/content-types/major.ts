import { nouns } from '#shared/nouns.ts';
import { majorGroupsPath, visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { checkedOn, illustrative, wholeAmount, yearMax } from './facts.ts';
import { nameMax, shortMax } from './limits.ts';
import { nameAndSlug, orderAndStatus, otherNames } from './usual-fields.ts';

export const major = describeContentType({
  name: 'major',
  path: 'nganh-hoc',
  table: 'nganh_hoc',
  noun: nouns['nganh-hoc'],
  page: visited['nganh-hoc'],
  listPage: majorGroupsPath,
  title: 'name',
  dashboard: 'Đào tạo',
  fields: {
    group_id: { kind: 'reference', label: 'Nhóm ngành', required: true, to: 'nhom-nganh' },
    ...nameAndSlug,
    ...otherNames,
    ma_nganh: { kind: 'text', label: 'Mã ngành', max: nameMax, hint: 'Có thể để trống khi ngành chưa có mã.' },
    bac: {
      kind: 'choice',
      label: 'Bậc đào tạo',
      values: [
        { value: '', label: 'Chưa ghi' },
        { value: 'trung-cap', label: 'Trung cấp' },
        { value: 'cao-dang', label: 'Cao đẳng' },
        { value: 'dai-hoc', label: 'Đại học' },
        { value: 'thac-si', label: 'Thạc sĩ' },
        { value: 'tien-si', label: 'Tiến sĩ' },
      ],
    },
    thoi_gian: { kind: 'number', label: 'Thời gian học', from: 0.5, to: 10, step: 0.5, unit: 'năm' },
    to_hop: { kind: 'tags', label: 'Tổ hợp xét tuyển', hint: 'Mã tổ hợp, ví dụ H00, V01. Trang ghi ra các môn.' },
    hoc_phi_tu: { kind: 'number', label: 'Học phí từ', ...wholeAmount, unit: 'đồng/năm' },
    hoc_phi_den: { kind: 'number', label: 'Học phí đến', ...wholeAmount, unit: 'đồng/năm' },
    hoc_phi_nam: {
      kind: 'number',
      label: 'Năm của học phí',
      from: 2000,
      to: yearMax,
      hint: 'Năm học bắt đầu áp dụng, ví dụ 2026.',
    },
    co_so: { kind: 'tags', label: 'Cơ sở', hint: 'Nơi mở ngành này. Gõ từng nơi rồi nhấn Enter.' },
    nang_khieu: {
      kind: 'paragraph',
      label: 'Thi năng khiếu',
      max: shortMax,
      hint: 'Thi gì, khi nào, đăng ký thế nào. Để trống nếu không thi.',
    },
    chi_tieu: {
      kind: 'table',
      label: 'Chỉ tiêu',
      noun: 'năm',
      columns: {
        nam: { kind: 'number', label: 'Năm', from: 2000, to: yearMax },
        so: { kind: 'number', label: 'Số chỉ tiêu', from: 0, to: 100_000 },
      },
    },
    tuyen_sinh: {
      kind: 'table',
      label: 'Điểm trúng tuyển',
      noun: 'mức điểm',
      columns: {
        nam: { kind: 'number', label: 'Năm', from: 2000, to: yearMax },
        phuong_thuc: { kind: 'text', label: 'Phương thức', max: nameMax },
        to_hop: { kind: 'tags', label: 'Tổ hợp' },
        thang_diem: { kind: 'number', label: 'Thang điểm', from: 1, to: 10_000 },
        diem_chuan: { kind: 'number', label: 'Điểm chuẩn', from: 0, to: 10_000, step: 0.01 },
        nguon: { kind: 'text', label: 'Nguồn', max: nameMax },
      },
    },
    description: { kind: 'paragraph', label: 'Mô tả ngắn', max: shortMax },
    detailed_content: { kind: 'sections', label: 'Mô tả chi tiết' },
    image: { kind: 'image', label: 'Hình ảnh', maxMegabytes: 2, upload: 'image' },
    youtube_url: { kind: 'url', label: 'Video YouTube', requiredOnCreate: true },
    kiem_tra: checkedOn,
    minh_hoa: illustrative,
    da_biet: {
      kind: 'tags',
      label: 'Cảnh báo đã biết',
      hint: 'Những cảnh báo về mã mà trường đã xem và giữ nguyên.',
    },
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'image', 'name', 'ma_nganh', 'group_id', 'order', 'status'],
    filters: ['keyword', 'status', 'group_id'],
    sorts: ['id', 'name', 'ma_nganh', 'order', 'status'],
    searched: ['name', 'ma_nganh', 'other_names', 'search_names'],
    defaultFilter: { status: 'active' },
  },
});
