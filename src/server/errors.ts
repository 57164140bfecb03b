import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '#shared/wire.ts';

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

/** Turns whatever was thrown below `/api` into an answer; what nobody foresaw is logged with the id the answer repeats. */
export function answerError(error: unknown, context: Context): Response {
  if (error instanceof Refusal) {
    const body: Failure = { success: false, message: error.message, ...error.body };
    return context.json(body, error.status, error.headers);
  }
  const request_id = crypto.randomUUID();
  if (isUnreachable(error)) {
    console.error(`[${request_id}] ${context.req.method} ${context.req.path}: the database cannot be reached:`, error);
    const body: Failure = { success: false, message: 'Máy chủ đang bận, vui lòng thử lại sau ít phút.', request_id };
    return context.json(body, 503, { 'Retry-After': '5' });
  }
  console.error(`[${request_id}] ${context.req.method} ${context.req.path}:`, error);
  const body: Failure = { success: false, message: 'Có lỗi xảy ra ở máy chủ, vui lòng thử lại.', request_id };
  return context.json(body, 500);
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
