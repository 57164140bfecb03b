/** What is said of new records that somebody goes on with later. */
export const setAsideTexts = {
  kept: 'Đã để đó. Bạn làm tiếp lúc nào cũng được, ở Tổng quan.',
  removed: 'Đã xóa phần làm dở.',
  gone: 'Phần làm dở này không còn nữa.',
  noType: 'Không có loại nội dung này.',
  full: (most: number) => `Bạn đang để dở ${most} mục, là nhiều nhất. Hãy làm tiếp hoặc xóa bớt ở Tổng quan.`,
  tooMuch: (most: number) => `Một mục chỉ để dở được cùng ${most} ảnh.`,
};
