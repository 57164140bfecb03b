import type { Method } from '#shared/calls/call.ts';
import { loginCall } from '#shared/admin-paths.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { texts } from '#shared/texts.ts';
import { isRecord } from '#shared/formats/json.ts';
import type { Failure, Success } from '#shared/answers/wire.ts';
import { type Query, withQuery } from '#web/api.ts';
import type { AnswerOf, Declared, SentTo } from './call-types.ts';

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

/**
 * Nobody knows whether what was sent is on the server: no answer came, only its beginning, or that of something between which
 * does not refuse it. After a 503 or 507 of the server it is not there.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, serverMessage } = error;
  return serverMessage === null ? status < 400 || status >= 500 : status >= 500 && status !== 503 && status !== 507;
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

/** For how long one has to pause in typing before the server is asked: what was typed on is given up before it is sent. */
export const typingPause = () => new Promise((wait) => setTimeout(wait, 120));

/** The address of a call with what varies in it. The settings of the site are one record, which is found without its number. */
function addressOf(path: string, at: Record<string, string | number> = {}): string {
  const pattern = at['resource'] === siteSettings.path ? path.replace('/:id', '') : path;
  return `/api${pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(at[name] ?? ''))}`;
}

/**
 * Makes a declared call as the signed-in administrator: `callApi('PUT /admin/accounts/:id', { at: { id }, body })`. It gives the
 * success envelope or throws an `ApiError`; a 401 ends the session, except where it answers a login.
 *
 * A body that is a `FormData` goes as it is, everything else as JSON.
 */
export async function callApi<Name extends keyof Declared>(
  name: Name,
  ...[sent]: object extends SentTo<Name> ? [SentTo<Name>?] : [SentTo<Name>]
): Promise<AnswerOf<Name>> {
  const { method, address, body, signal } = spelled(name, sent);
  return (await call(method, address, body, signal)) as AnswerOf<Name>;
}

/** The calls that answer a file in place of an envelope. */
type FileCall = { [Name in keyof Declared]: Declared[Name] extends { file: readonly string[] } ? Name : never }[keyof Declared];

/** Gets the file of a call. `onBytes` is told how much of it is there. */
export const callFile = <Name extends FileCall>(
  name: Name,
  sent: SentTo<Name> & { onBytes?: (bytes: number) => void },
): Promise<GivenFile> => download(spelled(name, sent).address, sent);

type Spelled = {
  at?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
};

function spelled(name: keyof Declared, sent: unknown) {
  const [method, path = ''] = name.split(' ') as [Method, string];
  const { at, query = {}, body, signal } = (sent ?? {}) as Spelled;
  return { method, address: withQuery(addressOf(path, at), query), body, signal };
}

/** A file, and what it is to be called. */
export type GivenFile = { name: string; content: Blob };

async function download(
  path: string,
  { signal, onBytes }: { signal?: AbortSignal; onBytes?: (bytes: number) => void },
): Promise<GivenFile> {
  const { response, token } = await reach('GET', path, undefined, signal);
  const called = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  // Something between the editor and the API may answer with a page of its own.
  if (!response.ok || response.body === null || called === undefined) {
    const text = await textOf(response, signal);
    if (await isProven(readJson(text))) return download(path, { ...(signal && { signal }), ...(onBytes && { onBytes }) });
    return refuse('GET', path, token, response, text);
  }
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

async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Success<unknown, unknown>> {
  const { response, token } = await reach(method, path, body, signal);
  const text = await textOf(response, signal);
  const answer = readJson(text);
  if (isSuccess(answer)) return answer;
  if (await isProven(answer)) return call(method, path, body, signal);
  return refuse(method, path, token, response, text);
}

/** Whether a call was refused for want of a proof that was given now, so that it can be made once more. */
const isProven = async (answer: unknown): Promise<boolean> =>
  isFailure(answer) && answer.code === 'proof_needed' && (await askForProof?.()) === true;

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
  const told = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(told)) ahead = Date.now() - told;
  return { response, token };
}

/** By how many milliseconds the clock of this machine is ahead of the server's, as its last answer told. */
let ahead = 0;

/** Now by the clock of the server, in milliseconds, to some seconds. */
export const serverNow = (): number => Date.now() - ahead;

async function textOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  const text = await response.text().catch(() => '');
  signal?.throwIfAborted();
  return text;
}

function refuse(method: string, path: string, token: string | null, response: Response, text: string): never {
  const answer = readJson(text);
  logFailure(method, path, response.status, answer ?? text);
  // An answer to a token that was replaced meanwhile says nothing about the new one, and a session ends once.
  if (response.status === 401 && path !== loginCall && token === readToken() && !isEnded) endSession('expired');
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

const isSuccess = (answer: unknown): answer is Success<unknown, unknown> =>
  isRecord(answer) && answer['success'] === true && 'data' in answer;

const isFailure = (answer: unknown): answer is Partial<Failure> => isRecord(answer) && answer['success'] === false;

/**
 * Why a change was refused, as an editor is told: what the fields say is more than that they are wrong. Without an answer it may
 * have gone through. Undefined where nothing is known.
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.serverMessage === null && isLost(error)) return texts.maybeDone;
  return Object.values(error.errors).flat().join(' ') || error.message;
}

/** The sentence of a call that was refused, of its first fault where it names one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return Object.values(error.errors).flat()[0] ?? error.message;
  console.error(error);
  return texts.somethingWrong;
}
