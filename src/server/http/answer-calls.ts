import type { Context, Env, Hono } from 'hono';
import type { z } from 'zod';
import type { Warnings } from '#shared/answers/wire.ts';
import type { Call, CallName, Calls, ParametersOf } from '#shared/calls/call.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { jsonAnswer } from './known-body.ts';
import { queryOf } from './percent-encoding.ts';
import { readFields, readQuery } from './read-sent.ts';

/** What a handler is asked; the query and the body are read, and refused with 422, when it asks for them. */
export type CallRequest<E extends Env, Name extends CallName, C extends Call> = {
  context: Context<E>;
  at: { [Parameter in keyof ParametersOf<Name>]: string };
  query: () => C['query'] extends z.ZodObject ? z.output<C['query']> : never;
  body: () => Promise<C['body'] extends z.ZodObject ? z.output<C['body']> : never>;
};

type MetaOf<C extends Call> = C['meta'] extends z.ZodType
  ? undefined extends z.output<C['meta']>
    ? { meta?: z.output<C['meta']> }
    : { meta: z.output<C['meta']> }
  : unknown;

/** What a handler gives: the envelope follows from it. Whatever changes something says so in a sentence. */
export type Given<Name extends CallName, C extends Call> = C extends { file: readonly string[] } ? Response : Answered<Name, C>;

type Answered<Name extends CallName, C extends Call> = { data: z.output<C['data']>; warnings?: Warnings } & MetaOf<C> &
  (Name extends `GET ${string}` ? unknown : { message: string });

export type Handlers<E extends Env, C extends Calls> = {
  [Name in keyof C & CallName]: (asked: CallRequest<E, Name, C[Name]>) => Promise<Given<Name, C[Name]>>;
};

/** Looks at what a call answers, before it is sent. */
type Look = (name: CallName, call: Call, given: { data: unknown; meta?: unknown }) => void;
let look: Look | null = null;

/** For tests, which hold each answer to the shape of its call. */
export const lookAtAnswers = (by: Look): void => void (look = by);

const numbers: ReadonlySet<string> = new Set(['id', 'seq', 'plan']);

/**
 * Mounts a handler for each of these calls; `base` is what stands before the router in their paths, `filled` what stands there in
 * place of a parameter.
 */
export function answerCalls<E extends Env, C extends Calls>(
  router: Hono<E>,
  base: string,
  calls: C,
  handlers: Handlers<E, C>,
  filled: Readonly<Record<string, string>> = {},
): Hono<E> {
  const asRoute = (path: string) =>
    path.replace(/:(\w+)/g, (parameter, name: string) => filled[name] ?? (numbers.has(name) ? `${parameter}{\\d+}` : parameter));
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const [method = '', path = ''] = name.split(' ');
    // Typed by the record of calls: which of them this is, is not known here.
    const handler = handlers[name] as (
      asked: CallRequest<E, CallName, Call>,
    ) => Promise<{ data: unknown; meta?: unknown } | Response>;
    router.on(method, asRoute(path.slice(base.length)) || '/', async (context) => {
      const given = await handler({
        context,
        at: context.req.param(),
        query: () => readQuery(call.query as never, queryOf(context.req.url), sentLabel) as never,
        body: () =>
          readFields(context, call.body as never, {
            optional: call.bodyIsOptional === true,
            ...(call.bodyTypes !== undefined && { types: call.bodyTypes }),
            ...(call.maxBytes !== undefined && { maxBytes: call.maxBytes }),
          }) as never,
      });
      if (given instanceof Response) return given;
      look?.(name, call, given);
      return jsonAnswer(context, { success: true, ...given }, {}, call.status);
    });
  }
  return router;
}
