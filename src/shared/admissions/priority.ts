import type { SiteAnswer } from '#shared/answers/site.ts';

/** What one year and one scale count for priority and bonus: from `tu_diem` on priority shrinks, divided by `so_chia`. */
export type PriorityRule = Omit<SiteAnswer['quy_tac_uu_tien'][number], 'nguon'>;

/** The rules of the year of admission, each for its scale; none while nobody has written them down. */
export const rulesOf = ({
  quy_tac_uu_tien: rules,
  nam_tuyen_sinh: year,
}: Pick<SiteAnswer, 'quy_tac_uu_tien' | 'nam_tuyen_sinh'>) => rules.filter(({ nam }) => nam === year);

/** To two decimals; what lies between two by the inexact arithmetic of numbers goes up, as on paper. */
export const rounded = (mark: number): number => Math.round(mark * 100 + 1e-6) / 100;

/**
 * A total with priority and bonus, on the scale of the rule, to two decimals. Bonus comes first, as far as it counts. Below the
 * threshold the whole priority is added, from there on `(scale − total) / divisor × priority`: nothing at the top of the scale. After
 * the regulations of university admission (Thông tư 08/2022/TT-BGDĐT, Điều 7, with the bonus of Thông tư 06/2025/TT-BGDĐT): on scale
 * 30 from 22,5 on, divided by 7,5, at most 3 points of bonus, never above 30.
 */
export function withPriority(total: number, { priority, bonus }: { priority: number; bonus: number }, rule: PriorityRule) {
  const { thang_diem: scale, tu_diem: threshold, so_chia: divisor, cong_toi_da: mostBonus } = rule;
  const reached = Math.min(scale, total + Math.min(bonus, mostBonus));
  const share = reached < threshold ? 1 : (scale - reached) / divisor;
  return rounded(Math.min(scale, reached + share * priority));
}
