import type { DemoBanner } from './types.ts';

export const banners: DemoBanner[] = [
  {
    title: 'Chọn ngành gì? Bốn câu hỏi để bắt đầu',
    link: '/bai-viet/huong-nghiep-2026-chon-nganh-gi',
    position: 'internal',
  },
  {
    title: 'Triển lãm “Năm dấu” của sinh viên',
    link: '/bai-viet/nam-dau-trien-lam-bai-lam-cua-sinh-vien-nam-nhat',
    position: 'internal',
  },
  {
    title: 'Vẽ ba mươi phút mỗi ngày',
    link: '/bai-viet/ve-ba-muoi-phut-moi-ngay-ke-hoach-bon-tuan',
    position: 'internal',
  },
  {
    title: 'Xem phim nguồn mở của Blender Studio',
    link: 'https://studio.blender.org/films/',
    position: 'external',
  },
  {
    title: 'Ngày mở xưởng dành cho học sinh',
    link: '/bai-viet',
    position: 'internal',
    status: 0,
  },
];
