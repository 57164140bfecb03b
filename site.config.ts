import type { SiteFacts } from '#shared/answers/site.ts';

/**
 * What the site says of the school until somebody saves 'Cài đặt trang' in the back office, which counts from then on.
 * Demo values: replace them all.
 */
export const site: SiteFacts = {
  name: 'Trường Thiết kế Năm Dấu',
  short_name: 'Năm Dấu',
  tagline: 'Hướng nghiệp và học thiết kế',
  description: 'Tìm nghề thiết kế hợp với bạn: bộ phận, vị trí, ngành và môn học dẫn tới nghề đó.',
  /** Digits only, with the leading 0; pages group them and link to tel:+84…. */
  hotlines: ['0901234567', '02876543210'],
  /** The number that answers on Zalo, digits only; '' where none does. */
  zalo: '0901234567',
  email: 'tuvan@namdau.example',
  /** How a visitor is offered to ask, as far as the number or address of it is known. */
  ways: ['call', 'zalo', 'email'],
  hours: '8:00–17:30, thứ Hai đến thứ Bảy',
  /** The same for a clock: when somebody answers on which weekday, '1' Monday to '7' Sunday. */
  gio_tra_loi: ['1', '2', '3', '4', '5', '6'].map((thu) => ({ thu, tu: '08:00', den: '17:30' })),
  ngay_nghi: [{ tu: '2027-02-04', den: '2027-02-12', ten: 'Tết Đinh Mùi' }],
  /** What enquiries are kept for, and for how many months after the last word. */
  muc_dich: 'trả lời câu hỏi tư vấn tuyển sinh của bạn',
  thang_luu: 12,
  website: 'https://namdau.example',
  offices: [
    { city: 'Cần Thơ', address: '123 đường Ví Dụ, phường Ninh Kiều, TP. Cần Thơ' },
    { city: 'TP. Hồ Chí Minh', address: '456 đường Ví Dụ, phường Sài Gòn, TP. Hồ Chí Minh' },
  ],
  tax_code: '0123456789',
  /** ISO date. */
  founded_on: '2018-09-05',
  /** What is typed into the ministry's system. */
  ma_truong: 'NDA',
  nam_tuyen_sinh: 2027,
  noi_nop: 'https://tuyensinh.namdau.example',
  phuong_thuc: [
    'Thi tốt nghiệp',
    'Thi tốt nghiệp kết hợp năng khiếu',
    'Học bạ',
    'Học bạ kết hợp năng khiếu',
    'Đánh giá năng lực ĐHQG-HCM',
    'Xét tuyển thẳng',
  ],
  /** How priority and bonus points count, by year and scale. An illustration, until the regulations of the year are written in. */
  quy_tac_uu_tien: [
    {
      nam: 2027,
      thang_diem: 30,
      tu_diem: 22.5,
      so_chia: 7.5,
      cong_toi_da: 3,
      nguon: 'Minh họa theo quy chế tuyển sinh đại học các năm trước',
    },
  ],
  uu_tien_minh_hoa: true,
  facebook: 'https://www.facebook.com/namdau.example',
  tiktok: 'https://www.tiktok.com/@namdau.example',
  youtube: 'https://www.youtube.com/@namdau.example',
};
