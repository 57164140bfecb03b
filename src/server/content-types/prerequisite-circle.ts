import { sql } from 'kysely';
import { subject } from '#shared/content-types/subject.ts';
import type { Faults, Stored, Values } from '#server/crud/record.ts';
import { referencesIn } from '#server/crud/references.ts';
import type { Database } from '#server/database/schema.ts';

const field = 'tien_quyet_ids';
/** Subjects of a circle that are named; longer ones are cut in the middle. */
const mostNamed = 6;

/**
 * Refuses what is to be learnt before itself. One query finds all that comes before the subject, each link once, however the
 * subjects are linked; a new subject cannot close a circle, because nothing comes after it.
 */
export async function prerequisiteCircle(db: Database, values: Values, before: Stored | null): Promise<Faults> {
  const first = referencesIn(values[field]);
  if (before === null || first.length === 0) return {};
  const { id } = before;
  // Told of every list already.
  if (first.includes(id)) return {};
  const links = await linksBefore(db, id, first);
  const way = wayTo(id, first, links);
  if (way === null) return {};
  return circleFault(db, new Map([[id, { name: String(values['name'] ?? before['name']) }]]), [id, ...way]);
}

type Links = ReadonlyMap<number, readonly number[]>;

/** Subjects whose links are read at once. */
const batchSize = 500;

/**
 * The same for subjects that are changed at once: what they list now counts in place of what they list in the database, whichever is
 * written first. Each circle is told at the subjects on it that are changed.
 */
export async function prerequisiteCircles(db: Database, values: ReadonlyMap<number, Values>, mayYield: () => Promise<void>) {
  const links = new Map<number, readonly number[]>();
  for (const [id, changed] of values) if (changed[field] !== undefined) links.set(id, referencesIn(changed[field]));
  const changed = [...links.keys()];
  const ahead = new Set(changed.flatMap((id) => links.get(id) ?? []));
  const unread = [...ahead].filter((id) => id > 0 && !links.has(id));
  while (unread.length > 0) {
    const part = unread.splice(0, batchSize);
    const rows = await db
      .selectFrom('record_link')
      .select(['record_id', 'target_id'])
      .where('resource', '=', subject.name)
      .where('field', '=', field)
      .where('record_id', 'in', part)
      .orderBy('record_id')
      .orderBy('place')
      .execute();
    const listed = Map.groupBy(rows, ({ record_id }) => record_id);
    for (const id of part) {
      const targets = listed.get(id)?.map(({ target_id }) => target_id) ?? [];
      links.set(id, targets);
      for (const target of targets) {
        if (ahead.has(target) || links.has(target)) continue;
        ahead.add(target);
        unread.push(target);
      }
    }
    await mayYield();
  }
  const circles = onCircles(links);
  const faults = new Map<number, Faults>();
  for (const id of changed) {
    // A subject that lists itself is told so already.
    if (!circles.has(id) || (id > 0 && links.get(id)?.includes(id) === true)) continue;
    if (faults.size < mostFaults) {
      const way = wayTo(id, links.get(id) ?? [], links);
      // It lies between two circles.
      if (way === null) continue;
      faults.set(id, await circleFault(db, values, [id, ...way]));
      await mayYield();
    } else faults.set(id, { [field]: ['Nên học trước đang thành vòng. Hãy bỏ bớt một môn.'] });
  }
  return faults;
}

/** Subjects whose circle is told by its names. */
const mostFaults = 50;

/** What is said of a circle, whose subjects begin and end with the same. */
async function circleFault(db: Database, values: ReadonlyMap<number, Values>, ids: readonly number[]): Promise<Faults> {
  const shown = ids.length <= mostNamed ? ids : [...ids.slice(0, mostNamed - 2), ...ids.slice(-2)];
  const rows = await db.selectFrom('mon_hoc').select(['id', 'name']).where('id', 'in', shown).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const told = shown.map((id) => `“${String(values.get(id)?.['name'] ?? names.get(id) ?? `số ${id}`)}”`);
  if (shown.length < ids.length) told.splice(-2, 0, '…');
  return { [field]: [`Nên học trước đang thành vòng: ${told.join(' cần ')}. Hãy bỏ bớt một môn.`] };
}

/** What lies on circles or between them: what is left when everything that leads nowhere further is taken away, from both ends. */
function onCircles(links: Links): ReadonlySet<number> {
  const forth = withoutEnds(links);
  const back = new Map<number, number[]>();
  for (const id of forth.keys()) back.set(id, []);
  for (const [from, targets] of forth) for (const to of targets) back.get(to)?.push(from);
  return new Set(withoutEnds(back).keys());
}

/** The links between those from which one can go on for ever. */
function withoutEnds(links: Links): Map<number, readonly number[]> {
  const from = new Map<number, number[]>();
  const left = new Map<number, number>();
  for (const [id, targets] of links) {
    left.set(id, targets.length);
    for (const target of targets) {
      const those = from.get(target);
      if (those === undefined) from.set(target, [id]);
      else those.push(id);
      if (!links.has(target)) left.set(target, 0);
    }
  }
  const ends = [...left].filter(([, count]) => count === 0).map(([id]) => id);
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    left.delete(end);
    for (const id of from.get(end) ?? []) {
      const count = (left.get(id) ?? 0) - 1;
      left.set(id, count);
      if (count === 0) ends.push(id);
    }
  }
  return new Map([...left.keys()].map((id) => [id, (links.get(id) ?? []).filter((target) => left.has(target))]));
}

/** What each subject needs that lies before the subject `id`, from `first` on; what `id` itself needed until now is left out. */
async function linksBefore(db: Database, id: number, first: readonly number[]): Promise<Links> {
  const rows = await db
    .withRecursive('earlier(id)', (query) =>
      query
        .selectFrom('mon_hoc')
        .select('mon_hoc.id')
        .where('mon_hoc.id', 'in', first)
        .union(
          query
            .selectFrom('record_link')
            .innerJoin('earlier', 'earlier.id', 'record_link.record_id')
            .select('record_link.target_id as id')
            .where('record_link.resource', '=', sql.lit(subject.name))
            .where('record_link.field', '=', sql.lit(field))
            .where('record_link.record_id', '!=', id),
        ),
    )
    .selectFrom('record_link')
    .innerJoin('earlier', 'earlier.id', 'record_link.record_id')
    .select(['record_link.record_id', 'record_link.target_id'])
    .where('record_link.resource', '=', sql.lit(subject.name))
    .where('record_link.field', '=', sql.lit(field))
    .where('record_link.record_id', '!=', id)
    .orderBy('record_link.record_id')
    .orderBy('record_link.place')
    .execute();
  const links = new Map<number, number[]>();
  for (const { record_id: from, target_id: to } of rows) links.set(from, [...(links.get(from) ?? []), to]);
  return links;
}

/** The shortest way from the subjects `first` to `id`, that itself at its end; null where there is none. */
function wayTo(id: number, first: readonly number[], links: Links): number[] | null {
  const cameFrom = new Map<number, number | null>(first.map((one) => [one, null]));
  // A map is walked in the order in which it is filled, what is added on the way too.
  for (const at of cameFrom.keys()) {
    if (at === id) {
      const way: number[] = [];
      for (let one: number | null = at; one !== null; one = cameFrom.get(one) ?? null) way.unshift(one);
      return way;
    }
    for (const next of links.get(at) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, at);
  }
  return null;
}
