import { describeContentType } from '#shared/content-types/description.ts';
import { yearMax } from '#shared/content-types/facts.ts';
import { nameMax, shortMax } from '#shared/content-types/limits.ts';

export const siteSettingsId = 1;

/** As `AnsweringHours` counts them. */
const weekdays = [
  { value: '1', label: 'Thứ Hai' },
  { value: '2', label: 'Thứ Ba' },
  { value: '3', label: 'Thứ Tư' },
  { value: '4', label: 'Thứ Năm' },
  { value: '5', label: 'Thứ Sáu' },
  { value: '6', label: 'Thứ Bảy' },
  { value: '7', label: 'Chủ nhật' },
] as const;

/**
 * What editors may say of the school itself. Described as a content type is, so that forms, rules, versions and the journal
 * know it, though it has one record, no list and no page.
 */
export const siteSettings = describeContentType({
  name: 'site',
  path: 'cai-dat',
  table: 'cai_dat',
  noun: 'cài đặt',
  title: 'name',
  dashboard: null,
  fields: {
    name: { kind: 'text', label: 'Tên trường', required: true, max: 120 },
    short_name: {
      kind: 'text',
      label: 'Tên ngắn',
      required: true,
      max: 40,
      hint: 'Dùng ở nơi chật: thanh trên của điện thoại, tiêu đề dài, mã đăng nhập hai lớp.',
    },
    tagline: {
      kind: 'text',
      label: 'Tên trang chủ',
      required: true,
      max: 120,
      hint: 'Đứng trước tên trường trên kết quả tìm kiếm.',
    },
    description: {
      kind: 'text',
      label: 'Mô tả cho máy tìm kiếm',
      required: true,
      max: 300,
      hint: 'Khoảng 160 ký tự đầu hiện dưới tên trang trên Google.',
    },
    logo: {
      kind: 'image',
      label: 'Logo',
      maxMegabytes: 2,
      upload: 'logo',
      isDecorative: true,
      shownWidth: 320,
      hint: 'Thay hình dấu ở đầu và cuối trang. Ảnh nền trong suốt, tối đa 2MB.',
    },
    share_picture: {
      kind: 'image',
      label: 'Ảnh chia sẻ',
      maxMegabytes: 5,
      upload: 'share-picture',
      isDecorative: true,
      hint: 'Hiện khi chia sẻ một trang không có ảnh riêng. Tối đa 5MB.',
    },
    hotlines: {
      kind: 'tags',
      label: 'Hotline',
      hint: 'Gõ từng số rồi nhấn Enter, số đứng đầu là số chính. Ví dụ: 0901 234 567.',
    },
    zalo: { kind: 'text', label: 'Số Zalo', max: 30 },
    email: { kind: 'text', label: 'Email', max: 254 },
    ways: {
      kind: 'choices',
      label: 'Hỏi tư vấn bằng',
      most: 3,
      values: [
        { value: 'call', label: 'Gọi điện' },
        { value: 'zalo', label: 'Nhắn Zalo' },
        { value: 'email', label: 'Viết thư' },
      ],
      hint: 'Những cách mà ô “Hỏi tư vấn” ở cuối các trang đưa ra, theo thứ tự này.',
    },
    hours: { kind: 'text', label: 'Giờ tư vấn', max: 120, hint: 'Ví dụ: 8:00–17:30, thứ Hai đến thứ Bảy.' },
    gio_tra_loi: {
      kind: 'table',
      label: 'Giờ có người trả lời',
      noun: 'khung giờ',
      hint: 'Trang “Hỏi tư vấn” nói với khách lúc nào có người trả lời. Một ngày có thể có hai khung giờ.',
      columns: {
        thu: { kind: 'choice', label: 'Ngày', values: weekdays },
        tu: { kind: 'text', label: 'Từ', required: true, max: 5, hint: '08:00' },
        den: { kind: 'text', label: 'Đến', required: true, max: 5, hint: '17:30' },
      },
    },
    ngay_nghi: {
      kind: 'table',
      label: 'Ngày nghỉ',
      noun: 'ngày nghỉ',
      hint: 'Ngày lễ, Tết: không ai trả lời. Ví dụ từ 04/02/2027 đến 12/02/2027; nghỉ một ngày thì bỏ trống ô sau.',
      columns: {
        tu: { kind: 'text', label: 'Từ ngày', required: true, max: 10 },
        den: { kind: 'text', label: 'Đến ngày', max: 10 },
        ten: { kind: 'text', label: 'Dịp', max: nameMax },
      },
    },
    muc_dich: {
      kind: 'text',
      label: 'Giữ câu hỏi để làm gì',
      required: true,
      max: 200,
      hint: 'Khách đọc câu này trước khi đồng ý. Ví dụ: trả lời câu hỏi tư vấn tuyển sinh của bạn.',
    },
    thang_luu: {
      kind: 'number',
      label: 'Giữ câu hỏi bao nhiêu tháng',
      required: true,
      from: 1,
      to: 60,
      hint: 'Tính từ lần trao đổi sau cùng, rồi xóa hẳn trong đêm.',
    },
    mau_tra_loi: {
      kind: 'table',
      label: 'Mẫu trả lời',
      noun: 'mẫu',
      hint: 'Người tư vấn chọn một mẫu rồi sửa cho hợp; {trang} thành địa chỉ trang khách hỏi. Khách không thấy danh sách này.',
      columns: {
        ten: { kind: 'text', label: 'Tên mẫu', required: true, max: nameMax },
        noi_dung: { kind: 'text', label: 'Nội dung', required: true, max: 1_000 },
      },
    },
    website: { kind: 'url', label: 'Website của trường' },
    offices: {
      kind: 'table',
      label: 'Văn phòng',
      noun: 'văn phòng',
      columns: {
        city: { kind: 'text', label: 'Thành phố', required: true, max: nameMax },
        address: { kind: 'text', label: 'Địa chỉ', required: true, max: shortMax },
      },
    },
    tax_code: { kind: 'text', label: 'Mã số thuế', max: 20 },
    founded_on: { kind: 'date', label: 'Ngày thành lập' },
    ma_truong: { kind: 'text', label: 'Mã trường', max: 10, hint: 'Mã gõ vào hệ thống của Bộ, ví dụ NDA.' },
    nam_tuyen_sinh: {
      kind: 'number',
      label: 'Năm tuyển sinh',
      from: 2000,
      to: yearMax,
      hint: 'Năm mà trang tuyển sinh nói tới.',
    },
    noi_nop: { kind: 'url', label: 'Nơi nộp hồ sơ', hint: 'Cổng tuyển sinh của trường.' },
    phuong_thuc: {
      kind: 'tags',
      label: 'Phương thức xét tuyển',
      hint: 'Một danh sách cho cả trang: mốc tuyển sinh, điểm trúng tuyển và bộ lọc chọn từ đây. Gõ từng phương thức rồi nhấn Enter.',
    },
    quy_tac_uu_tien: {
      kind: 'table',
      label: 'Điểm ưu tiên, điểm cộng',
      noun: 'quy tắc',
      hint: 'Theo quy chế của từng năm. Từ mức điểm này trở lên, ưu tiên giảm dần: (thang điểm − tổng điểm) / số chia × mức ưu tiên. Trang chỉ hỏi điểm ưu tiên khi có quy tắc của năm tuyển sinh.',
      columns: {
        nam: { kind: 'number', label: 'Năm', required: true, from: 2000, to: yearMax },
        thang_diem: { kind: 'number', label: 'Thang điểm', required: true, from: 1, to: 10_000 },
        tu_diem: { kind: 'number', label: 'Giảm dần từ', required: true, from: 0, to: 10_000, step: 0.01 },
        so_chia: { kind: 'number', label: 'Số chia', required: true, from: 0.01, to: 10_000, step: 0.01 },
        cong_toi_da: { kind: 'number', label: 'Điểm cộng tối đa', required: true, from: 0, to: 10_000, step: 0.01 },
        nguon: { kind: 'text', label: 'Nguồn', max: nameMax },
      },
    },
    uu_tien_minh_hoa: {
      kind: 'flag',
      label: 'Quy tắc ưu tiên chỉ để minh họa',
      hint: 'Trang ghi rõ “Số liệu minh họa” bên cạnh điểm đã cộng ưu tiên.',
    },
    facebook: { kind: 'url', label: 'Facebook' },
    tiktok: { kind: 'url', label: 'TikTok' },
    youtube: { kind: 'url', label: 'YouTube' },
  },
  list: { columns: [], filters: [], sorts: [], searched: [] },
});
