import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '#shared/answers/wire.ts';
import { storageFault } from './storage-fault.ts';

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

export const unprocessable = (errors: Record<string, string[]>) =>
  new Refusal(422, Object.values(errors)[0]?.[0] ?? 'Dữ liệu không hợp lệ.', { errors });

/** Turns whatever was thrown below `/api` into an answer. */
export function answerError(error: unknown, context: Context): Response {
  const { status, body, headers } = failureOf(error, `${context.req.method} ${context.req.path}`);
  return context.json(body, status, headers);
}

const busy = 'Máy chủ đang bận, vui lòng thử lại sau ít phút.';

type Failed = { status: ContentfulStatusCode; body: Failure; headers: Record<string, string> };

/** What to say of whatever was thrown; what nobody foresaw is logged, as what happened to `call`, with the id the answer repeats. */
export function failureOf(error: unknown, call: string): Failed {
  if (error instanceof Refusal) {
    const { status, message, body, headers } = error;
    return { status, body: { success: false, message, ...body }, headers };
  }
  const request_id = crypto.randomUUID();
  const fault = storageFault(error);
  if (fault === 'full') {
    console.error(`[${request_id}] ${call}: there is no room left to store anything:`, error);
    const message = 'Máy chủ đã hết chỗ lưu trữ nên chưa lưu được gì, vui lòng báo người quản trị.';
    return { status: 507, body: { success: false, message, request_id }, headers: { 'Retry-After': '60' } };
  }
  if (fault === 'away') {
    console.error(`[${request_id}] ${call}: what stores pictures or records cannot be used:`, error);
    return { status: 503, body: { success: false, message: busy, request_id }, headers: { 'Retry-After': '10' } };
  }
  if (isUnreachable(error)) {
    console.error(`[${request_id}] ${call}: the database cannot be reached:`, error);
    return { status: 503, body: { success: false, message: busy, request_id }, headers: { 'Retry-After': '5' } };
  }
  console.error(`[${request_id}] ${call}:`, error);
  return {
    status: 500,
    body: { success: false, message: 'Có lỗi xảy ra ở máy chủ, vui lòng thử lại.', request_id },
    headers: {},
  };
}

/** Network errors of the PostgreSQL client, its class 57P (shutting down) and 53 (out of resources), a busy SQLite. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|57P0\d|53\d{3}|08\d{3}|SQLITE_BUSY)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
