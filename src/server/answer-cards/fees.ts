import { moneyRange } from '#shared/formats/money.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { schoolYear } from '#shared/guidance/fact-names.ts';
import { wholeCost } from '#shared/guidance/whole-cost.ts';
import { capital } from '#shared/text/capital.ts';
import { type Maker, majorsOf, ofMajors, rowOf } from './card.ts';
import { rankBy } from './rank-texts.ts';

/**
 * The fee of a year, and what a whole course costs by it. Of a year other than that of the fee nothing is known. 'Theo kỳ hay theo năm'
 * asks how it is paid, which is no figure.
 */
export const fee: Maker = (asked) => {
  if (asked.has('perTerm') && (asked.has('perYear') || asked.has('year')) && !asked.has('howMuch') && !asked.has('money'))
    return null;
  const [year] = asked.allOf('ofYear');
  const known = majorsOf(asked).flatMap(({ hoc_phi: fee }) =>
    fee === null || (year !== undefined && fee.nam !== year) ? [] : fee,
  );
  const [least, most] = [Math.min(...known.map(({ tu }) => tu)), Math.max(...known.map(({ den }) => den))];
  const term = asked.has('perTerm') ? ' Con số là của cả năm học, trang không ghi của từng kỳ hay tín chỉ.' : '';
  const fact = year === undefined ? 'học phí' : `học phí năm học ${schoolYear(Number(year))}`;
  const isMost = asked.has('dearest');
  const told = (sum: number) => `${isMost ? 'đến' : 'từ'} ${moneyRange(sum, sum)}/năm`;
  return ofMajors(
    asked,
    'fee',
    fact,
    ({ hoc_phi: fee, thoi_gian: years, chi_phi_khac: others }) => {
      if (fee === null || !known.includes(fee)) return null;
      const yearly = `${moneyRange(fee.tu, fee.den)}/năm`;
      const note = `Năm học ${schoolYear(fee.nam)}, chưa gồm vật liệu.${term}`;
      if (years === null) return { value: yearly, note };
      const [plain, whole] = [wholeCost(fee, years, []), wholeCost(fee, years, others)];
      const course = moneyRange(plain.tu, plain.den);
      const span = `cả khóa ${formatViNumber(years)} năm, nếu học phí không đổi`;
      const withOthers = others.length === 0 ? [] : [rowOf('Kể cả chi phí khác', moneyRange(whole.tu, whole.den))];
      if (asked.has('whole'))
        return { value: `${course} ${span}`, note, rows: [...withOthers, rowOf('Học phí mỗi năm', yearly)] };
      return { value: yearly, note, rows: [rowOf(capital(span), course), ...withOthers] };
    },
    {
      sum: asked.has('whole') ? '' : `${moneyRange(least, most)}/năm, tùy ngành`,
      ranking: [({ hoc_phi: fee }) => (fee && isMost ? fee.den : (fee?.tu ?? null)), told, 'Thấp nhất', 'Cao nhất'],
    },
  );
};

/** What a major costs beside its fee. */
export const costs: Maker = (asked) =>
  ofMajors(asked, 'fee', 'chi phí khác của', ({ chi_phi_khac: costs }) => {
    const rankOf = rankBy(asked, costs, ({ ten }) => ten);
    const sorted = costs.toSorted((one, other) => rankOf(other) - rankOf(one));
    const rows = sorted.map(({ ten, so_tien: sum, cach }) =>
      rowOf(ten, sum === null ? 'chưa ghi số tiền' : `${moneyRange(sum, sum)}${cach === 'moi-nam' ? '/năm' : ', một lần'}`),
    );
    return rows.length === 0 ? null : { value: '', rows };
  });
