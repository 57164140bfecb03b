/** The field of every content type with a status by which its records are hidden without anybody at work. */
export const hideAtField = 'an_luc';

export const hideAt = {
  kind: 'datetime',
  label: 'Tự ẩn lúc',
  hint: 'Theo giờ Việt Nam. Đến giờ đó khách không còn thấy, không cần ai bấm ẩn.',
} as const;
