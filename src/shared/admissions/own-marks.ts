import type { MajorItem } from '#shared/answers/major.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { slugify } from '#shared/text/slugify.ts';
import { combinationSlug } from '#shared/guidance/combination-slug.ts';
import { marksIn } from '#shared/guidance/mark-text.ts';
import { methodSlug } from './methods.ts';
import { rounded } from './priority.ts';

type Row = MajorItem['tuyen_sinh'][number];

/** A mark that admitted, of which all is known that it is compared by. */
export type RequiredMark = Row & { nam: number; thang_diem: number; diem_chuan: number };

const isWhole = (row: Row): row is RequiredMark => row.nam !== null && row.thang_diem !== null && row.diem_chuan !== null;

/** What admitted by a method with a combination, or with none; a row that names no combination holds all. */
export const requiredMarks = (rows: readonly Row[], method: string, combination: string | null): RequiredMark[] =>
  rows
    .filter(isWhole)
    .filter(({ phuong_thuc }) => methodSlug(phuong_thuc) === method)
    .filter(({ to_hop }) => to_hop.length === 0 || to_hop.some((tag) => combinationSlug(tag) === combination));

/** Marks of one's own: papers on scale 10 in the order of the combination, or a sum and the scale it is on. */
export type OwnMarks = { papers: number[] } | { sum: number; scale: number };

export const paperScale = 10;
/** Papers of a combination of which nobody knows the subjects. */
const usualPapers = 3;
/** Scales above it are of tests of their own. Nobody reaches less than a twentieth of one: that was meant on another scale. */
const largestSum = 40;
const leastShare = 1 / 20;

const sumOf = (numbers: readonly number[]) => rounded(numbers.reduce((sum, number) => sum + number, 0));

/** Marks of one's own without weights, on the scale that they have so. */
export const plainTotal = (own: OwnMarks): { total: number; scale: number } =>
  'papers' in own ? { total: sumOf(own.papers), scale: own.papers.length * paperScale } : { total: own.sum, scale: own.scale };

/**
 * The same as a row of marks reckons it, with the subjects twice that count twice; null where its scale is another one, or a sum does
 * not tell how much of it those subjects are. Nothing is ever converted.
 */
export function totalFor(row: Pick<Row, 'thang_diem' | 'nhan_doi'>, own: OwnMarks, subjects: readonly string[]): number | null {
  const doubled = new Set(row.nhan_doi.map(slugify));
  if ('sum' in own) return doubled.size === 0 && row.thang_diem === own.scale ? own.sum : null;
  const weighted = own.papers.map((mark, place) => ({ mark, weight: doubled.has(slugify(subjects[place] ?? '')) ? 2 : 1 }));
  const scale = paperScale * sumOf(weighted.map(({ weight }) => weight));
  return scale === row.thang_diem ? sumOf(weighted.map(({ mark, weight }) => mark * weight)) : null;
}

type Combination = { name: string; subjects: readonly string[] };

/** Marks as `marksText` keeps them, or what is wrong with them. `required` are those that they are compared with. */
export function readOwnMarks(
  text: string,
  required: readonly RequiredMark[],
  { name, subjects }: Combination,
): OwnMarks | { fault: string } {
  const numbers = marksIn(text);
  if (numbers === null) return { fault: 'Điểm là một số, ví dụ 22,5.' };
  const [sum = 0] = numbers;
  const scales = [...new Set(required.map(({ thang_diem }) => thang_diem))].sort((one, other) => one - other);
  const isOneTest = required.length > 0 && required.every(({ to_hop }) => to_hop.length === 0);
  if (isOneTest && numbers.length === 1) {
    const scale = scales.find((each) => sum <= each);
    if (scale === undefined) return { fault: `Điểm theo phương thức này từ 0 đến ${formatViNumber(scales.at(-1) ?? 0)}.` };
    if (scale <= largestSum || sum >= scale * leastShare) return { sum, scale };
    return { fault: `Điểm này không phải theo thang ${formatViNumber(scale)}: ghi nguyên điểm trên phiếu điểm.` };
  }
  if (isOneTest && !scales.includes(numbers.length * paperScale))
    return { fault: 'Phương thức này xét một điểm chung: chỉ ghi một số.' };
  if (numbers.length === 1) {
    const papers = subjects.length || usualPapers;
    const scale = papers * paperScale;
    return sum <= scale
      ? { sum, scale }
      : { fault: `Tổng ${papers} môn từ 0 đến ${scale}. Có môn nhân đôi thì ghi điểm từng môn.` };
  }
  if (subjects.length > 0 && numbers.length !== subjects.length)
    return { fault: `${name} có ${subjects.length} môn: ${subjects.join(', ')}. Ghi đủ điểm của từng môn.` };
  return numbers.every((mark) => mark <= paperScale) ? { papers: numbers } : { fault: `Điểm mỗi môn từ 0 đến ${paperScale}.` };
}
