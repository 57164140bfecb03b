import { judgeCombination } from './judge-combination.ts';
import { judgeMajorCode, type MajorCode } from './judge-major-code.ts';
import { type CodeWarning, unsilenced } from './warning.ts';

/** What the codes of a major are judged by. Years of admission that are not known are taken for `year`. */
export type MajorCodes = MajorCode & {
  to_hop: readonly string[];
  tuyen_sinh: readonly { nam: number | null; to_hop: readonly string[] }[];
  da_biet: readonly string[];
};

/** What is told about all codes of a major in this year, but what the school said that it knows. Each is told once. */
export function judgeCodes({ ma_nganh, name, bac, to_hop, tuyen_sinh, da_biet }: MajorCodes, year: number): CodeWarning[] {
  const all = [
    ...judgeMajorCode({ ma_nganh, name, bac }),
    ...to_hop.flatMap((tag) => judgeCombination(tag, year)),
    ...tuyen_sinh.flatMap((row) => row.to_hop.flatMap((tag) => judgeCombination(tag, row.nam ?? year))),
  ];
  return unsilenced([...new Map(all.map((warning) => [`${warning.key} ${warning.text}`, warning])).values()], da_biet);
}
