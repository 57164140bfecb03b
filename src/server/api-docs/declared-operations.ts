import type { Call, CallName, Calls } from '#shared/calls/call.ts';
import { calls } from '#shared/calls/index.ts';
import { batchCalls, listingsCalls, pastAddressCalls, previewCalls, usesCalls } from '#shared/calls/of-records.ts';
import { sheetCalls } from '#shared/calls/sheets.ts';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { bodyOf } from './bodies.ts';
import { type JsonSchema, type Operation, querySchema } from './operation.ts';

const operationsOf = (declared: Calls): Operation[] =>
  (Object.entries(declared) as [CallName, Call][]).map(([name, { query, body, ...call }]) => {
    const [method = '', path = ''] = name.split(' ');
    return {
      ...call,
      method: method.toLowerCase() as Operation['method'],
      path: path.replace(/:(\w+)/g, '{$1}'),
      ...(query && { query: querySchema(query) }),
      ...(body && { body: bodyOf(body, call) }),
    };
  });

/** The declared calls as the document tells them. */
export const declaredOperations: readonly Operation[] = operationsOf(calls);

/** Those that each content type has in the same shape, as those of one; `listQuery`: what its list is asked by. */
export function sharedOperations(
  { description, hasPage, listedBy }: RecordType,
  listQuery: Record<string, JsonSchema>,
): Operation[] {
  const { name, path, noun } = description;
  const declared = {
    ...usesCalls,
    ...batchCalls,
    ...(listedBy.length > 0 && listingsCalls),
    ...(hasPage && { ...pastAddressCalls, ...previewCalls }),
    ...(hasSheet(description) && sheetCalls),
  };
  const of = (text: string) => text.replace(':resource', path).replace('{noun}', noun);
  const { page: _page, per_page: _perPage, around: _around, ...narrowed } = listQuery;
  return operationsOf(declared).map((operation) => ({
    ...operation,
    // What is given out is what a list holds.
    ...(operation.id === 'exportRecords' && { query: { ...narrowed, ...operation.query } }),
    id: `${operation.id}Of${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    path: operation.path.replace('{resource}', path),
    tag: of(operation.tag),
    summary: of(operation.summary),
  }));
}
