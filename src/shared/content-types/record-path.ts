import { isRecord } from '#shared/formats/json.ts';
import { filled } from '#shared/paths.ts';
import type { Description } from './description.ts';

type Paged = Pick<Description, 'page'>;

const parameters = /:([\w.]+)/g;

/** Where the page of a record as its administrator's call gives it lies, hidden ones too; null where it has none, or a slug of the way is missing. */
export function recordPath({ page }: Paged, record: Readonly<Record<string, unknown>>): string | null {
  if (page === undefined) return null;
  const slugs = [...waysAbove({ page }), []].map((way) => {
    const holder = wayIn(record, way);
    return isRecord(holder) ? holder['slug'] : null;
  });
  return slugs.every((slug) => typeof slug === 'string' && slug !== '') ? filled(page, slugs as string[]) : null;
}

/** Where another page tells of a record that has none; null where none does. */
export const shownPath = ({ shownOn }: Pick<Description, 'shownOn'>, id: number): string | null =>
  shownOn?.replace(':id', String(id)) ?? null;

/** Whether visitors see a record of it somewhere, and an editor may before it is public. */
export const isPreviewed = ({ page, shownOn }: Description): boolean => (page ?? shownOn) !== undefined;

/** The ways through a record to those whose slugs stand before its own, as they stand there: [['nganh_hoc', 'group'], ['nganh_hoc']]. */
export const waysAbove = ({ page = '' }: Paged): string[][] =>
  [...page.matchAll(parameters)].slice(0, -1).map(([, parameter = '']) => parameter.split('.'));

const wayIn = (record: unknown, way: readonly string[]): unknown =>
  way.reduce((part, key) => (isRecord(part) ? part[key] : null), record);

/** Whether its page is at an address of its own, rather than a part of another: old ones of it are kept and lead on. */
export const hasOwnAddress = ({ page }: Paged): boolean => page !== undefined && !page.includes('#');

/** The same as routes are written: '/nganh-hoc/:group/:nganh_hoc/:slug'; '' where there is no page. */
export const pagePattern = ({ page = '' }: Paged): string =>
  page.replace(parameters, (_, parameter: string) => `:${parameter.split('.').at(-1)}`);
