import { admissionsPath, dateAnchor } from '#shared/paths.ts';
import { describeContentType } from './description.ts';
import { checkedOn, illustrative, yearMax } from './facts.ts';
import { nameMax, orderMax } from './limits.ts';
import { orderAndStatus } from './usual-fields.ts';

/** What can be done, or takes place, on a day of an admission. */
export const admissionDate = describeContentType({
  name: 'admissionDate',
  path: 'moc-tuyen-sinh',
  table: 'moc_tuyen_sinh',
  noun: 'mốc tuyển sinh',
  title: 'name',
  dashboard: 'Tuyển sinh',
  shownOn: `${admissionsPath}#${dateAnchor(':id')}`,
  yearIn: 'nam',
  fields: {
    name: { kind: 'text', label: 'Tên', required: true, max: nameMax },
    loai: {
      kind: 'choice',
      label: 'Loại',
      values: [
        { value: 'nhan-ho-so', label: 'Nhận hồ sơ' },
        { value: 'dang-ky-nang-khieu', label: 'Đăng ký thi năng khiếu' },
        { value: 'thi-nang-khieu', label: 'Thi năng khiếu' },
        { value: 'cong-bo-ket-qua', label: 'Công bố kết quả' },
        { value: 'xac-nhan-nhap-hoc', label: 'Xác nhận nhập học' },
        { value: 'nhap-hoc', label: 'Nhập học' },
        { value: 'ngay-hoi', label: 'Ngày hội và tham quan' },
        { value: 'hoc-bong', label: 'Học bổng' },
        { value: 'khac', label: 'Khác' },
      ],
    },
    bat_dau: {
      kind: 'date',
      label: 'Bắt đầu',
      mayHaveTime: true,
      hint: 'Có thể để trống. Giờ Việt Nam; không ghi giờ: cả ngày.',
    },
    ket_thuc: {
      kind: 'date',
      label: 'Kết thúc',
      mayHaveTime: true,
      required: true,
      hint: 'Hạn cuối. Không ghi giờ: hết ngày đó.',
    },
    nam: { kind: 'number', label: 'Năm tuyển sinh', required: true, from: 2000, to: yearMax },
    phuong_thuc: {
      kind: 'tags',
      label: 'Phương thức',
      suggests: 'methods',
      hint: 'Chọn trong danh sách của Cài đặt trang. Để trống: mọi phương thức.',
    },
    nganh_hoc_ids: {
      kind: 'references',
      label: 'Ngành',
      to: 'nganh-hoc',
      seenAs: 'Mốc tuyển sinh',
      hint: 'Để trống: mọi ngành.',
    },
    dia_diem: { kind: 'text', label: 'Địa điểm', max: nameMax },
    le_phi: {
      kind: 'number',
      label: 'Lệ phí',
      from: 0,
      to: orderMax * 1_000,
      unit: 'đồng',
      hint: 'Để trống: không nói tới. 0: miễn phí.',
    },
    ho_so: { kind: 'tags', label: 'Hồ sơ cần nộp', hint: 'Từng giấy tờ một, nhấn Enter sau mỗi thứ.' },
    noi_dung: { kind: 'sections', label: 'Nội dung' },
    duong_dan: { kind: 'link', label: 'Nơi làm trên mạng', hint: 'Địa chỉ để đăng ký, nộp hồ sơ hay xem kết quả.' },
    kiem_tra: checkedOn,
    minh_hoa: illustrative,
    ...orderAndStatus,
  },
  list: {
    columns: ['id', 'name', 'loai', 'bat_dau', 'ket_thuc', 'order', 'status'],
    filters: ['keyword', 'status', 'loai', 'nam'],
    sorts: ['id', 'name', 'bat_dau', 'ket_thuc', 'nam', 'order', 'status'],
    searched: ['name', 'dia_diem'],
  },
});
