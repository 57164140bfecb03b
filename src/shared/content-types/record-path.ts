import { isRecord } from '#shared/formats/is-record.ts';
import type { Description } from './description.ts';

type Paged = Pick<Description, 'page'>;

const parameters = /:([\w.]+)/g;

/** Where the page of a record as its administrator's call gives it lies, hidden ones too; null where it has none, or a slug of the way is missing. */
export function recordPath({ page }: Paged, record: Readonly<Record<string, unknown>>): string | null {
  if (page === undefined) return null;
  let isWhole = true;
  const path = page.replace(parameters, (_, parameter: string) => {
    const holder = parameter === 'slug' ? record : wayIn(record, parameter.split('.'));
    const slug = isRecord(holder) ? holder['slug'] : null;
    isWhole &&= typeof slug === 'string' && slug !== '';
    return String(slug);
  });
  return isWhole ? path : null;
}

const wayIn = (record: unknown, way: readonly string[]): unknown =>
  way.reduce((part, key) => (isRecord(part) ? part[key] : null), record);

/** The same as routes are written: '/nganh-hoc/:group/:nganh_hoc/:slug'; '' where there is no page. */
export const pagePattern = ({ page = '' }: Paged): string =>
  page.replace(parameters, (_, parameter: string) => `:${parameter.split('.').at(-1)}`);
