import type { RecordType } from '#server/crud/record-types.ts';
import { loose, type Values } from '#server/crud/record.ts';
import type { Batch } from '#server/crud/write-context.ts';

/** What a kept record refers to and is there no more: in which field, of which content type, and its name at last. */
export type Lost = { field: string; required: boolean; type: RecordType; id: number; title: string };

/** The values without references that lead nowhere, and what these were. */
export async function withoutLost(
  { db, types }: Pick<Batch, 'db' | 'types'>,
  { description: { fields } }: RecordType,
  given: Values,
): Promise<{ values: Values; lost: Lost[] }> {
  const values: Values = { ...given };
  const lost: Lost[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const id = values[name];
    if (field.kind !== 'reference' || typeof id !== 'number') continue;
    const type = types.at(field.to);
    const found = await loose(db).selectFrom(type.description.table).select('id').where('id', '=', id).executeTakeFirst();
    if (found !== undefined) continue;
    values[name] = null;
    const last = await db
      .selectFrom('journal')
      .select('title')
      .where('resource', '=', type.description.name)
      .where('record_id', '=', id)
      .where('title', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    lost.push({ field: name, required: field.required === true, type, id, title: last?.title ?? `số ${id}` });
  }
  return { values, lost };
}

/** 'bộ phận "Thiết kế", danh mục "Tin"' */
export const namesOf = (lost: readonly { type: RecordType; title: string }[]): string =>
  lost.map(({ type, title }) => `${type.description.noun} “${title}”`).join(', ');
