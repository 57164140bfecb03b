import type { Call, CallName } from '#shared/calls/call.ts';
import { calls } from '#shared/calls/index.ts';
import type { Access, AccessTable } from '#server/auth/access.ts';
import { namedCallsOf } from '#server/crud/calls-of.ts';
import type { RecordType } from '#server/crud/model.ts';

/**
 * What every call below /api/admin needs of its caller, as it is declared. One that nobody has declared is refused to everyone,
 * and fails the tests.
 */
export function adminAccess(types: readonly RecordType[]): AccessTable {
  const declared = [...(Object.entries(calls) as [CallName, Call][]), ...types.flatMap(namedCallsOf)];
  return new Map<string, Access>(
    declared.flatMap(([name, { needs, ...call }]): [string, Access][] =>
      needs === undefined ? [] : [[name.replace(' /admin', ' '), { ...call, needs }]],
    ),
  );
}
