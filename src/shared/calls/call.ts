import { z } from 'zod';
import { changeMeta } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';

/** What a call is about: one's own account, content, what families ask, or the accounts of others and what happened to them. */
export type Need = 'own' | 'content' | 'inbox' | 'accounts';

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
  /** What a list of the content type is asked by, beside `query`: its filters, also its order, also its pages. */
  listed?: 'filters' | 'ordered' | 'paged';
  body?: z.ZodObject;
  /** The body holds fields of a record beside what its schema names: of a new one, those that change, or one picture. Its handler reads them. */
  record?: 'new' | 'changed' | 'picture';
  /** Fields of a description that the body may hold beside what its schema names, each by its own rule. */
  values?: { of: Pick<Description, 'fields'>; names: readonly string[] };
  /** It may come without one, which counts as one without fields. */
  bodyIsOptional?: true;
  /** The media types of the body; JSON and forms alike unless told. */
  bodyTypes?: readonly ('json' | 'multipart')[];
  /** Of the body, in bytes; 6 MB unless told. */
  maxBytes?: number;
  /** What `data` of the answer is; null where the declaration says nothing. */
  data: z.ZodType;
  /** What `meta` is; optional where it may be absent. */
  meta?: z.ZodType;
  /** The media types of a file that is answered in place of an envelope. */
  file?: readonly string[];
  status?: 201;
  /** May be made before a password that was handed out is changed. */
  withFirstPassword?: true;
  /** May be made before a second factor is switched on that is a duty. */
  withoutSecondFactor?: true;
  /** Not in the session that may do without a second factor that is a duty. */
  notInGrace?: true;
  /** Only by whoever gave the password not long ago: a session that was left open is not enough. */
  needsProof?: true;
  /** The back office makes it by itself, again and again: it is no use of a session, which ends all the same where nobody uses it. */
  asksItself?: true;
  /** Statuses of refusals that do not follow from what the call reads and who may make it. */
  refusals?: readonly number[];
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path below /api, with `:id` for what varies: 'GET /admin/accounts/:id'. */
export type CallName = `${Method} /${string}`;

export type Calls = Readonly<Record<CallName, Call>>;

type Shared = Pick<Call, 'tag'> & Partial<Call>;
type Declared = Readonly<Record<CallName, Pick<Call, 'id' | 'summary'> & Partial<Call>>>;
type Whole<S extends Shared, C extends Declared> = {
  readonly [Name in keyof C]: Omit<S & { data: z.ZodNull }, keyof C[Name]> & C[Name];
};

/** Keeps the type of each call, which the handler and the client are typed by. `shared`: what each of them has, unless it says otherwise. */
export const defineCalls = <S extends Shared, const C extends Declared>(shared: S, calls: C): Whole<S, C> =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { data: z.null(), ...shared, ...call }]),
  ) as unknown as Whole<S, C>;

/** The parameters in the path of a call. */
export type ParametersOf<Name extends string> = Name extends `${string}/:${infer Parameter}/${infer Rest}`
  ? { [P in Parameter | keyof ParametersOf<`/${Rest}`>]: string | number }
  : Name extends `${string}/:${infer Parameter}`
    ? { [P in Parameter]: string | number }
    : unknown;

/** What a call that writes over what others may have changed tells beside its answer, and how it is refused. */
export const overwriting = { meta: changeMeta, refusals: [409] } as const;
