import type { z } from 'zod';
import type { Success } from '#shared/answers/wire.ts';
import type { Call, ParametersOf } from '#shared/calls/call.ts';
import type { calls, contentCalls } from '#shared/calls/index.ts';
import type { Query } from '#web/api.ts';

/** The calls that are declared, of which the browser needs the types alone. */
export type Declared = typeof calls & typeof contentCalls;

/** A value that nobody changes may be sent where one that may be changed is described. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanged<T[Key]> }
    : T;

type AtOf<Name extends string> = unknown extends ParametersOf<Name> ? unknown : { at: ParametersOf<Name> };
type QueryOf<C extends Call> = C extends { listed: string }
  ? { query?: Query }
  : C['query'] extends z.ZodObject<infer Shape>
    ? { query?: { [Key in keyof Shape]?: Query[string] } }
    : unknown;
type BodyOf<C extends Call> = C extends { record: string }
  ? { body: Readonly<Record<string, unknown>> | FormData }
  : C['body'] extends z.ZodType
    ? C extends { bodyIsOptional: true }
      ? { body?: Unchanged<z.input<C['body']>> }
      : { body: Unchanged<z.input<C['body']>> | FormData }
    : unknown;

/** What a call is sent: what varies in its path, its query and its body. */
export type SentTo<Name extends keyof Declared> = AtOf<Name> &
  QueryOf<Declared[Name]> &
  BodyOf<Declared[Name]> & { signal?: AbortSignal };

type MetaOf<C extends Call> = C['meta'] extends z.ZodType ? z.output<C['meta']> : undefined;

/** What it answers; whatever changes something says so in a sentence. */
export type AnswerOf<Name extends keyof Declared> = Success<z.output<Declared[Name]['data']>> & {
  meta: MetaOf<Declared[Name]>;
  message: Name extends `GET ${string}` ? undefined : string;
};
