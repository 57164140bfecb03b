import { sql } from 'kysely';
import {
  type LinkCheck,
  type LinkCounts,
  type LinkFilter,
  linkFilters,
  type LinkKind,
  type LinkPlace,
  type LinkProblem,
} from '#shared/answers/links.ts';
import { targetOf } from '#shared/text/marked-text.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { titlesOf } from '#server/crud/named-rows.ts';
import type { RecordType } from '#server/crud/model.ts';
import { metaOf, offsetOf, type Window } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { MayChange } from '#server/crud/caller.ts';
import { checkLease } from './check-links.ts';
import { isPlainAddress } from './found-links.ts';
import { rankOf } from './store-problems.ts';

type ToldKind = { kind: LinkKind; confirmed: number };

const isOpen = ({ kind, confirmed }: ToldKind) => confirmed === 1 && kind !== 'unclear';

const holds = (filter: LinkFilter, told: ToldKind): boolean => {
  if (filter === 'open') return isOpen(told);
  if (filter === 'unclear') return told.kind === 'unclear';
  if (filter === 'suspect') return told.kind !== 'unclear' && told.confirmed === 0;
  return isOpen(told) && told.kind === filter;
};

type ProblemContext = { db: Database; types: readonly RecordType[] };

/** A page of links that are wrong, the worst first. `mayChange`: what the caller may save. */
export async function readProblems(
  { db, types }: ProblemContext,
  { filter, ...window }: Window & { filter: LinkFilter },
  mayChange: MayChange,
): Promise<{ data: LinkProblem[]; meta: ListMeta }> {
  const all = await db.selectFrom('link_problem').select(['id', 'kind', 'confirmed']).orderBy('id').execute();
  const wanted = all.filter((row) => holds(filter, row)).toSorted((one, other) => rankOf(one.kind) - rankOf(other.kind));
  const from = offsetOf(window);
  const ids = wanted.slice(from, from + window.perPage).map(({ id }) => id);
  const meta = metaOf(window, wanted.length);
  if (ids.length === 0) return { data: [], meta };
  const rows = await db.selectFrom('link_problem').selectAll().where('id', 'in', ids).execute();
  const places = await readPlaces({ db, types }, ids);
  const typeAt = new Map(types.map((type) => [type.description.path, type]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const data = ids.flatMap((id): LinkProblem[] => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const own = places.get(id) ?? [];
    const { address_hash: _hash, confirmed: _confirmed, more_places: more, target, ...told } = row;
    const led = target === null ? null : targetOf(target);
    return [
      {
        ...told,
        target: led?.kind === 'record' ? { resource: led.resource, id: led.id } : null,
        is_suspect: holds('suspect', row),
        may_take_new:
          row.new_address !== null &&
          own.some(({ resource, field }) => {
            const type = typeAt.get(resource);
            return type !== undefined && isPlainAddress(type.description.fields[field]) && mayChange(type);
          }),
        places: own,
        places_total: own.length + more,
      },
    ];
  });
  return { data, meta };
}

async function readPlaces({ db, types }: ProblemContext, ids: readonly number[]): Promise<Map<number, LinkPlace[]>> {
  const rows = await db
    .selectFrom('link_place')
    .selectAll()
    .where('link_id', 'in', [...ids])
    .orderBy('link_id')
    .orderBy('place')
    .execute();
  const places = new Map<number, LinkPlace[]>();
  const titles = new Map<string, ReadonlyMap<number, string>>();
  for (const [resource, those] of Map.groupBy(rows, (row) => row.resource)) {
    const type = types.find(({ description }) => description.path === resource);
    if (type !== undefined) titles.set(resource, await titlesOf(db, type, those, 'record_id'));
  }
  for (const { link_id: link, resource, record_id: id, field } of rows) {
    const title = titles.get(resource)?.get(id);
    // Deleted by somebody whom nobody here has heard.
    if (title === undefined) continue;
    const own = places.get(link) ?? [];
    own.push({ resource, id, title, field });
    places.set(link, own);
  }
  return places;
}

/** How the last check went, or how far the one is that is under way; and how many links each choice of the list holds. */
export async function readCheck(db: Database, now: Date): Promise<LinkCheck> {
  const row = await db.selectFrom('link_check').selectAll().executeTakeFirst();
  const lease = await db.selectFrom('turn').select('until').where('work', '=', checkLease).executeTakeFirst();
  const open = await countTold(db);
  const counts = Object.fromEntries(
    linkFilters.map((filter) => [filter, open.reduce((sum, each) => sum + (holds(filter, each) ? each.count : 0), 0)]),
  ) as LinkCheck['counts'];
  if (row === undefined) {
    const nothing = { by_hand: false, started_at: null, ended_at: null, total: 0, done: 0, is_complete: true };
    return { state: 'none', ...nothing, counts };
  }
  const { id: _id, told_at: _toldAt, outcome, ...told } = row;
  const isRunning = row.ended_at === null && lease !== undefined && lease.until > now.toISOString();
  return {
    state: isRunning ? 'running' : row.ended_at === null ? 'cut' : stateOf(outcome),
    ...told,
    by_hand: row.by_hand === 1,
    is_complete: row.is_complete === 1,
    counts,
  };
}

const stateOf = (outcome: string | null): LinkCheck['state'] =>
  outcome === 'done' || outcome === 'offline' || outcome === 'stopped' ? outcome : 'failed';

async function countTold(db: Database): Promise<(ToldKind & { count: number })[]> {
  const rows = await db
    .selectFrom('link_problem')
    .select(['kind', 'confirmed', sql<number>`count(*)`.as('count')])
    .groupBy(['kind', 'confirmed'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function readLinkCounts(db: Database): Promise<LinkCounts> {
  const row = await db.selectFrom('link_check').select('told_at').executeTakeFirst();
  const open = (await countTold(db)).filter(isOpen);
  const count = (of: (kind: LinkKind) => boolean) => open.reduce((sum, each) => sum + (of(each.kind) ? each.count : 0), 0);
  return {
    checked_at: row?.told_at ?? null,
    open: count(() => true),
    video: count((kind) => kind === 'video'),
    moved: count((kind) => kind === 'moved'),
  };
}
