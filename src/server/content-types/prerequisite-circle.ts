import { sql } from 'kysely';
import { subject } from '#shared/content-types/subject.ts';
import type { Faults } from '#server/crud/faults.ts';
import type { Stored, Values } from '#server/crud/record.ts';
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
  const rows = await db.selectFrom('mon_hoc').select(['id', 'name']).where('id', 'in', way).execute();
  const names = new Map(rows.map((row) => [row.id, row.name]));
  names.set(id, String(values['name'] ?? before['name']));
  return { [field]: [circleText([id, ...way].map((one) => names.get(one) ?? `số ${one}`))] };
}

type Links = ReadonlyMap<number, readonly number[]>;

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

/** `names` begin and end with the same. */
function circleText(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  const shown = quoted.length <= mostNamed ? quoted : [...quoted.slice(0, mostNamed - 2), '…', ...quoted.slice(-2)];
  return `Nên học trước đang thành vòng: ${shown.join(' cần ')}. Hãy bỏ bớt một môn.`;
}
