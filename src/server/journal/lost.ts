import { quoted } from '#shared/text/quoted.ts';
import type { BrokenReference } from '#shared/answers/journal.ts';
import { shown } from '#shared/fields/visibility.ts';
import type { RecordType, Batch } from '#server/crud/model.ts';
import { fieldsOfKind, loose, type Values } from '#server/crud/record.ts';
import { existing, lastTitle, referencesIn } from '#server/crud/references.ts';

/**
 * What a kept record refers to and is there no more: in which field, of which content type, and its name at last. `left` is what
 * the field holds besides: null, or the rest of its list.
 */
export type Lost = { field: string; required: boolean; type: RecordType; id: number; title: string; left: number[] | null };

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
    if (field.kind === 'references') {
      const target = types.at(field.to);
      const wanted = referencesIn(id);
      const there = await existing(db, target, wanted);
      if (there.size === wanted.length) continue;
      const left = wanted.filter((one) => there.has(one));
      values[name] = left;
      for (const gone of wanted) {
        if (!there.has(gone))
          lost.push({
            field: name,
            required: false,
            type: target,
            id: gone,
            title: (await lastTitle(db, target, gone)) ?? `số ${gone}`,
            left,
          });
      }
      continue;
    }
    if (field.kind !== 'reference' || typeof id !== 'number') continue;
    const type = types.at(field.to);
    const found = await loose(db).selectFrom(type.description.table).select('id').where('id', '=', id).executeTakeFirst();
    if (found !== undefined) continue;
    values[name] = null;
    lost.push({
      field: name,
      required: field.required === true,
      type,
      id,
      title: (await lastTitle(db, type, id)) ?? `số ${id}`,
      left: null,
    });
  }
  return { values, lost };
}

/** The references in these values that lead to what is gone, or to what visitors do not see, with the names of these. */
export async function brokenReferences(
  reading: Pick<Batch, 'db' | 'types'>,
  type: RecordType,
  values: Values,
): Promise<BrokenReference[]> {
  const { lost } = await withoutLost(reading, type, values);
  const broken = lost.map(({ field, type: { description }, id, title }): BrokenReference => ({
    field,
    resource: description.path,
    id,
    title,
    state: 'gone',
  }));
  for (const [field, described] of Object.entries(type.description.fields)) {
    const id = values[field];
    if (described.kind !== 'reference' || typeof id !== 'number') continue;
    const above = reading.types.at(described.to);
    const title = await hiddenAt(reading, above, id);
    if (title !== null) broken.push({ field, resource: above.description.path, id, title, state: 'hidden' });
  }
  return broken;
}

/** The name of a record that visitors do not see by its own row or by what it needs above it; null where they do, or it is gone. */
async function hiddenAt(reading: Pick<Batch, 'db' | 'types'>, { description }: RecordType, id: number): Promise<string | null> {
  const { table, fields, title, path } = description;
  const row = await loose(reading.db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const isHidden = fieldsOfKind(fields, 'visibility').some((name) => row[name] !== shown);
  if (isHidden) return String(row[title]);
  for (const [name, field] of Object.entries(fields)) {
    // A menu is a tree of itself, and no page.
    if (field.kind !== 'reference' || field.required !== true || field.to === path) continue;
    if ((await hiddenAt(reading, reading.types.at(field.to), Number(row[name]))) !== null) return String(row[title]);
  }
  return null;
}

/** 'bộ phận "Thiết kế", danh mục "Tin"' */
export const namesOf = (lost: readonly { type: RecordType; title: string }[]): string =>
  lost.map(({ type, title }) => `${type.description.noun} ${quoted(title)}`).join(', ');
