import type { major, position, subject } from '#shared/content-types/index.ts';
import type { Changed } from '#server/crud/record.ts';
import { figuresSource, majorFacts } from './content/guidance/majors.ts';
import { positionGuidance, positionsChecked } from './content/guidance/positions.ts';
import { programmes } from './content/guidance/subjects.ts';

/** What the fields of records hold, from what the content says of their names. Links to other records are left to the loader. */

/** Newest first, as a table is read. */
const years = [2026, 2025, 2024] as const;

export function factsOfMajor(name: string): Changed<typeof major> {
  const { admissions, ...facts } = found(majorFacts, name);
  if (admissions === undefined) return { ...facts, minh_hoa: true };
  const { chi_tieu, tuyen_sinh, ...rest } = admissions;
  return {
    ...facts,
    ...rest,
    minh_hoa: true,
    chi_tieu: years.map((nam) => ({ nam, so: chi_tieu[nam] })),
    tuyen_sinh: years.flatMap((nam) =>
      tuyen_sinh.map(({ diem_chuan, nhan_doi = [], ...way }) => ({
        nam,
        ...way,
        diem_chuan: diem_chuan[nam],
        nguon: figuresSource,
        nhan_doi,
      })),
    ),
  };
}

export function factsOfSubject(
  majorName: string,
  name: string,
): Changed<typeof subject> & { hoc_ky: number; prerequisites: string[] } {
  const { kiem_tra, subjects } = found(programmes, majorName);
  const { prerequisites = [], ...facts } = found(subjects, name);
  return { ...facts, kiem_tra, minh_hoa: true, prerequisites };
}

/** Pay has no source, and nothing else of a position is a figure: none is an illustration. */
export function factsOfPosition(name: string): Changed<typeof position> & { majors: string[]; subjects: string[] } {
  return { ...found(positionGuidance, name), kiem_tra: positionsChecked };
}

/** What is kept under a name. Throws when there is nothing: the content's parts do not fit together. */
export function found<T>(kept: Readonly<Record<string, T>>, name: string): T {
  const one = kept[name];
  if (one === undefined) throw new Error(`The demo content has nothing for ${name}.`);
  return one;
}
