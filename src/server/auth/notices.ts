import { sql } from 'kysely';
import type { Notices, Role } from '#shared/answers/accounts.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { repeatedKinds } from './security-log.ts';

/** Networks and changes that are named of all that happened. */
const named = { networks: 5, changes: 20 };

export const noticesText = ({ tries, changes }: Notices, role: Role): string =>
  [
    ...(tries === 0 ? [] : [`Từ lần trước có ${tries.toLocaleString('vi-VN')} lần thử đăng nhập không thành công.`]),
    ...(changes.length === 0 ? [] : ['Người khác vừa thay đổi tài khoản của bạn.']),
    `Xem chi tiết ở “${role === 'advisor' ? 'Hỏi tư vấn' : 'Tổng quan'}”.`,
  ].join(' ');

/** What happened to an account by others since its owner was told last; null when nothing did. */
export async function noticesOf(db: Database, id: number): Promise<Notices | null> {
  const events = db
    .selectFrom('security_event')
    .innerJoin('admin', 'admin.id', 'security_event.admin_id')
    .where('admin_id', '=', id)
    .where('for_owner', '=', 1)
    .where(({ eb, ref, fn }) => eb('security_event.id', '>', fn.coalesce(ref('told_event'), sql.lit(0))));
  const { until } = await events.select(({ fn }) => fn.max('security_event.id').as('until')).executeTakeFirstOrThrow();
  if (until === null) return null;
  const networks = await events
    .where('kind', 'in', repeatedKinds)
    .select(({ fn }) => ['network', fn.sum('times').as('count'), fn.max('at').as('at')])
    .select(sql<number>`sum(sum(times)) over ()`.as('all'))
    .groupBy('network')
    .orderBy('count', 'desc')
    .orderBy('network')
    .limit(named.networks)
    .execute();
  const changes = await events
    .where('kind', 'not in', repeatedKinds)
    .select(['at', 'kind', 'network', 'detail'])
    .orderBy('security_event.id', 'desc')
    .limit(named.changes)
    .execute();
  return {
    until,
    tries: Number(networks[0]?.all ?? 0),
    networks: networks.map(({ network, count, at }) => ({ network, times: Number(count), at })),
    changes,
  };
}

/** Up to the event `until`, or the last one there is. */
export async function markTold(db: Database, id: number, until: number): Promise<void> {
  await inTransaction(db, (open) =>
    open
      .updateTable('admin')
      .set(({ selectFrom }) => ({
        told_event: selectFrom('security_event')
          .select(({ fn }) => fn.max('id').as('id'))
          .where('id', '<=', until),
      }))
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('told_event', 'is', null), eb('told_event', '<', until)]))
      .execute(),
  );
}
