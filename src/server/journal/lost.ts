import { journalTexts } from '#shared/admin-texts.ts';
import { quoted } from '#shared/text/quoted.ts';
import type { BrokenReference } from '#shared/answers/journal.ts';
import { shown } from '#shared/fields/visibility.ts';
import type { RecordType, Batch } from '#server/crud/model.ts';
import { withHiddenBy } from '#server/crud/hidden-by.ts';
import type { Database } from '#server/database/schema.ts';
import { fieldsOfKind, loose, type Values } from '#server/crud/record.ts';
import { lastTitle, referring } from '#server/crud/references.ts';

/**
 * What a kept record refers to and is there no more: in which field, of which content type, and its name at last. `left` is what
 * the field holds besides: null, or the rest of its list.
 */
export type Lost = { field: string; required: boolean; type: RecordType; id: number; title: string; left: number[] | null };

/** The values without references that lead nowhere, and what these were. */
export async function withoutLost(reading: Pick<Batch, 'db' | 'types'>, { description }: RecordType, given: Values) {
  const values: Values = { ...given };
  const lost: Lost[] = [];
  for (const { name, field, target: type, wanted, gone } of await referring(reading, description, given)) {
    if (gone.length === 0) continue;
    const left = field.kind === 'references' ? wanted.filter((id) => !gone.includes(id)) : null;
    if (left === null) delete values[name];
    else values[name] = left;
    const required = field.kind === 'reference' && field.required === true;
    for (const id of gone) {
      const title = (await lastTitle(reading.db, type, id)) ?? `số ${id}`;
      lost.push({ field: name, required, type, id, title, left });
    }
  }
  return { values, lost };
}

/** The references in these values that lead to what is gone, or to what visitors do not see, with the names of these. */
export async function brokenReferences(reading: Pick<Batch, 'db' | 'types'>, type: RecordType, values: Values) {
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
    const title = await hiddenAt(reading.db, above, id);
    if (title !== null) broken.push({ field, resource: above.description.path, id, title, state: 'hidden' });
  }
  return broken;
}

/** The name of a record that visitors do not see by its own row or by what it needs above it; null where they do, or it is gone. */
async function hiddenAt(db: Database, type: RecordType, id: number): Promise<string | null> {
  const { table, fields, title } = type.description;
  const row = await loose(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const isShown = fieldsOfKind(fields, 'visibility').every((name) => row[name] === shown);
  const [record] = isShown ? await withHiddenBy(db, type, [{ id }]) : [];
  return isShown && record?.hidden_by == null ? null : String(row[title]);
}

/** What is said of a restore, and of what did not come back with it. */
export const saidWithLost = (said: string, lost: readonly Lost[]): string =>
  lost.length === 0 ? said : `${said} ${journalTexts.notRestored(namesOf(lost))}`;

/** 'bộ phận "Thiết kế", danh mục "Tin"' */
export function namesOf(lost: readonly { type: RecordType; title: string }[]): string {
  const names = [...new Set(lost.map(({ type, title }) => `${type.description.noun} ${quoted(title)}`))];
  const others = names.length - mostNamed;
  return `${names.slice(0, mostNamed).join(', ')}${others > 0 ? ` và ${others} mục khác` : ''}`;
}

const mostNamed = 10;
