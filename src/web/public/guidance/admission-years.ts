import type { MajorFacts } from '#shared/answers/major.ts';

export type AdmissionYear = { year: number | null; places: number | null; ways: MajorFacts['tuyen_sinh'] };

/** The places and marks of a major by year, the newest first and those of no year last. */
export function admissionYears({ chi_tieu, tuyen_sinh }: Pick<MajorFacts, 'chi_tieu' | 'tuyen_sinh'>): AdmissionYear[] {
  const years = new Set([...chi_tieu, ...tuyen_sinh].map(({ nam }) => nam));
  return [...years]
    .toSorted((a, b) => (b ?? -Infinity) - (a ?? -Infinity))
    .map((year) => ({
      year,
      places: chi_tieu.find(({ nam, so }) => nam === year && so !== null)?.so ?? null,
      ways: tuyen_sinh.filter(({ nam }) => nam === year),
    }))
    .filter(({ places, ways }) => places !== null || ways.length > 0);
}
