import { sql } from 'kysely';
import type { SecurityEvent, SecurityEventKind } from '#shared/answers/accounts.ts';
import { metaOf, offsetOf, type Window } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { logError } from '#server/observability/log.ts';

/** What happened around signing in. Never a password, a code or a token. */
export type SecurityEntry = {
  kind: SecurityEventKind;
  account?: { id: number; email: string } | null;
  /** As it was typed, where it is no account. */
  email?: string;
  network: string | null;
  detail?: string;
  /** Whether the owner of the account is told of it. */
  forOwner?: boolean;
};

export type SecurityLog = {
  /** Writes an event down. When it cannot be written, that is logged, and what was being done goes on. */
  tell: (entry: SecurityEntry) => Promise<void>;
  /** Writes what was only counted so far. */
  flush: () => Promise<void>;
};

/** What strangers can make happen as often as they like. */
export const repeatedKinds: readonly SecurityEventKind[] = ['refused', 'limited', 'token_refused', 'forbidden'];

/** What those do who answer families, at their daily work. */
const inboxKinds: readonly SecurityEventKind[] = [
  'enquiries_listed',
  'enquiry_opened',
  'enquiries_exported',
  'enquirer_looked_up',
  'enquirer_removed',
];

/** By what equal ones are known beside their kind, network and minute: whose account, and for which reason at which call. */
const sameness = ({ account, email, detail }: SecurityEntry): string => `${account?.id ?? email ?? ''} ${detail ?? ''}`;

/** Rows that are kept of what strangers make happen, as many of the work with enquiries, and of all else: none pushes out another. */
const keptRows = 9_500;
/** The table is cut with the first row of a process and so often from then on, which lets it grow above what is kept. */
const cutEvery = 50;
/** Rows of a minute that strangers make here; those of further networks are one. */
const maxRowsAMinute = 200;
/** Of these, rows of one network; what else it does in that minute is one more for each kind. */
const maxRowsOfNetwork = 20;

type Row = Omit<SecurityEvent, 'id' | 'account'> & {
  admin_id: number | null;
  merge_key: string | null;
  for_owner: number | null;
};

export function securityLog({ db, clock, kept = keptRows }: { db: Database; clock: () => Date; kept?: number }): SecurityLog {
  let minute = 0;
  /** The rows of this minute; `times`: of which nothing is written yet. */
  let counted = new Map<string, Row>();
  /** How many of them each network has of its own. */
  let ofNetwork = new Map<string, number>();
  let written = 0;

  const logged = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => void logError('A security event cannot be written', error));

  async function writeDown(entry: SecurityEntry): Promise<void> {
    const row = repeatedKinds.includes(entry.kind)
      ? await firstOfMinute(entry)
      : asRow(entry, clock(), keyOfWork(entry, clock()));
    if (row !== null) await write([row]);
  }

  /** Null when the row is there already and this one is only counted. */
  async function firstOfMinute(entry: SecurityEntry): Promise<Row | null> {
    const now = clock();
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) {
      const due = uncounted(counted);
      minute = current;
      counted = new Map();
      ofNetwork = new Map();
      await write(due);
    }
    const row = rowOf(entry, now, current);
    const before = counted.get(row.merge_key ?? '');
    if (before !== undefined) {
      // What was judged is limited already, and its owner is told how often it was.
      if (entry.kind === 'refused') return row;
      before.times += 1;
      return null;
    }
    counted.set(row.merge_key ?? '', { ...row, times: 0 });
    return row;
  }

  /**
   * Its own row while there is room for one, or that of the rest of its network, or that of all other networks. What an owner is
   * told of is his in any of them.
   */
  function rowOf(entry: SecurityEntry, now: Date, current: number): Row {
    const { kind, account, forOwner } = entry;
    const network = entry.network ?? '';
    const keyOf = (rest: string) => `${kind} ${network} ${rest} ${current}`;
    const key = keyOf(sameness(entry));
    if (counted.has(key)) return asRow(entry, now, key);
    const own = ofNetwork.get(network) ?? 0;
    if (counted.size < maxRowsAMinute && own < maxRowsOfNetwork) {
      ofNetwork.set(network, own + 1);
      return asRow(entry, now, key);
    }
    const owned = forOwner === true && account ? { account, forOwner } : {};
    const whose = owned.account?.id ?? '';
    const restKey = keyOf(`(rest) ${whose}`);
    if (own >= maxRowsOfNetwork && (counted.has(restKey) || counted.size < maxRowsAMinute))
      return asRow({ kind, network: entry.network, detail: 'Nhiều lần khác của mạng này', ...owned }, now, restKey);
    return asRow({ kind, network: null, detail: 'Từ nhiều mạng khác', ...owned }, now, `${kind} others ${whose} ${current}`);
  }

  async function write(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    await db
      .insertInto('security_event')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('merge_key')
          .doUpdateSet(({ ref }) => ({ times: sql<number>`${ref('security_event.times')} + ${ref('excluded.times')}` })),
      )
      .execute();
    const isDue = written === 0 || Math.floor(written / cutEvery) !== Math.floor((written + rows.length) / cutEvery);
    written += rows.length;
    if (isDue) await cut();
  }

  /**
   * Of each, as many of every kind and account stay as there is room for, the newest: what one account, or a stranger, makes
   * happen again and again pushes out the same of its own, and neither what others did nor what an owner is told of.
   */
  async function cut(): Promise<void> {
    for (const [operator, kinds] of [
      ['in', repeatedKinds],
      ['in', inboxKinds],
      ['not in', [...repeatedKinds, ...inboxKinds]],
    ] as const) {
      const ofKinds = db.selectFrom('security_event').select('id').where('kind', operator, kinds);
      if ((await ofKinds.limit(1).offset(kept).executeTakeFirst()) === undefined) continue;
      const place = sql<number>`row_number() over (partition by admin_id, kind, for_owner order by id desc)`;
      const placed = db.selectFrom(ofKinds.select(place.as('place')).as('placed')).select('id');
      const stays = placed.orderBy('place').orderBy('id', 'desc').limit(kept);
      await db.deleteFrom('security_event').where('kind', operator, kinds).where('id', 'not in', stays).execute();
    }
  }

  return { tell: (entry) => logged(writeDown(entry)), flush: () => logged(write(uncounted(counted))) };
}

/** To look through the list, or to open the same enquiry again, within the hour is one piece of work. */
const keyOfWork = (entry: SecurityEntry, now: Date): string | null =>
  entry.kind === 'enquiry_opened' || entry.kind === 'enquiries_listed'
    ? `${entry.kind} ${sameness(entry)} ${now.toISOString().slice(0, 13)}`
    : null;

/** What was counted and not written, which counts as written from now on. */
function uncounted(counted: ReadonlyMap<string, Row>): Row[] {
  const due = [...counted.values()].filter(({ times }) => times > 0);
  const rows = due.map((row) => ({ ...row }));
  for (const row of due) row.times = 0;
  return rows;
}

const asRow = (entry: SecurityEntry, at: Date, merge_key: string | null): Row => {
  const { kind, account = null, email, network, detail, forOwner = false } = entry;
  return {
    at: at.toISOString(),
    kind,
    admin_id: account?.id ?? null,
    email: account?.email ?? email ?? null,
    network,
    detail: detail?.slice(0, 200) ?? null,
    times: 1,
    merge_key,
    for_owner: forOwner ? 1 : null,
  };
};

type EventFilter = { kind?: SecurityEventKind | undefined; accountId?: number | undefined };

/** The newest first. */
export async function readSecurityEvents(db: Database, { kind, accountId }: EventFilter, window: Window) {
  let events = db.selectFrom('security_event');
  if (kind !== undefined) events = events.where('kind', '=', kind);
  if (accountId !== undefined) events = events.where('admin_id', '=', accountId);
  const { total } = await events.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await events
    .select(['id', 'at', 'kind', 'admin_id', 'email', 'network', 'detail', 'times'])
    .orderBy('id', 'desc')
    .limit(window.perPage)
    .offset(offsetOf(window))
    .execute();
  const data = rows.map(({ admin_id, email, ...row }) => ({
    ...row,
    account: admin_id === null ? null : { id: admin_id, email: email ?? '' },
    email: admin_id === null ? email : null,
  }));
  return { data, meta: metaOf(window, total) };
}
