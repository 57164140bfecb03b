/** What the footer and the structured data say of the school. Demo values: replace them all. */
export const site = {
  name: 'Trường Thiết kế Năm Dấu',
  shortName: 'Năm Dấu',
  tagline: 'Hướng nghiệp và học thiết kế',
  description: 'Tìm nghề thiết kế hợp với bạn: bộ phận, vị trí, ngành và môn học dẫn tới nghề đó.',
  /** Digits only, with the leading 0; pages group them and link to tel:+84…. */
  hotlines: ['0901234567', '02876543210'],
  /** The number that answers on Zalo, digits only; '' where none does. */
  zalo: '0901234567',
  website: 'https://namdau.example',
  email: 'tuvan@namdau.example',
  offices: [
    { city: 'Cần Thơ', address: '123 đường Ví Dụ, phường Ninh Kiều, TP. Cần Thơ' },
    { city: 'TP. Hồ Chí Minh', address: '456 đường Ví Dụ, phường Sài Gòn, TP. Hồ Chí Minh' },
  ],
  taxCode: '0123456789',
  /** ISO date. */
  foundedOn: '2018-09-05',
  social: {
    facebook: 'https://www.facebook.com/namdau.example',
    tiktok: 'https://www.tiktok.com/@namdau.example',
    youtube: 'https://www.youtube.com/@namdau.example',
  },
} as const;
