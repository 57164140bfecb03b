import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '#shared/answers/wire.ts';
import { logError } from '#server/observability/log.ts';
import { NoRoom, storageFault } from './storage-fault.ts';

/** A refusal with its status and a sentence that an editor or visitor understands. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: Omit<Failure, 'success' | 'message'>;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    body: Omit<Failure, 'success' | 'message'> = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const notFound = (message = 'Không tìm thấy dữ liệu.') => new Refusal(404, message);

/** Too much is waiting already: worth another try after so many seconds. */
export const busy = (seconds = 5) =>
  new Refusal(503, 'Máy chủ đang bận, vui lòng thử lại sau vài giây.', {}, { 'Retry-After': String(seconds) });

export const unprocessable = (errors: Record<string, string[]>) =>
  new Refusal(422, Object.values(errors)[0]?.[0] ?? 'Dữ liệu không hợp lệ.', { errors });

/** Turns whatever was thrown below `/api` into an answer. */
export function answerError(error: unknown, context: Context): Response {
  // Nobody reads the answer, and nothing is wrong here: PostgreSQL's lost connections have the same code.
  if (hasLeft(error, context)) return context.body(null, 400);
  const { status, body, headers } = failureOf(error, `${context.req.method} ${context.req.path}`);
  return context.json(body, status, headers);
}

const busyText = 'Máy chủ đang bận, vui lòng thử lại sau ít phút.';

type Fault = { status: ContentfulStatusCode; what: string; message: string; headers?: Record<string, string> };

/** What else than a refusal may go wrong: what the log says of it, and what the caller is told. */
const faults = {
  full: {
    status: 507,
    what: 'there is no room left to store anything',
    message: 'Máy chủ đã hết chỗ lưu trữ nên chưa lưu được gì, vui lòng báo người quản trị.',
    headers: { 'Retry-After': '60' },
  },
  away: {
    status: 503,
    what: 'what stores pictures or records cannot be used',
    message: busyText,
    headers: { 'Retry-After': '10' },
  },
  unreachable: { status: 503, what: 'the database cannot be reached', message: busyText, headers: { 'Retry-After': '5' } },
  // Not 503, which says that nothing was saved.
  unknown: {
    status: 500,
    what: 'what became of a save is not known',
    message:
      'Máy chủ mất liên lạc với cơ sở dữ liệu đúng lúc đang lưu, nên chưa biết đã lưu được hay chưa. Vui lòng tải lại để xem, rồi mới lưu tiếp.',
  },
  unforeseen: { status: 500, what: 'unforeseen', message: 'Có lỗi xảy ra ở máy chủ, vui lòng thử lại.' },
} satisfies Record<string, Fault>;

type Failed = { status: ContentfulStatusCode; body: Failure; headers: Record<string, string> };

/** What to say of whatever was thrown; what nobody foresaw is logged, as what happened to `call`, with the id the answer repeats, which for an error that was logged just now is that of the first. */
export function failureOf(error: unknown, call: string): Failed {
  if (error instanceof Refusal) {
    const { status, message, body, headers } = error;
    return { status, body: { success: false, message, ...body }, headers };
  }
  const { status, what, message, headers = {} }: Fault = faults[faultOf(error)];
  const request_id = logError(what, error, call);
  return {
    status,
    body: { success: false, message: error instanceof NoRoom ? error.message : message, request_id },
    headers,
  };
}

function faultOf(error: unknown): keyof typeof faults {
  const stored = storageFault(error);
  if (stored !== null) return stored;
  if (!(error instanceof Error)) return 'unforeseen';
  const code = 'code' in error ? String(error.code) : '';
  // What the database does not answer now (`database/unavailable.ts`), network errors, a busy SQLite.
  const isUnreachable =
    /^(DATABASE_UNAVAILABLE|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|57P0\d|53\d{3}|08\d{3}|SQLITE_BUSY)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
  return isUnreachable ? 'unreachable' : code === 'OUTCOME_UNKNOWN' ? 'unknown' : 'unforeseen';
}

/** Whether the caller went away before the request was whole. A request made in process has no connection. */
function hasLeft(error: unknown, { env, req }: Context): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  if (incoming === undefined || !(error instanceof Error)) return false;
  return error === incoming.errored || (error.name === 'AbortError' && req.raw.signal.aborted);
}
