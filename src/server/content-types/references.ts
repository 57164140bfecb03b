import { z } from 'zod';
import { reference } from '#shared/answers/parts.ts';
import type { Description } from '#shared/content-types/description.ts';
import { type Parent, parentsOf, referredTo } from '#shared/content-types/parents.ts';
import type { AnySlots } from '#server/crud/model.ts';
import { loose } from '#server/crud/record.ts';
import { withRelated } from '#server/crud/related.ts';
import type { Database } from '#server/database/schema.ts';

/** What a record refers to under 'group_id' stands beside that as 'group'. */
const keyOf = (column: string) => column.replace(/_id$/, '');

/** What the records of a type refer to, each with what it belongs to in turn, as their administrator's calls give it. */
export function withReferences(description: Description): Required<Pick<AnySlots, 'adds' | 'attach'>> {
  const referring = Object.keys(description.fields).flatMap((column) => {
    const target = referredTo(description, column);
    return target === undefined ? [] : [{ column, target, above: parentsOf(target) }];
  });
  return {
    adds: Object.fromEntries(referring.map(({ column, target, above }) => [keyOf(column), shapeOf(target, above).nullable()])),
    async attach(db, records) {
      for (const { column, target, above } of referring)
        records = await withRelated(records, column, keyOf(column), (ids) => readReferred(db, target, above, ids));
      return records;
    },
  };
}

function shapeOf(target: Description, [parent, ...above]: readonly Parent[]): z.ZodObject {
  const shape = 'slug' in target.fields ? reference : reference.omit({ slug: true });
  return parent === undefined
    ? shape
    : shape.extend({ [parent.column]: z.int(), [keyOf(parent.column)]: shapeOf(parent.description, above) });
}

/** One query for all of them. */
async function readReferred(db: Database, target: Description, above: readonly Parent[], ids: readonly number[]) {
  const levels = [target, ...above.map(({ description }) => description)];
  let query = loose(db)
    .selectFrom(target.table)
    .where(`${target.table}.id`, 'in', ids)
    .select(
      levels.flatMap(({ table, title, fields }, level) => [
        `${table}.id as id_${level}`,
        `${table}.${title} as name_${level}`,
        ...('slug' in fields ? [`${table}.slug as slug_${level}`] : []),
      ]),
    );
  for (const [level, { description, column }] of above.entries())
    query = query.innerJoin(description.table, `${description.table}.id`, `${levels[level]?.table}.${column}`) as typeof query;
  const rows: readonly Readonly<Record<string, unknown>>[] = await query.execute();
  const referredIn = (row: (typeof rows)[number], level = 0): { id: number } => {
    const parent = above[level];
    const referred = parent && referredIn(row, level + 1);
    return {
      id: Number(row[`id_${level}`]),
      name: row[`name_${level}`],
      ...(`slug_${level}` in row && { slug: row[`slug_${level}`] }),
      ...(parent && { [parent.column]: referred?.id, [keyOf(parent.column)]: referred }),
    } as { id: number };
  };
  return rows.map((row) => referredIn(row));
}
