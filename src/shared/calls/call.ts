import type { z } from 'zod';

/** What a call is about: one's own account, content, or the accounts of others and what happened to them. */
export type Need = 'own' | 'content' | 'accounts';

/** One call of the API, but for its handler. */
export type Call = {
  /** Reads as the name of a method and is unlike every other: `listAccounts`. */
  id: string;
  /** The part of the document it stands in. */
  tag: string;
  summary: string;
  /** What the role of the caller has to allow; absent where no token is needed. */
  needs?: Need;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** It may come without one, which counts as one without fields. */
  bodyIsOptional?: true;
  /** What `data` of the answer is. */
  data: z.ZodType;
  /** What `meta` is; optional where it may be absent. */
  meta?: z.ZodType;
  status?: 201;
  /** Statuses of refusals that do not follow from what the call reads and who may make it. */
  refusals?: readonly number[];
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path below /api, with `:id` for what varies: 'GET /admin/accounts/:id'. */
export type CallName = `${Method} /${string}`;

export type Calls = Readonly<Record<CallName, Call>>;

/** Keeps the type of each call, which the handler and the client are typed by. */
export const defineCalls = <const C extends Calls>(calls: C): C => calls;

/** The parameters in the path of a call. */
export type ParametersOf<Name extends string> = Name extends `${string}/:${infer Parameter}/${infer Rest}`
  ? { [P in Parameter | keyof ParametersOf<`/${Rest}`>]: string | number }
  : Name extends `${string}/:${infer Parameter}`
    ? { [P in Parameter]: string | number }
    : unknown;
