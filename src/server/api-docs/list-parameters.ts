import type { Call } from '#shared/calls/call.ts';
import type { Field } from '#shared/fields/index.ts';
import { maxId } from '#shared/fields/reference.ts';
import { defaultPageSize, maxPageSize } from '#shared/paging/page-sizes.ts';
import type { RecordType } from '#server/crud/model.ts';
import type { JsonSchema } from './operation.ts';

/** What a list of a content type is asked by: its filters, its order, its pages. */
export function listParameters(type: RecordType, listed: NonNullable<Call['listed']>): Record<string, JsonSchema> {
  const { list, fields } = type.description;
  return {
    ...Object.fromEntries(list.filters.map((key) => [key, filterSchema(key, fields[key])])),
    ...(listed === 'paged' && pages('listQuery' in type.slots)),
    ...(listed === 'filters' && {
      ...pages(true),
      ids: { type: 'string', description: `Only the records with these ids, parted by commas; at most ${maxPageSize}.` },
    }),
    ...(listed !== 'filters' && {
      sort_by: { type: 'string', enum: list.sorts, default: 'order' },
      sort_order: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
    }),
  };
}

/** More digits than these are not read. */
const maxPage = 999_999_999_999_999;

/** `whole`: everything comes at once unless a page is asked for, as a list of its own and a dropdown do. */
function pages(whole: boolean): Record<string, JsonSchema> {
  const unless = (fallback: number): JsonSchema => (whole ? {} : { default: fallback });
  const together = 'Everything comes at once unless page or per_page is given.';
  const most = `More than ${maxPageSize} is served as ${maxPageSize}.`;
  return {
    page: { type: 'integer', minimum: 1, maximum: maxPage, ...unless(1), ...(whole && { description: together }) },
    per_page: {
      type: 'integer',
      minimum: 1,
      maximum: maxPage,
      ...unless(defaultPageSize),
      description: whole ? `${most} ${defaultPageSize} when only page is given. ${together}` : most,
    },
    ...(!whole && {
      around: {
        type: 'integer',
        minimum: 1,
        maximum: maxId,
        description: 'A record whose page is given instead of `page`; where the filters leave it out, `page` is.',
      },
    }),
  };
}

function filterSchema(key: string, field: Field | undefined): JsonSchema {
  if (field?.kind === 'visibility') return { type: 'string', enum: ['active', 'inactive', '1', '0', 'all'] };
  if (field?.kind === 'choice')
    return { type: 'string', enum: [...[...field.values, ...(field.alsoFilters ?? [])].map(({ value }) => value), 'all'] };
  // A filter may also name a parent of the parent, which is no field of this content type.
  if (field?.kind === 'reference' || key.endsWith('_id')) return { type: 'integer', minimum: 1, maximum: maxId };
  return { type: 'string' };
}
