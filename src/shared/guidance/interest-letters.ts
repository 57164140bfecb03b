/** The six kinds of liking after Holland, in the order in which sums are kept, shown and written into an address. */
export const interestLetters = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type InterestLetter = (typeof interestLetters)[number];

/** What each is called on pages; visitors never see the letters. */
export const interestNames: Readonly<Record<InterestLetter, string>> = {
  R: 'Làm bằng tay, vận động',
  I: 'Tìm hiểu, suy luận',
  A: 'Sáng tạo, tưởng tượng',
  S: 'Giúp đỡ, lắng nghe',
  E: 'Đứng ra, thuyết phục',
  C: 'Ngăn nắp, kỹ từng chút',
};
