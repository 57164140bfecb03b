import type { Call, CallName } from '#shared/calls/call.ts';
import { calls } from '#shared/calls/index.ts';
import { bodyOf } from './bodies.ts';
import { type Operation, querySchema } from './operation.ts';

/** The declared calls as the document tells them. */
export const declaredOperations: readonly Operation[] = (Object.entries(calls) as [CallName, Call][]).map(
  ([name, { query, body, ...call }]) => {
    const [method = '', path = ''] = name.split(' ');
    return {
      ...call,
      method: method.toLowerCase() as Operation['method'],
      path: path.replace(/:(\w+)/g, '{$1}'),
      ...(query && { query: querySchema(query) }),
      ...(body && { body: bodyOf(body, call) }),
    };
  },
);
