import { subjectPath } from '#shared/paths.ts';
import type { Facts } from './known.ts';

export type KnownSubject = Facts['subjects'][number];

export const pathOfSubject = ({ group_slug, major_slug, slug }: KnownSubject): string =>
  subjectPath(group_slug, major_slug, slug);
export const whenTaught = ({ hoc_ky: term, tin_chi: credits }: KnownSubject): string =>
  [term === null ? '' : `học kỳ ${term}`, credits === null ? '' : `${credits} tín chỉ`].filter((text) => text !== '').join(', ');
