import type { Description } from '#shared/content-types/description.ts';
import { defaultPageSize, pageSizes } from '#shared/paging/page-sizes.ts';
import type { Query } from '#web/api.ts';
import { type Change, pageNumber, wholeNumber } from '../screens/use-address-state.ts';
import { type Filter, filtersOf, isWithin } from './list-filters.ts';

/** Filters, sort and page of a list. A filter that narrows nothing is ''. */
export type ListState = {
  page: number;
  perPage: number;
  sortBy: string;
  descending: boolean;
  filters: Readonly<Record<string, string>>;
};

export type ListChange = Change<ListState>;

const defaultSort = 'order';

/** The value in an address for a default filter that the editor has removed. */
const all = 'all';

/** Reads the address of a list; what cannot be read counts as not there. */
export function readListState(description: Description, search: URLSearchParams): ListState {
  const perPage = Number(search.get('per_page'));
  const sortBy = search.get('sort_by') ?? '';
  return {
    page: pageNumber(search.get('page')),
    perPage: pageSizes.find((size) => size === perPage) ?? defaultPageSize,
    sortBy: description.list.sorts.includes(sortBy) ? sortBy : defaultSort,
    descending: search.get('sort_order') === 'desc',
    filters: Object.fromEntries(
      filtersOf(description).map((filter) => [
        filter.key,
        readFilter(filter, search.get(filter.key)) ?? initialFilter(description, filter.key),
      ]),
    ),
  };
}

function readFilter(filter: Filter, text: string | null): string | undefined {
  if (text === null) return undefined;
  if (filter.kind === 'keyword') return text;
  if (text === all) return '';
  if (filter.kind === 'number') return isWithin(filter, text) ? text : undefined;
  const readable = filter.kind === 'choice' ? filter.choices.some(({ value }) => value === text) : wholeNumber(text) !== null;
  return readable ? text : undefined;
}

const initialFilter = (description: Description, key: string): string => description.list.defaultFilter?.[key] ?? '';

/** The address of a list, without what it would be anyway. */
export function writeListState(description: Description, state: ListState): URLSearchParams {
  const search = new URLSearchParams();
  for (const { key } of filtersOf(description)) {
    const value = state.filters[key] ?? '';
    if (value !== initialFilter(description, key)) search.set(key, value || all);
  }
  if (state.sortBy !== defaultSort) search.set('sort_by', state.sortBy);
  if (state.descending) search.set('sort_order', 'desc');
  if (state.perPage !== defaultPageSize) search.set('per_page', String(state.perPage));
  if (state.page > 1) search.set('page', String(state.page));
  return search;
}

export const listQuery = ({ page, perPage, sortBy, descending, filters }: ListState): Query => ({
  ...filters,
  page,
  per_page: perPage,
  sort_by: sortBy,
  sort_order: descending ? 'desc' : 'asc',
});

/** The filters after one was changed: those whose choices hang on it narrow nothing any more. */
export function withFilter(description: Description, filters: ListState['filters'], key: string, value: string) {
  const reset = filtersOf(description).filter((filter) => filter.kind === 'reference' && filter.narrowedBy.includes(key));
  return { ...filters, ...Object.fromEntries(reset.map((filter) => [filter.key, ''])), [key]: value };
}

/** The sort after a click on a column: ascending first, then the other way round. */
export const withSort = (state: ListState, column: string): Pick<ListState, 'sortBy' | 'descending'> => ({
  sortBy: column,
  descending: state.sortBy === column && !state.descending,
});

/** The filters that narrow nothing, not even as the list does by itself. */
export const widestFilters = ({ filters }: ListState): ListState['filters'] =>
  Object.fromEntries(Object.keys(filters).map((key) => [key, '']));

/** Whether the editor narrowed the list beyond what it does by itself. */
export const isNarrowed = (description: Description, { filters }: ListState): boolean =>
  Object.entries(filters).some(([key, value]) => value !== '' && value !== initialFilter(description, key));
