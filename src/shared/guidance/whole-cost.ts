import { moneyRange } from '#shared/formats/money.ts';
import { schoolYear } from './fact-names.ts';

/** '34–38 triệu đồng mỗi năm (năm học 2026–2027)' */
export const yearlyFee = ({ tu, den, nam }: { tu: number; den: number; nam: number }): string =>
  `${moneyRange(tu, den)} mỗi năm (năm học ${schoolYear(nam)})`;

type OtherCosts = readonly { so_tien: number | null; cach: string }[];

/** What a whole course costs, in đồng, if nothing changes: `years` of the fee, and the other costs of each year or once. */
export function wholeCost(fee: { tu: number; den: number }, years: number, others: OtherCosts) {
  const more = others.reduce((sum, { so_tien, cach }) => sum + (so_tien ?? 0) * (cach === 'moi-nam' ? years : 1), 0);
  return { tu: fee.tu * years + more, den: fee.den * years + more };
}
