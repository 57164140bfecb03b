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
    ma_xet_tuyen: {
      kind: 'text',
      label: 'Mã xét tuyển',
      max: nameMax,
      hint: 'Mã gõ vào hệ thống của Bộ, khi khác mã ngành hoặc ngành chưa có mã.',
    },
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
    bang_cap: { kind: 'text', label: 'Văn bằng', max: nameMax, hint: 'Như ghi trên bằng, ví dụ: Cử nhân Thiết kế đồ họa.' },
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
    chi_phi_khac: {
      kind: 'table',
      label: 'Chi phí khác',
      noun: 'khoản',
      columns: {
        ten: { kind: 'text', label: 'Khoản', required: true, max: nameMax },
        so_tien: { kind: 'number', label: 'Số tiền (đồng)', from: 0, to: wholeAmount.to },
        cach: {
          kind: 'choice',
          label: 'Trả',
          values: [
            { value: 'moi-nam', label: 'Mỗi năm' },
            { value: 'mot-lan', label: 'Một lần' },
          ],
        },
      },
    },
    co_so: { kind: 'tags', label: 'Cơ sở', hint: 'Nơi mở ngành này. Gõ từng nơi rồi nhấn Enter.' },
    nang_khieu: {
      kind: 'paragraph',
      label: 'Thi năng khiếu',
      max: shortMax,
      hint: 'Thi gì, khi nào, đăng ký thế nào. Để trống nếu không thi.',
    },
    phuong_thuc_xet: {
      kind: 'table',
      label: 'Xét thế nào',
      noun: 'phương thức',
      columns: {
        phuong_thuc: { kind: 'text', label: 'Phương thức', required: true, max: nameMax, suggests: 'methods' },
        noi_dung: { kind: 'text', label: 'Một câu', required: true, max: shortMax },
      },
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
        phuong_thuc: { kind: 'text', label: 'Phương thức', max: nameMax, suggests: 'methods' },
        to_hop: { kind: 'tags', label: 'Tổ hợp' },
        thang_diem: { kind: 'number', label: 'Thang điểm', from: 1, to: 10_000 },
        diem_chuan: { kind: 'number', label: 'Điểm chuẩn', from: 0, to: 10_000, step: 0.01 },
        nguon: { kind: 'text', label: 'Nguồn', max: nameMax },
        nhan_doi: { kind: 'tags', label: 'Môn nhân đôi' },
      },
    },
    description: { kind: 'paragraph', label: 'Mô tả ngắn', max: shortMax },
    detailed_content: { kind: 'sections', label: 'Mô tả chi tiết' },
    mon_tieu_bieu: {
      kind: 'flag',
      label: 'Chỉ kể một số môn tiêu biểu',
      hint: 'Các môn ở đây chưa phải cả chương trình: trang nói rõ như vậy.',
    },
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
  groups: {
    'Tuyển sinh': ['ma_xet_tuyen', 'to_hop', 'nang_khieu', 'phuong_thuc_xet', 'chi_tieu', 'tuyen_sinh'],
    'Dữ kiện': ['bac', 'bang_cap', 'thoi_gian', 'hoc_phi_tu', 'hoc_phi_den', 'hoc_phi_nam', 'chi_phi_khac', 'co_so'],
    'Nâng cao': ['mon_tieu_bieu'],
  },
  list: {
    columns: ['id', 'image', 'name', 'ma_nganh', 'group_id', 'order', 'status'],
    filters: ['keyword', 'status', 'group_id'],
    sorts: ['id', 'name', 'ma_nganh', 'order', 'status'],
    searched: ['name', 'ma_nganh', 'other_names', 'search_names'],
    defaultFilter: { status: 'active' },
  },
});
