/** Fields that every content type with facts has. */

/** Given to the year in which no newer figure can be known yet. */
export const yearMax = 2100;

export const checkedOn = {
  kind: 'date',
  label: 'Kiểm tra ngày',
  hint: 'Ngày gần nhất có người xem lại các dữ kiện ở đây. Quá 12 tháng thì được kể là cần xem lại.',
} as const;

export const illustrative = {
  kind: 'flag',
  label: 'Số liệu minh họa',
  hint: 'Các con số ở đây chỉ để minh họa: trang ghi rõ như vậy bên cạnh, và không đưa cho máy tìm kiếm.',
} as const;
