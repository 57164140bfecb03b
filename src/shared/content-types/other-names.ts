/** What people also call a career, a position, a major or a subject. */
export const otherNames = {
  kind: 'tags',
  label: 'Tên gọi khác',
  hint: 'Khách tìm bằng những tên này cũng thấy. Gõ từng tên rồi nhấn Enter.',
} as const;
