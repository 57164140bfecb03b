import { nouns } from '#shared/nouns.ts';
import { visited } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { checkedOn, illustrative, wholeAmount, yearMax } from './facts.ts';
import { inLists } from './in-lists.ts';
import { nameMax, shortMax } from './limits.ts';
import { nameAndSlug, orderAndStatus, otherNames } from './usual-fields.ts';

export const position = describeContentType({
  name: 'position',
  path: 'vi-tri',
  table: 'vi_tri',
  noun: nouns['vi-tri'],
  page: visited['vi-tri'],
  title: 'name',
  dashboard: 'Nghề nghiệp',
  fields: {
    bo_phan_id: { kind: 'reference', label: 'Bộ phận', required: true, to: 'bo-phan', dependsOn: 'nghe-nghiep' },
    ...nameAndSlug,
    ...otherNames,
    short_description: { kind: 'paragraph', label: 'Mô tả ngắn', max: shortMax },
    nganh_hoc_ids: {
      kind: 'references',
      label: 'Học ngành nào',
      to: 'nganh-hoc',
      seenAs: 'Học xong làm gì',
      hint: 'Ngành gần nhất đứng đầu; các ngành sau hiện dưới “Cũng vào được từ”.',
    },
    mon_hoc_ids: { kind: 'references', label: 'Môn học cho nghề này', to: 'mon-hoc', seenAs: 'Vị trí dùng môn này' },
    hoc_van: {
      kind: 'choice',
      label: 'Trình độ',
      values: [
        { value: '', label: 'Chưa ghi' },
        { value: 'thpt', label: 'Tốt nghiệp THPT' },
        { value: 'trung-cap', label: 'Trung cấp' },
        { value: 'cao-dang', label: 'Cao đẳng' },
        { value: 'dai-hoc', label: 'Đại học' },
        { value: 'sau-dai-hoc', label: 'Sau đại học' },
      ],
    },
    luong_tu: { kind: 'number', label: 'Thu nhập từ', ...wholeAmount, unit: 'đồng/tháng' },
    luong_den: { kind: 'number', label: 'Thu nhập đến', ...wholeAmount, unit: 'đồng/tháng' },
    luong_muc: {
      kind: 'choice',
      label: 'Thu nhập của người',
      values: [
        { value: '', label: 'Chưa ghi' },
        { value: 'moi-vao-nghe', label: 'Mới vào nghề' },
        { value: '1-3-nam', label: '1–3 năm kinh nghiệm' },
        { value: '3-5-nam', label: '3–5 năm kinh nghiệm' },
        { value: 'tren-5-nam', label: 'Trên 5 năm kinh nghiệm' },
      ],
    },
    luong_nguon: { kind: 'text', label: 'Nguồn của mức thu nhập', max: nameMax },
    luong_nam: {
      kind: 'number',
      label: 'Năm của mức thu nhập',
      from: 2000,
      to: yearMax,
      hint: 'Thu nhập cần đủ năm ô: từ, đến, của ai, nguồn, năm. Sau ba năm trang tự thôi hiện.',
    },
    holland: {
      kind: 'choices',
      label: 'Nhóm sở thích (Holland)',
      most: 3,
      hint: 'Tối đa ba nhóm, nhóm nổi bật nhất đứng đầu. Dùng cho trang Khám phá theo sở thích; khách không thấy các chữ này.',
      values: [
        { value: 'R', label: 'R · Làm bằng tay, với máy móc và vật liệu' },
        { value: 'I', label: 'I · Tìm hiểu, phân tích' },
        { value: 'A', label: 'A · Sáng tạo' },
        { value: 'S', label: 'S · Giúp đỡ, chỉ dẫn người khác' },
        { value: 'E', label: 'E · Thuyết phục, dẫn dắt' },
        { value: 'C', label: 'C · Sắp xếp, làm theo quy trình' },
      ],
    },
    cong_cu: { kind: 'tags', label: 'Công cụ', hint: 'Phần mềm và dụng cụ dùng hằng ngày. Gõ từng tên rồi nhấn Enter.' },
    detailed_description: { kind: 'sections', label: 'Mô tả chi tiết' },
    fields: { kind: 'tags', label: 'Lĩnh vực' },
    thumbnail: { kind: 'image', label: 'Ảnh thumbnail', maxMegabytes: 2, upload: 'thumbnail', ...inLists },
    image: { kind: 'image', label: 'Ảnh bìa', maxMegabytes: 2, upload: 'image' },
    youtube_url: { kind: 'url', label: 'Video YouTube', requiredOnCreate: true },
    kiem_tra: checkedOn,
    minh_hoa: illustrative,
    ...orderAndStatus,
  },
  groups: {
    'Dữ kiện': ['hoc_van', 'luong_tu', 'luong_den', 'luong_muc', 'luong_nguon', 'luong_nam', 'holland', 'cong_cu'],
  },
  list: {
    columns: ['id', 'thumbnail', 'name', 'bo_phan_id', 'order', 'status'],
    filters: ['keyword', 'status', 'nghe_nghiep_id', 'bo_phan_id'],
    sorts: ['id', 'name', 'order', 'status'],
    searched: ['name', 'other_names', 'search_names'],
  },
});
