import type { NamedMajor } from '#shared/answers/admissions.ts';

/** Whether a date or scholarship, which is for all majors where it names none, is for one of these. */
export const isForMajors = ({ nganh_hocs }: { nganh_hocs: readonly NamedMajor[] }, slugs: readonly string[] = []): boolean =>
  slugs.length === 0 || nganh_hocs.length === 0 || nganh_hocs.some(({ slug }) => slugs.includes(slug));
