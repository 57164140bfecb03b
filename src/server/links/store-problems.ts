import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type LinkKind, linkKinds } from '#shared/answers/links.ts';
import type { RecordType } from '#server/crud/model.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { countWaitsAnew } from '#server/database/waited-time.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { type FoundLink, type LinkPlace, stillThere } from './found-links.ts';
import type { Verdict } from './verdict.ts';

/** Links that are kept, the worst first; what is beyond is no list that anybody works through. */
const mostProblems = 2_000;
/** Links that are written in one transaction: with their places a few thousand values. */
const batchSize = 50;

const addressHash = (address: string): string => createHash('sha256').update(address).digest('hex');

type Known = { id: number; hash: string; kind: LinkKind; fails: number; confirmed: number; first_at: string };
type Problem = Exclude<Verdict, { kind: 'ok' }>;
type KeptLink = { address: string; hash: string; known: Known | undefined; told: Problem | null; found: FoundLink };

type Check = {
  db: Database;
  dialect: Dialect;
  types: readonly RecordType[];
  links: ReadonlyMap<string, FoundLink>;
  /** Of links that were not asked there is none: what was known of them stays. */
  verdicts: ReadonlyMap<string, Verdict>;
  /** Whether a link leads to this site, which is known for certain at once. */
  isOwn: (address: string) => boolean;
  /** Somebody waits for the result: it is told at once. */
  byHand: boolean;
  now: Date;
  signal: AbortSignal;
};

/** Writes what a check has told. A link of another site is certain once it failed in two checks. Gives whether all of it had room. */
export async function storeProblems(check: Check): Promise<boolean> {
  const { db, links, verdicts, signal } = check;
  const rows = await db
    .selectFrom('link_problem')
    .select(['id', 'address_hash as hash', 'kind', 'fails', 'confirmed', 'first_at'])
    .execute();
  const known = new Map(rows.map((row): [string, Known] => [row.hash, row]));
  const all: KeptLink[] = [];
  for (const [address, found] of links) {
    const verdict = verdicts.get(address);
    if (verdict?.kind === 'ok') continue;
    const hash = addressHash(address);
    const before = known.get(hash);
    if (verdict === undefined && before === undefined) continue;
    // That it could not be told this time takes back nothing that was told before.
    const isKept = verdict === undefined || (verdict.kind === 'unclear' && before !== undefined && before.kind !== 'unclear');
    all.push({ address, hash, known: before, told: isKept ? null : verdict, found });
  }
  const kept = all.length > mostProblems ? worstFirst(all).slice(0, mostProblems) : all;
  const hashes = new Set(kept.map(({ hash }) => hash));
  const gone = rows.filter(({ hash }) => !hashes.has(hash)).map(({ id }) => id);
  for (const part of chunksOf(gone)) await db.deleteFrom('link_problem').where('id', 'in', part).execute();
  for (const part of chunksOf(kept, batchSize)) {
    signal.throwIfAborted();
    const places = await stillThere(db, check.types, new Map(part.map(({ address, found }) => [address, found.places])));
    countWaitsAnew();
    await writeTransaction(db, (transaction) => writePart(transaction, check, part, places));
    await setImmediate();
  }
  return kept.length === all.length;
}

/** The worst first. */
export const rankOf = (kind: LinkKind): number => linkKinds.indexOf(kind);

const kindOf = ({ told, known }: KeptLink): LinkKind => told?.kind ?? known?.kind ?? 'unclear';
const worstFirst = (all: readonly KeptLink[]): KeptLink[] =>
  all.toSorted((one, other) => rankOf(kindOf(one)) - rankOf(kindOf(other)));

async function writePart(
  db: Database,
  { isOwn, byHand, now }: Check,
  part: readonly KeptLink[],
  places: ReadonlyMap<string, readonly LinkPlace[]>,
): Promise<void> {
  const at = now.toISOString();
  const standing: { link_id: number; place: number; resource: string; record_id: number; field: string }[] = [];
  for (const { address, hash, known, told, found } of part) {
    const still = places.get(address) ?? [];
    if (still.length === 0 && found.more === 0) {
      if (known !== undefined) await db.deleteFrom('link_problem').where('id', '=', known.id).execute();
      continue;
    }
    const values = { more_places: found.more, ...(told === null ? {} : toldValues(told, known, at, byHand || isOwn(address))) };
    const id =
      known === undefined
        ? (
            await db
              .insertInto('link_problem')
              .values(inserted(address, hash, at, values))
              .returning('id')
              .executeTakeFirstOrThrow()
          ).id
        : known.id;
    if (known !== undefined) await db.updateTable('link_problem').set(values).where('id', '=', id).execute();
    for (const [place, { resource, id: record, field }] of still.entries())
      standing.push({ link_id: id, place, resource, record_id: record, field });
  }
  const ids = part.flatMap(({ known }) => (known === undefined ? [] : [known.id]));
  if (ids.length > 0) await db.deleteFrom('link_place').where('link_id', 'in', ids).execute();
  if (standing.length > 0) await db.insertInto('link_place').values(standing).execute();
}

type ToldValues = ReturnType<typeof toldValues>;

function toldValues(told: Problem, known: Known | undefined, at: string, isCertain: boolean) {
  const failedBefore = known !== undefined && known.kind !== 'unclear';
  const fails = told.kind === 'unclear' ? 0 : (failedBefore ? known.fails : 0) + 1;
  const isConfirmed = told.kind !== 'unclear' && (isCertain || fails > 1 || (failedBefore && known.confirmed === 1));
  return {
    kind: told.kind,
    reason: told.reason,
    status: told.status,
    target: told.target,
    new_address: told.newAddress,
    first_at: failedBefore ? known.first_at : at,
    checked_at: at,
    fails,
    confirmed: isConfirmed ? 1 : 0,
  };
}

function inserted(address: string, hash: string, at: string, values: { more_places: number } & Partial<ToldValues>) {
  const unknown = { kind: 'unclear', reason: 'network', status: null, target: null, new_address: null } as const;
  return { ...unknown, first_at: at, checked_at: at, fails: 0, confirmed: 0, ...values, address, address_hash: hash };
}
