import type { z } from 'zod';
import type { Call, Method, ParametersOf } from '#shared/calls/call.ts';
import type { calls } from '#shared/calls/index.ts';
import type { recordCalls } from '#shared/calls/of-records.ts';
import type { sheetCalls } from '#shared/calls/sheets.ts';
import { api } from '#shared/paths.ts';
import { texts } from '#shared/texts.ts';
import { isRecord } from '#shared/rules/is-record.ts';
import type { Failure, ListMeta, Success } from '#shared/answers/wire.ts';
import { type Query, withQuery } from '#web/api.ts';

/** The token of the session lies where every tab of the browser finds it. */
const tokenKey = 'token';

export const readToken = (): string | null => localStorage.getItem(tokenKey);
export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  isEnded = false;
}
const removeToken = (): void => localStorage.removeItem(tokenKey);

/** A call that was refused, or that never arrived (`status` 0). `message` is always fit for an editor's eyes. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server itself said; null when it said nothing that can be read. */
  readonly serverMessage: string | null;
  /** By field, nested ones named `content.0.title`. */
  readonly errors: Record<string, string[]>;
  /** On a stale save (409): the record as it stands now. */
  readonly data: unknown;
  /** Why the caller may not do this (403). */
  readonly code: Failure['code'];

  constructor(status: number, { message, errors = {}, data, code }: Partial<Failure>) {
    super(message || (status === 0 ? texts.unreachable : texts.unreadable));
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = message || null;
    this.errors = errors;
    this.data = data;
    this.code = code;
  }
}

/** 'expired': a call was answered with 401. 'left': the editor signed out. */
export type SignOutReason = 'expired' | 'left';
type SignOutListener = (reason: SignOutReason) => void;

const listeners = { before: new Set<SignOutListener>(), after: new Set<SignOutListener>() };

/**
 * Calls `listener` 'before' or 'after' the token is removed. Before is the last moment at which the
 * screen is still there, so what was typed can be kept; nothing waits for a promise. Returns the way
 * to stop listening.
 */
export function onSignOut(moment: keyof typeof listeners, listener: SignOutListener): () => void {
  listeners[moment].add(listener);
  return () => void listeners[moment].delete(listener);
}

/** Whether the last session of this page has ended. */
let isEnded = false;

export function endSession(reason: SignOutReason): void {
  isEnded = true;
  try {
    for (const listener of listeners.before) listener(reason);
  } finally {
    removeToken();
    for (const listener of listeners.after) listener(reason);
  }
}

const refusalListeners = new Set<() => void>();

/**
 * Calls `listener` when a call was refused to this account (403), which its role or a password that has to be changed may be
 * the reason for: what is known of the account is out of date. Returns the way to stop listening.
 */
export function onAccessRefused(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

let askForProof: (() => Promise<boolean>) | null = null;

/**
 * `ask` is called when a call needs the own password again, and tells whether it was given: the call is then made once more.
 * Returns the way to stop.
 */
export function onProofNeeded(ask: () => Promise<boolean>): () => void {
  askForProof = ask;
  return () => void (askForProof = null);
}

/** The calls that are declared, of which the browser needs the types alone. */
type Declared = typeof calls & typeof recordCalls & typeof sheetCalls;

/** A value that nobody changes may be sent where one that may be changed is described. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanged<T[Key]> }
    : T;

type AtOf<Name extends string> = unknown extends ParametersOf<Name> ? unknown : { at: ParametersOf<Name> };
type QueryOf<C extends Call> =
  C['query'] extends z.ZodObject<infer Shape> ? { query?: { [Key in keyof Shape]?: Query[string] } } : unknown;
type BodyOf<C extends Call> = C['body'] extends z.ZodType ? { body: Unchanged<z.input<C['body']>> | FormData } : unknown;

/** What a call is sent: what varies in its path, its query and its body. */
type SentTo<Name extends keyof Declared> = AtOf<Name> &
  QueryOf<Declared[Name]> &
  BodyOf<Declared[Name]> & { signal?: AbortSignal };

type MetaOf<C extends Call> = C['meta'] extends z.ZodType ? z.output<C['meta']> : undefined;

/** What it answers; whatever changes something says so in a sentence. */
export type AnswerOf<Name extends keyof Declared> = Success<z.output<Declared[Name]['data']>> & {
  meta: MetaOf<Declared[Name]>;
  message: Name extends `GET ${string}` ? undefined : string;
};

/** The address of a call with what varies in it. */
function addressOf(path: string, at: Record<string, string | number> = {}): string {
  return `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(at[name] ?? ''))}`;
}

/**
 * Makes a declared call: `callApi('PUT /admin/accounts/:id', { at: { id }, body })`. Refusals are thrown as those of `adminApi`.
 */
export async function callApi<Name extends keyof Declared>(
  name: Name,
  ...[sent]: object extends SentTo<Name> ? [SentTo<Name>?] : [SentTo<Name>]
): Promise<AnswerOf<Name>> {
  const [method, path = ''] = name.split(' ') as [Method, string];
  const {
    at,
    query = {},
    body,
    signal,
  } = (sent ?? {}) as { at?: Record<string, string | number>; query?: Query; body?: unknown; signal?: AbortSignal };
  return (await call(method, withQuery(addressOf(path, at), query), body, signal)) as AnswerOf<Name>;
}

/**
 * Asks the API as the signed-in administrator. Every call gives the success envelope or throws an
 * `ApiError`; a 401 ends the session, except where it answers a login.
 *
 * A body that is a `FormData` goes as it is, everything else as JSON.
 */
export const adminApi = {
  get: <Data, Meta = ListMeta>(path: string, query: Query = {}, signal?: AbortSignal) =>
    call<Data, Meta>('GET', withQuery(path, query), undefined, signal),
  post: <Data, Meta = ListMeta>(path: string, body?: unknown, signal?: AbortSignal) =>
    call<Data, Meta>('POST', path, body, signal),
  put: <Data, Meta = ListMeta>(path: string, body?: unknown, signal?: AbortSignal) => call<Data, Meta>('PUT', path, body, signal),
  delete: <Data, Meta = ListMeta>(path: string, query: Query = {}, body?: unknown) =>
    call<Data, Meta>('DELETE', withQuery(path, query), body),
  /** `part` is the name of the file in the form: 'image', 'thumbnail', 'hinh_anh'. */
  upload<Data>(path: string, part: string, file: File, signal?: AbortSignal) {
    const form = new FormData();
    form.set(part, file);
    return call<Data>('POST', path, form, signal);
  },
  /** A file that the API gives out. `onBytes` is told how much of it is there. */
  file: (path: string, query: Query = {}, how: { signal?: AbortSignal; onBytes?: (bytes: number) => void } = {}) =>
    download(withQuery(path, query), how),
};

/** A file, and what it is to be called. */
export type GivenFile = { name: string; content: Blob };

async function download(
  path: string,
  { signal, onBytes }: { signal?: AbortSignal; onBytes?: (bytes: number) => void },
): Promise<GivenFile> {
  const { response, token } = await reach('GET', path, undefined, signal);
  const called = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  // Something between the editor and the API may answer with a page of its own.
  if (!response.ok || response.body === null || called === undefined)
    return refuse('GET', path, token, response, await textOf(response, signal));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      bytes += value.byteLength;
      onBytes?.(bytes);
    }
  } catch (error) {
    signal?.throwIfAborted();
    logFailure('GET', path, 0, error);
    throw new ApiError(0, {});
  }
  return { name: called, content: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }) };
}

async function call<Data, Meta = ListMeta>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Success<Data, Meta>> {
  const { response, token } = await reach(method, path, body, signal);
  const text = await textOf(response, signal);
  const answer = readJson(text);
  if (isSuccess<Data, Meta>(answer)) return answer;
  if (isFailure(answer) && answer.code === 'proof_needed' && (await askForProof?.())) return call(method, path, body, signal);
  return refuse(method, path, token, response, text);
}

/** The answer of a call, and the token that it was made with. */
async function reach(method: string, path: string, body: unknown, signal: AbortSignal | undefined) {
  const token = readToken();
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const asForm = body instanceof FormData;
  if (body !== undefined && !asForm) headers.set('Content-Type', 'application/json');

  const init: RequestInit = { method, headers, cache: 'no-store', ...(signal && { signal }) };
  if (body !== undefined) init.body = asForm ? body : JSON.stringify(body);
  const response = await fetch(path, init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    logFailure(method, path, 0, error);
    throw new ApiError(0, {});
  });
  return { response, token };
}

async function textOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  const text = await response.text().catch(() => '');
  signal?.throwIfAborted();
  return text;
}

function refuse(method: string, path: string, token: string | null, response: Response, text: string): never {
  const answer = readJson(text);
  logFailure(method, path, response.status, answer ?? text);
  // An answer to a token that was replaced meanwhile says nothing about the new one, and a session ends once.
  if (response.status === 401 && path !== api.login && token === readToken() && !isEnded) endSession('expired');
  const error = new ApiError(response.status, isFailure(answer) ? answer : {});
  if (error.code !== undefined && error.code !== 'proof_needed') for (const listener of refusalListeners) listener();
  throw error;
}

/** For whoever looks into what an editor reports: the call, its status (0: no answer), and all that the server said. */
function logFailure(method: string, path: string, status: number, said: unknown): void {
  console.error(`${method} ${path} failed with ${status}:`, said);
}

/** Null where something between the editor and the API, such as a proxy, answers with a page instead of JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSuccess<Data, Meta>(answer: unknown): answer is Success<Data, Meta> {
  return isRecord(answer) && answer['success'] === true && 'data' in answer;
}

function isFailure(answer: unknown): answer is Partial<Failure> {
  return isRecord(answer) && answer['success'] === false;
}
