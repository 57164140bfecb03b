/** One address of every kind of public page, as the demo content has them. */
export const publicPages = {
  career: '/nghe-nghiep/thiet-ke-do-hoa',
  position: '/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bo-nhan-dien',
  majorGroup: '/nganh-hoc/my-thuat-ung-dung',
  major: '/nganh-hoc/my-thuat-ung-dung/thiet-ke-do-hoa',
  subject: '/nganh-hoc/my-thuat-ung-dung/thiet-ke-do-hoa/co-so-tao-hinh',
  subjects: '/mon-hoc',
  articles: '/bai-viet',
  category: '/bai-viet?danh-muc=huong-nghiep',
  emptyCategory: '/bai-viet?danh-muc=khong-co',
  article: '/bai-viet/huong-nghiep-2026-chon-nganh-gi',
  search: '/search?q=do+hoa',
  searchInvitation: '/search',
  searchEmpty: '/search?q=xyzxyz',
  missing: '/khong-co-trang-nay',
  missingPosition: '/nghe-nghiep/thiet-ke-do-hoa/khong-co',
} as const;
