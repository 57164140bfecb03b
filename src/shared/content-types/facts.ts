/** Fields that every content type with facts has. */

/** Given to the year in which no newer figure can be known yet. */
export const yearMax = 2100;

/** Of fees and incomes, in đồng: nobody pays less, so that '34' for 34 million is told. */
export const wholeAmount = { from: 100_000, to: 1_000_000_000 } as const;

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
