import type { MiddlewareHandler } from 'hono';
import { texts } from '#shared/texts.ts';
import type { Database } from '#server/database/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import type { AdminUser } from './admins.ts';
import { tokenOwner } from './tokens.ts';

/** What a call behind the guard knows of its caller. */
export type SignedIn = { Variables: { admin: AdminUser; token: string } };

/** Refuses with 401 unless the request carries a valid token. */
export function guard(db: Database, clock: () => Date): MiddlewareHandler<SignedIn> {
  return async (context, next) => {
    const [, token] = /^Bearer +([\w-]{43})$/i.exec(context.req.header('Authorization') ?? '') ?? [];
    const admin = token === undefined ? null : await tokenOwner(db, token, clock());
    if (token === undefined || admin === null) throw new Refusal(401, texts.signInFirst, {}, { 'WWW-Authenticate': 'Bearer' });
    context.set('admin', admin);
    context.set('token', token);
    await next();
  };
}
