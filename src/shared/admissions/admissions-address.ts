import { admissionsPath } from '#shared/paths.ts';

/** What the page of admissions is narrowed to, as slugs; '' where it is not. */
export type AdmissionsFilter = { 'phuong-thuc': string; nganh: string };

/** The parameters of the page, in the order in which its addresses have them. */
export const admissionsParameters = ['phuong-thuc', 'nganh'] as const;

/** The one address that asks for this; `path` may be that of a calendar. */
export function admissionsAddress(filter: AdmissionsFilter, path = admissionsPath): string {
  const written = admissionsParameters.filter((name) => filter[name] !== '').map((name) => `${name}=${filter[name]}`);
  return written.length === 0 ? path : `${path}?${written.join('&')}`;
}
