/** Figures of pay that are older, in years, say nothing about today. */
const payYears = 3;

/** Whether visitors are not shown what was paid in a year any more. */
export const isPayOld = (year: number, thisYear: number): boolean => thisYear - year > payYears;

/** What editors are told of it. */
export const oldPayText = (year: number): string =>
  `Mức thu nhập năm ${year} đã quá ba năm: trang không hiện nữa cho tới khi có số liệu mới hơn.`;
