import type { siteSettings } from '#shared/settings/site.ts';

type Name = keyof typeof siteSettings.fields;

/** What stands under one heading, as one looks for it. */
export const groups: readonly { id: string; title: string; fields: readonly Name[] }[] = [
  { id: 'ten-va-gioi-thieu', title: 'Tên và giới thiệu', fields: ['name', 'short_name', 'tagline', 'description'] },
  { id: 'lien-he', title: 'Liên hệ', fields: ['hotlines', 'zalo', 'email', 'ways', 'hours'] },
  { id: 'hoi-tu-van', title: 'Hỏi tư vấn', fields: ['gio_tra_loi', 'ngay_nghi', 'muc_dich', 'thang_luu', 'mau_tra_loi'] },
  { id: 've-truong', title: 'Về trường', fields: ['website', 'offices', 'tax_code', 'founded_on'] },
  {
    id: 'tuyen-sinh',
    title: 'Tuyển sinh',
    fields: ['ma_truong', 'nam_tuyen_sinh', 'noi_nop', 'phuong_thuc', 'quy_tac_uu_tien', 'uu_tien_minh_hoa'],
  },
  { id: 'mang-xa-hoi', title: 'Mạng xã hội', fields: ['facebook', 'tiktok', 'youtube'] },
  { id: 'hinh-anh', title: 'Hình ảnh', fields: ['logo', 'share_picture'] },
];
