import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Me, SecurityEventKind } from '#shared/answers/accounts.ts';
import { accountTexts } from '#shared/admin-texts.ts';
import type { Database } from '#server/database/schema.ts';
import { judgeAgain } from '#server/http/body.ts';
import { Refusal } from '#server/http/errors.ts';
import { noteAccount } from '#server/observability/request-note.ts';
import { type Access, type AccessTable, callOf, notSignedIn, suffices } from './access.ts';
import { networkReader } from './client-address.ts';
import type { SecurityLog } from './security-log.ts';
import { tokenOwner } from './tokens.ts';

/** What a call behind the guard knows of its caller. */
export type SignedIn = { Variables: { admin: Me; token: string } };

type GuardParts = { db: Database; clock: () => Date; trustProxy?: number; securityLog: SecurityLog };

/** In milliseconds. Whoever sends a body that takes longer is asked again who he is: he may have been locked meanwhile. */
const trustedFor = 1_000;

/** Refuses with 401 unless the request carries a valid token, and with 403 where its owner may not make the call. */
export function guard({ db, clock, trustProxy = 0, securityLog }: GuardParts, table: AccessTable): MiddlewareHandler<SignedIn> {
  const networkOfClient = networkReader(trustProxy);

  async function judge(context: Context<SignedIn>): Promise<void> {
    const header = context.req.header('Authorization') ?? '';
    const [, token] = /^Bearer +([\w-]{43})$/i.exec(header) ?? [];
    const call = calledRoute(context);
    const access = call === null ? undefined : table.get(call);
    const owner = token === undefined ? null : await tokenOwner(db, token, clock(), { isUse: access?.asksItself !== true });
    const network = networkOfClient(context);
    if (token === undefined || owner === null) {
      if (header !== '') await securityLog.tell({ kind: 'token_refused', network, ...(call !== null && { detail: call }) });
      throw notSignedIn();
    }
    const { me: admin, isProven } = owner;
    noteAccount(admin.id);
    // What no call answers is told so behind this.
    if (call !== null) {
      const refused =
        access === undefined || !suffices(admin, access.needs)
          ? 'forbidden'
          : admin.must_change_password && !access.withFirstPassword
            ? 'must_change_password'
            : isDue(admin, access)
              ? 'second_factor_needed'
              : access.needsProof && !isProven
                ? 'proof_needed'
                : null;
      if (refused !== null) {
        const { message, told } = refusals[refused];
        if (told !== null) await securityLog.tell({ kind: 'forbidden', account: admin, network, detail: `${told}${call}` });
        throw new Refusal(403, message, { code: refused });
      }
    }
    context.set('admin', admin);
    context.set('token', token);
  }

  return async (context, next) => {
    await judge(context);
    const judged = clock().getTime();
    judgeAgain(context, async () => {
      if (clock().getTime() - judged > trustedFor) await judge(context);
    });
    await next();
  };
}

/**
 * Tells the log of security events what the caller did: to his own account unless another one is named, whose owner is told of
 * it too.
 */
export function callersLog({ trustProxy = 0, securityLog }: Pick<GuardParts, 'trustProxy' | 'securityLog'>) {
  const network = networkReader(trustProxy);
  type Account = { id: number; email: string };
  return (context: Context<SignedIn>, kind: SecurityEventKind, what = '', account: Account = context.get('admin')) => {
    const { id, email } = context.get('admin');
    const isOther = id !== account.id;
    const detail = [what, isOther ? `bởi ${email}` : ''].filter((part) => part !== '').join(', ');
    const forOwner = isOther && kind !== 'account_created';
    return securityLog.tell({ kind, account, network: network(context), ...(detail !== '' && { detail }), forOwner });
  };
}

/**
 * Whether a second factor that is a duty stands before the call. The session that may do without one changes no accounts:
 * it could make another Quản trị, who may do without one as well, and so on.
 */
const isDue = ({ second_factor_due: due }: Me, { needs, needsProof, notInGrace, withoutSecondFactor }: Access): boolean =>
  due === 'now'
    ? withoutSecondFactor !== true
    : due === 'next' && (notInGrace === true || (needs === 'accounts' && needsProof === true));

/** What is said of a refusal, and how the log of security events begins it; null: that one is asked again is no event. */
const refusals = {
  forbidden: { message: accountTexts.forbidden, told: '' },
  must_change_password: { message: accountTexts.mustChangePassword, told: 'Chưa đổi mật khẩu được cấp: ' },
  second_factor_needed: { message: 'Bạn cần bật xác thực hai lớp trước khi tiếp tục.', told: 'Chưa bật xác thực hai lớp: ' },
  proof_needed: { message: 'Hãy nhập lại mật khẩu của bạn để làm việc này.', told: null },
} as const;

/** The call that is going to answer. Middleware and catch-alls stand under ALL methods. */
function calledRoute(context: Context): string | null {
  const route = matchedRoutes(context).find(({ method, path }) => method !== 'ALL' && path.includes('/admin'));
  return route === undefined ? null : callOf(route.method, route.path);
}
