import { setImmediate } from 'node:timers/promises';
import { type Expression, sql, type SqlBool } from 'kysely';
import { namedUses, type Users } from '#shared/answers/uses.ts';
import { type LinkTarget, linksOfMarks } from '#shared/text/marked-text.ts';
import { besideWords } from '#shared/text/section-words.ts';
import { sections } from '#server/database/codecs.ts';
import { countOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { leadsTo, linksIn, type Target, targetOf } from './links.ts';
import { pastNames } from './past-address.ts';
import { fieldsOfKind, loose } from './record.ts';
import type { ContentContext, RecordType } from './model.ts';
import { readListing } from './references.ts';

/** Rows that one query looks through: of long texts few, because SQLite holds everything else up meanwhile. */
const batchSizes = { addresses: 500, texts: 50 };
/** Rows that are looked through in all: more than a site has, and a bound. */
const mostRows = 50_000;
/** Earlier names that are looked for, the last ones. */
const mostNames = 20;

/** `path`: of the record's page, null where it has none; `origins`: what this site is known by. */
type Page = { path: string | null; origins: readonly string[] };

/** What points at a record: what hangs on it, what lists it, and whatever links to its page. Other work gets its turn between the queries. */
export async function readUses(reading: ContentContext, type: RecordType, id: number, { path, origins }: Page) {
  const children = await readChildren(reading.db, type, id);
  const lists = await usersOf(reading.db, await readListing(reading.db, type, id), 'order');
  if (path === null) return { address: path, children, lists, links: [], is_complete: true };
  const target = { ...targetOf(path, await earlierNames(reading.db, type, id)), record: `${type.description.path}:${id}` };
  const linking: Found[] = [];
  let left = mostRows;
  for (const source of reading.types.all) {
    left = await scanRows(reading.db, source, target, left, (from, values) => {
      const isItself = source === type && from === id;
      if (!isItself && values.some((link) => link === target.record || leadsTo(link, target, origins)))
        linking.push({ type: source, id: from });
    });
  }
  return { address: path, children, lists, links: await usersOf(reading.db, linking, 'id'), is_complete: left > 0 };
}

async function readChildren(db: Database, { children }: RecordType, id: number): Promise<Users[]> {
  const all: Users[] = [];
  for (const { type, column } of children) {
    const { table, title, path } = type.description;
    const hanging = loose(db).selectFrom(table).where(column, '=', id);
    const count = await countOf(hanging);
    if (count === 0) continue;
    const rows = await hanging.select(['id', title]).orderBy('order').orderBy('id').limit(namedUses).execute();
    all.push({ resource: path, count, first: rows.map((row) => named(row, title)) });
  }
  return all;
}

type Found = { type: RecordType; id: number };

/** These records by their content type: all of them counted, and the first of them by name. */
export async function usersOf(db: Database, records: readonly Found[], order: 'order' | 'id'): Promise<Users[]> {
  const all: Users[] = [];
  for (const [{ description }, those] of Map.groupBy(records, ({ type }) => type)) {
    const { table, title, path } = description;
    const ids = [...new Set(those.map(({ id }) => id))];
    const rows = await loose(db)
      .selectFrom(table)
      .select(['id', title])
      .where('id', 'in', ids.slice(0, namedUses))
      .orderBy(order)
      .orderBy('id')
      .execute();
    all.push({ resource: path, count: ids.length, first: rows.map((row) => named(row, title)) });
  }
  return all;
}

const named = (row: Readonly<Record<string, unknown>>, title: string) => ({
  id: Number(row['id']),
  title: String(row[title]),
});

/** What the record was found by before, unless another has taken it. */
async function earlierNames(db: Database, { description }: RecordType, id: number): Promise<Pick<Target, 'slugs' | 'wholes'>> {
  const { path, table } = description;
  const rows = await pastNames(db, description, id).limit(mostNames).execute();
  const slugs = rows.filter(({ place }) => place === path).map((row) => row.name);
  const wholes = rows.filter(({ place }) => place === '/').map((row) => row.name);
  if (slugs.length === 0) return { slugs: new Set(), wholes: new Set(wholes) };
  const taken = await loose(db).selectFrom(table).select('slug').where('slug', 'in', slugs).execute();
  const others = new Set(taken.map(({ slug }) => slug));
  return { slugs: new Set(slugs.filter((slug) => !others.has(slug))), wholes: new Set(wholes) };
}

type OnRow = (id: number, links: readonly string[]) => void;

/** Tells every link in the rows of a content type that hold a name of the target; gives how many rows may still be read. */
async function scanRows(
  db: Database,
  { description }: RecordType,
  target: Target & { record: string },
  most: number,
  onRow: OnRow,
): Promise<number> {
  const { table, fields } = description;
  const addresses = [...fieldsOfKind(fields, 'link'), ...fieldsOfKind(fields, 'url')];
  const paragraphs = fieldsOfKind(fields, 'paragraph');
  const blocks = fieldsOfKind(fields, 'sections');
  const columns = [...addresses, ...paragraphs, ...blocks];
  if (columns.length === 0) return most;
  const needles = [...target.slugs, ...target.wholes].filter((name) => /^[\x21-\x7e]+$/.test(name));
  const holds = [
    ...columns.flatMap((column) => needles.map((needle) => holdsText(column, needle))),
    ...blocks.map((column) => holdsText(column, `(${target.record})`)),
  ];

  const part = paragraphs.length + blocks.length > 0 ? batchSizes.texts : batchSizes.addresses;
  let left = most;
  for (let cursor = 0; left > 0;) {
    const ids = await loose(db)
      .selectFrom(table)
      .select('id')
      .where('id', '>', cursor)
      .orderBy('id')
      .limit(Math.min(part, left))
      .execute();
    const last = Number(ids.at(-1)?.['id'] ?? 0);
    if (last === 0) break;
    const rows = await loose(db)
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', cursor)
      .where('id', '<=', last)
      .where(({ or }) => or(holds))
      .orderBy('id')
      .execute();
    for (const row of rows) {
      const textsOf = (names: readonly string[]) => names.map((name) => row[name]).filter((value) => typeof value === 'string');
      const written = textsOf(blocks).flatMap(sections);
      const texts = [
        ...textsOf(paragraphs),
        ...written.flatMap((each) => [each.title, each.content, ...each.list, ...besideWords(each)]),
      ];
      const marked = written.flatMap(({ marked: hasMarks, content, list }) => (hasMarks ? [content, ...list] : []));
      onRow(Number(row['id']), [
        ...textsOf(addresses),
        ...texts.flatMap(linksIn),
        ...marked.flatMap(linksOfMarks).map(writtenOf),
      ]);
    }
    cursor = last;
    left -= ids.length;
    await setImmediate();
  }
  return left;
}

/** A link within a text as it is compared: an address, or a record by the path of its content type and its id. */
const writtenOf = (target: LinkTarget): string => (target.kind === 'record' ? `${target.resource}:${target.id}` : target.href);

/** In lower case of ASCII, which both databases know alike. */
const holdsText = (column: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
