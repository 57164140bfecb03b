import type { DemoMenu } from './types.ts';

export const menus: DemoMenu[] = [
  {
    title: 'Nghề nghiệp',
    url: '/nghe-nghiep',
    children: [
      { title: 'Thiết kế đồ họa', url: '/nghe-nghiep/thiet-ke-do-hoa' },
      { title: 'Thiết kế UI/UX', url: '/nghe-nghiep/thiet-ke-ui-ux' },
      { title: 'Thiết kế nội thất', url: '/nghe-nghiep/thiet-ke-noi-that' },
      { title: 'Thiết kế thời trang', url: '/nghe-nghiep/thiet-ke-thoi-trang' },
      { title: 'Phim hoạt hình và game', url: '/nghe-nghiep/phim-hoat-hinh-va-game' },
      { title: 'Nhiếp ảnh và dựng phim', url: '/nghe-nghiep/nhiep-anh-va-dung-phim' },
    ],
  },
  {
    title: 'Ngành học',
    url: '/nganh-hoc',
    children: [
      { title: 'Mỹ thuật ứng dụng', url: '/nganh-hoc/my-thuat-ung-dung' },
      { title: 'Thiết kế số và truyền thông', url: '/nganh-hoc/thiet-ke-so-va-truyen-thong' },
      { title: 'Kiến trúc và nội thất', url: '/nganh-hoc/kien-truc-va-noi-that' },
      { title: 'Hoạt hình và điện ảnh', url: '/nganh-hoc/hoat-hinh-va-dien-anh' },
      { title: 'Hỏi đáp về tổ hợp xét tuyển', url: '/bai-viet/h00-v00-va-cac-to-hop-xet-tuyen-nganh-thiet-ke', status: 0 },
    ],
  },
  { title: 'Môn học', url: '/mon-hoc' },
  { title: 'Bài viết', url: '/bai-viet' },
  { title: 'Tuyển sinh', url: '/tuyen-sinh' },
  { title: 'Triển lãm và sự kiện', url: '/bai-viet?danh-muc=trien-lam-va-su-kien', status: 0 },
];
