import type { Field } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import { quoted } from '#shared/text/quoted.ts';
import { readVisibility } from '#shared/fields/visibility.ts';
import type { Description } from '#shared/content-types/description.ts';
import { defaultPageSize, maxPageSize } from '#shared/paging/page-sizes.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { nounTexts } from '#shared/texts.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import type { Stored } from './record.ts';

export type ListQuery = {
  page: number;
  perPage: number;
  /** Whether the caller asked for pages at all. */
  paged: boolean;
  sortBy: string;
  descending: boolean;
  filters: ReadonlyMap<string, string | number>;
  /** Only these records; null: all of them. */
  ids: readonly number[] | null;
  /** A record whose page is wanted, rather than `page`; one that the filters leave out changes nothing. */
  around: number | null;
  now: Date;
};

export type ListAnswer = { data: Stored[]; meta: ListMeta };

/**
 * Keys that are absent or empty count as not asked for; what cannot be read is refused, naming it (422),
 * and so is a key given twice, because either value would be a guess.
 */
export function readListQuery({ list, fields }: Description, given: (key: string) => readonly string[] | undefined, now: Date) {
  const errors: Record<string, string[]> = {};
  const labelOf = (key: string) => fields[key]?.label ?? sentLabel(key);
  const first = (key: string) => given(key)?.[0]?.trim() ?? '';
  const read = <T>(key: string, fallback: T, may: string, parse: (text: string) => T | undefined): T => {
    if ((given(key)?.length ?? 0) > 1) errors[key] = [`${labelOf(key)} chỉ được gửi một lần`];
    const text = first(key);
    if (text === '' || key in errors) return fallback;
    const value = parse(text);
    if (value === undefined) errors[key] = [`${labelOf(key)} phải là ${may}`];
    return value ?? fallback;
  };
  const { sorts } = list;

  const query: ListQuery = {
    now,
    page: read('page', 1, 'số nguyên từ 1 trở lên', positive),
    perPage: Math.min(read('per_page', defaultPageSize, 'số nguyên từ 1 trở lên', positive), maxPageSize),
    paged: first('page') !== '' || first('per_page') !== '',
    sortBy: read('sort_by', 'order', `một trong: ${sorts.join(', ')}`, (text) => (sorts.includes(text) ? text : undefined)),
    descending: read('sort_order', false, 'asc hoặc desc', (text) => directions.get(text)),
    ids: read<number[] | null>('ids', null, `mã số, cách nhau bằng dấu phẩy, nhiều nhất ${maxPageSize}`, readIds),
    around: read<number | null>('around', null, 'mã số của một bản ghi', readId),
    filters: new Map(
      list.filters.flatMap((key) => {
        const value = read<string | number | null>(key, null, ...filterRule(key, fields[key]));
        return value === null ? [] : [[key, value]];
      }),
    ),
  };
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return query;
}

/** Unknown keys that are named at once. */
const mostNamed = 20;

/** Refuses with 422 keys that are none of those known: a misspelt filter would let every record through. */
export function refuseUnknown(keys: Iterable<string>, known: readonly string[]): void {
  const unknown = [...keys].filter((key) => !known.includes(key)).slice(0, mostNamed);
  if (unknown.length === 0) return;
  const why = (key: string) => [`Không có bộ lọc ${quoted(key.slice(0, 100))}, chỉ có: ${known.join(', ')}`];
  throw unprocessable(Object.fromEntries(unknown.map((key) => [key.slice(0, 100), why(key)])));
}

/** '3,14' as numbers; undefined where one of them can be no id, or there are more than a page holds. */
function readIds(text: string): number[] | undefined {
  const ids = text.split(',').map(readId);
  return ids.length > maxPageSize || ids.includes(undefined) ? undefined : ids.filter((id) => id !== undefined);
}

const directions = new Map([
  ['asc', false],
  ['desc', true],
]);

const positive = (text: string) => (/^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : undefined);

type FilterRule = [may: string, parse: (text: string) => string | number | null | undefined];

function filterRule(key: string, field: Field | undefined): FilterRule {
  const orAll = (parse: (text: string) => string | number | undefined) => (text: string) => (text === 'all' ? null : parse(text));
  if (field?.kind === 'visibility') return ['active, inactive, 1, 0 hoặc all', orAll(readVisibility)];
  if (field?.kind === 'choice') {
    const values = [...field.values, ...(field.alsoFilters ?? [])].map(({ value }) => value);
    return [`${values.join(', ')} hoặc all`, orAll((text) => (values.includes(text) ? text : undefined))];
  }
  if (field?.kind === 'number') {
    const { from, to } = field;
    const within = (text: string) =>
      /^-?\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined;
    return [`số nguyên từ ${from} đến ${to} hoặc all`, orAll(within)];
  }
  if (key.endsWith('_id')) return ['mã số của một bản ghi', orAll(readId)];
  return ['văn bản', (text) => text];
}

/** An id in an address or a query; undefined when no record can have it. */
export function readId(text: string): number | undefined {
  const id = positive(text);
  return id !== undefined && id <= maxId ? id : undefined;
}

/** The id in the address of a call about one record; refuses with 404 where no record can have it. */
export function idIn({ description }: { description: Description }, at: { id: string }): number {
  const id = readId(at.id);
  if (id === undefined) throw notFound(nounTexts(description.noun).notFound);
  return id;
}
