import type { Users } from '#shared/answers/uses.ts';
import { parentsOf } from '#shared/content-types/parents.ts';
import { ownPath } from '#shared/addresses/own-path.ts';
import { fieldsOfKind, loose } from '#server/crud/record.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import { usersOf } from '#server/crud/uses.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { rowsWithParents } from '#server/public/visibility.ts';
import { idsOf } from '#server/database/ids-of.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { readOwnAddresses } from './own-address.ts';
import { type FoundRecord, type SiteAddresses } from './site-addresses.ts';

/** Records of one content type that are looked through: a menu has a few dozen. */
const mostRows = 2_000;

type LeadContext = ReadContext & { types: RecordTypes; addresses: SiteAddresses; origins: readonly string[] };

/**
 * Records with an address of their own, as those of the menu and banners are, that lead to the page of one of these records or
 * of what belongs to one at any depth: visitors miss it with them.
 */
export async function readLeadingHere(reading: LeadContext, type: RecordType, ids: readonly number[]): Promise<Users[]> {
  const sources: { type: RecordType; id: number; path: string }[] = [];
  for (const source of reading.types.all) {
    const { table, fields } = source.description;
    const columns = fieldsOfKind(fields, 'link');
    if (columns.length === 0) continue;
    const rows = await loose(reading.db)
      .selectFrom(table)
      .select(['id', ...columns])
      .where(({ or, eb }) => or(columns.map((column) => eb(column, '!=', ''))))
      .orderBy('id')
      .limit(mostRows)
      .execute();
    for (const row of rows)
      for (const column of columns) {
        const path = ownPath(String(row[column] ?? ''), reading.origins);
        if (path !== null) sources.push({ type: source, id: Number(row['id']), path });
      }
  }
  const paths = sources.map(({ path }) => path);
  const leads = await readOwnAddresses(reading, reading.addresses, paths);
  const targets = new Map([...leads].flatMap(([path, lead]) => (lead.record === null ? [] : [[path, lead.record] as const])));
  const isHere = await belongingTo(reading, type, new Set(ids), [...targets.values()]);
  const here = sources.filter(({ path }) => isHere(targets.get(path)));
  return usersOf(reading.db, here, 'id');
}

/** Whether a record is one of these, or belongs to one at any depth: one query for each content type. */
async function belongingTo(
  { db }: ReadContext,
  { description: sought }: RecordType,
  ids: ReadonlySet<number>,
  records: readonly FoundRecord[],
): Promise<(record: FoundRecord | undefined) => boolean> {
  const here = new Set<string>();
  for (const [description, ofType] of Map.groupBy(records, ({ type }) => type.description)) {
    const { table, path } = description;
    if (description !== sought && !parentsOf(description).some((parent) => parent.description === sought)) continue;
    for (const part of chunksOf(new Set(idsOf(ofType)))) {
      const rows = await rowsWithParents(db, description)
        .select([`${table}.id`, `${sought.table}.id as above`])
        .where(`${table}.id`, 'in', part)
        .execute();
      for (const { id, above } of rows) if (ids.has(Number(above))) here.add(`${path} ${id}`);
    }
  }
  return (record) => record !== undefined && here.has(`${record.type.description.path} ${record.id}`);
}
