import type { Description, Fields } from '#shared/content-types/description.ts';
import { isList } from '#shared/fields/index.ts';
import { isRecord } from '#shared/formats/json.ts';
import type { JournalEntry, JournalPicture } from '#server/database/journal.ts';
import { isAbout } from '#server/database/is-about.ts';
import type { Database } from '#server/database/schema.ts';
import type { PictureMeta } from '#shared/answers/parts.ts';
import {
  type Column,
  encodeValues,
  fieldsOfKind,
  isPicture,
  pathsInSections,
  type Row,
  type State,
  type Value,
  type Values,
} from './record.ts';
import { isUnseen } from './unseen.ts';

const jsonColumns = new WeakMap<Fields, ReadonlySet<string>>();

function jsonColumnsOf(fields: Fields): ReadonlySet<string> {
  const known = jsonColumns.get(fields);
  if (known !== undefined) return known;
  const all = Object.entries(fields);
  const names = new Set(all.flatMap(([name, field]) => (isList(field) ? name : field.kind === 'image' ? `${name}_meta` : [])));
  jsonColumns.set(fields, names);
  return names;
}

/** Columns that are JSON already go into the text as they lie, which is a third of the work of reading and writing them. */
function encodeState(fields: Fields, row: Row): string {
  const isJson = jsonColumnsOf(fields);
  const textOf = (name: string, value: Column) => {
    if (isJson.has(name) && typeof value === 'string') return value;
    return JSON.stringify(fields[name]?.kind === 'flag' ? value === 1 : value);
  };
  const parts = Object.entries(row).map(([name, value]) => `${JSON.stringify(name)}:${textOf(name, value)}`);
  return `{${parts.join(',')}}`;
}

export const decodeState = (data: string): State => JSON.parse(data) as State;

/** Rows of the journal that hold what a record was, drafts apart, the last first. */
export const versionRows = (db: Database, resource: string, id: number) =>
  db
    .selectFrom('journal')
    .where(isAbout('journal', resource, id))
    .where('action', '!=', 'draft')
    .where('data', 'is not', null)
    .orderBy('seq', 'desc');

/** What a save has to be given to write the fields of this state. */
export function valuesOf({ fields }: Description, state: State): Values {
  const values: Values = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = state[name];
    if (value === undefined) continue;
    const meta = state[`${name}_meta`];
    values[name] = (kind === 'image' && value !== null ? { path: value, meta } : value) as Value;
  }
  return values;
}

/** The row that a state was made of. */
export function rowOf(description: Description, state: State): Row {
  const { fields } = description;
  const others = Object.entries(state).filter(([name]) => !(name in fields) && !isMeta(fields, name));
  return { ...encodeValues(fields, valuesOf(description, state)), ...Object.fromEntries(others as [string, Column][]) };
}

const isMeta = (fields: Fields, name: string) =>
  name.endsWith('_meta') && fields[name.slice(0, -'_meta'.length)]?.kind === 'image';

/** The fields in which two rows differ, in the order of the form. One that either of them is too old to have is no difference. */
export const changedBetween = ({ fields }: Description, before: Row, after: Row): string[] =>
  Object.keys(fields).filter((name) => name in before && name in after && before[name] !== after[name]);

/** What the journal says of a record whose row is, or was, this. `brought` may hold pictures whose files are at hand. */
export function entryOf(
  description: Description,
  row: Row,
  said: Pick<JournalEntry, 'action' | 'changed' | 'earlier' | 'note'>,
  brought: Values = {},
): JournalEntry {
  const { name, title, fields } = description;
  return {
    resource: name,
    id: Number(row['id']),
    version: Number(row['version']),
    title: String(row[title]),
    data: encodeState(fields, row),
    pictures: namedIn(fields, row, brought),
    unseen: isUnseen(description, row, said),
    ...said,
  };
}

const namedIn = (fields: Fields, row: Row, brought: Values): JournalPicture[] => [
  ...fieldsOfKind(fields, 'sections').flatMap((name) => pathsInSections(row[name]).map((path) => ({ path }))),
  ...picturesIn(fields, row, brought),
];

const picturesIn = (fields: Fields, row: Row, brought: Values): JournalPicture[] =>
  fieldsOfKind(fields, 'image').flatMap((name) => {
    const path = row[name];
    const meta = row[`${name}_meta`];
    if (typeof path !== 'string' || typeof meta !== 'string') return [];
    const picture = brought[name];
    const { copies, name: called, alt } = isPicture(picture) ? picture : {};
    const bytes = copies?.reduce((sum, copy) => sum + copy.bytes.length, 0);
    const known: unknown = JSON.parse(meta);
    return isRecord(known) ? [{ path, meta: known as PictureMeta, bytes, name: called, alt }] : [];
  });
