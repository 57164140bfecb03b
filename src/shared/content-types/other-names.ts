/** What people also call a career, a position, a major or a subject. */
export const otherNames = {
  kind: 'tags',
  label: 'Tên gọi khác',
  hint: 'Khách tìm bằng những tên này cũng thấy. Gõ từng tên rồi nhấn Enter.',
} as const;

/** What the search finds it by and no visitor is shown: names that the page itself would contradict. */
export const searchNames = {
  kind: 'tags',
  label: 'Tên chỉ để tìm',
  hint: 'Khách gõ những tên này cũng tìm thấy, nhưng trang không hiện chúng: cách gọi chưa đúng hẳn, tên của công việc gần đó.',
} as const;
