import { factPaths } from '#shared/facts/fact-columns.ts';
import { sheetPaths } from '#shared/sheets/sheet-paths.ts';
import type { Call, CallName, Calls, Need } from '#shared/calls/call.ts';
import { calls } from '#shared/calls/index.ts';
import { recordCalls } from '#shared/calls/of-records.ts';
import { sheetCalls } from '#shared/calls/sheets.ts';
import type { Access, AccessTable } from '#server/auth/access.ts';

/** What the calls below /api/admin need, but for those of the content types. The login needs nothing. */
const fixed: Record<Need, readonly string[]> = {
  own: [],
  content: ['GET /stats', 'GET /facts'],
  accounts: [
    'GET /cai-dat',
    'PUT /cai-dat',
    'GET /cai-dat/versions',
    'GET /cai-dat/versions/:seq',
    'POST /cai-dat/versions/:seq/restore',
  ],
};

/** The calls of each content type, which all need `content`; `*` is its path. */
const ofContentTypes = [
  'GET /*/all',
  'GET /*/dropdown',
  'GET /*/:id',
  'POST /*',
  'PUT /*/:id',
  'DELETE /*/:id',
  'POST /*/:id/image',
  'POST /*/:id/thumbnail',
  'GET /*/:id/versions',
  'GET /*/:id/versions/:seq',
  'POST /*/:id/versions/:seq/restore',
  'GET /*/:id/draft',
  'PUT /*/:id/draft',
  'POST /*/:id/draft/publish',
  'DELETE /*/:id/draft',
];

/** Declared calls that content types have. */
const below = (declared: Calls) => Object.keys(declared).map((name) => name.replace('/admin/:resource', '/*'));

/** Those of content types with facts. */
const ofFacts = ['GET /facts/*', 'PUT /facts/*'];

/**
 * What every call below /api/admin needs of the role of its caller. A new call is written down here: one that is not is
 * refused to everyone, and fails the tests.
 */
export function adminAccess(contentTypes: readonly string[]): AccessTable {
  const ofType = (path: string, some: readonly string[]): [string, Access][] =>
    some.map((call) => [call.replace('*', path), { needs: 'content' }]);
  return new Map<string, Access>([
    ...(Object.entries(calls) as [CallName, Call][]).flatMap(([name, { needs, ...call }]): [string, Access][] =>
      needs === undefined ? [] : [[name.replace(' /admin', ' '), { ...call, needs }]],
    ),
    ...(Object.keys(fixed) as Need[]).flatMap((needs) => fixed[needs].map((call): [string, Access] => [call, { needs }])),
    ...contentTypes.flatMap((path) => ofType(path, [...ofContentTypes, ...below(recordCalls)])),
    ...sheetPaths.flatMap((path) => ofType(path, below(sheetCalls))),
    ...factPaths.flatMap((path) => ofType(path, ofFacts)),
  ]);
}
