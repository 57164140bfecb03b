import { setImmediate } from 'node:timers/promises';
import { namedLinkPlaces } from '#shared/answers/links.ts';
import type { Section } from '#shared/answers/parts.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { PerKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';
import { httpUrl } from '#shared/addresses/http-url.ts';
import { linksOfMarks, withoutMarks, writtenTarget } from '#shared/text/marked-text.ts';
import { besideWords } from '#shared/text/section-words.ts';
import { linksIn } from '#server/crud/links.ts';
import { loose, rowsById } from '#server/crud/record.ts';
import type { RecordType } from '#server/crud/model.ts';
import { countWaitsAnew } from '#server/database/waited-time.ts';
import type { Database } from '#server/database/schema.ts';
import { chunksOf } from '#server/database/chunks-of.ts';

/** `version`: of the record when it was read. */
export type LinkPlace = { resource: string; id: number; field: string; version: number };

/** Where a link stands; `more`: places that are counted only. */
export type FoundLink = { places: LinkPlace[]; more: number };

/** Rows that are read at once: their texts are long, and SQLite holds everything else up meanwhile. */
const batchSize = 20;
/** More than a site has, and bounds. */
const mostRows = 50_000;
const mostLinks = 5_000;
const longest = 2_000;
/** Letters of a text that is read section by section. */
const longText = 100_000;

type Row = Readonly<Record<string, unknown>>;

/** Fields that hold an address and nothing else. */
export const isPlainAddress = (field: Field | undefined): boolean => field?.kind === 'link' || field?.kind === 'url';

const linkFields = ({ fields }: Description): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (linkTextsOf[kind] === null ? [] : [name]));

const columnsOf = ({ description, slots }: RecordType): string[] => [
  ...linkFields(description),
  ...(slots.leadsTo?.columns ?? []),
];

/**
 * The links of a record as it lies in its table, by field: addresses, paths of this site, and records as 'vi-tri:12'. A text may
 * be as long as a book: other work gets its turn between its sections.
 */
async function linksOf({ description, slots }: RecordType, row: Row): Promise<{ field: string; address: string }[]> {
  const links: { field: string; address: string }[] = [];
  const own = slots.leadsTo?.address(row) ?? null;
  if (slots.leadsTo !== undefined && own !== null) links.push({ field: slots.leadsTo.field, address: own });
  for (const [name, field] of Object.entries(description.fields)) {
    const value = row[name];
    if (typeof value !== 'string' || value === '') continue;
    const found = new Set<string>();
    for (const part of linkTextsOf[field.kind]?.(value) ?? []) {
      for (const address of part()) if (address.length <= longest && isAsked(address)) found.add(address);
      if (value.length > longText) await setImmediate();
    }
    for (const address of found) links.push({ field: name, address });
  }
  return links;
}

const isAsked = (address: string) => !/^(?:mailto|tel):/i.test(address);

type LinkTextsOf = (value: string) => (() => string[])[];
const itself: LinkTextsOf = (value) => [() => [value]];
const within: LinkTextsOf = (value) => [() => wholeAddresses(value)];

/** The addresses of a value, a part of it at a time; null for kinds of fields that hold none. */
const linkTextsOf: PerKind<LinkTextsOf | null> = {
  link: itself,
  url: itself,
  text: within,
  paragraph: within,
  sections: (value) => (JSON.parse(value) as Section[]).map((section) => () => linksOfSection(section)),
  table: (value) =>
    (JSON.parse(value) as Record<string, unknown>[]).map(
      (line) => () => Object.values(line).flatMap((cell) => (typeof cell === 'string' ? wholeAddresses(cell) : [])),
    ),
  slug: null,
  integer: null,
  visibility: null,
  choice: null,
  reference: null,
  tags: null,
  image: null,
  datetime: null,
  number: null,
  choices: null,
  date: null,
  flag: null,
  references: null,
};

/** Its links and the files of its pictures. To read the marks of a long text takes milliseconds: only one that may hold a link is read. */
function linksOfSection({ title, content, list, marked, pictures = [], table }: Section): string[] {
  const texts = [content, ...list];
  const plain = [title, ...besideWords({ pictures, table })];
  const files = pictures.map(({ image }) => image);
  if (marked !== true) return [...files, ...[...plain, ...texts].flatMap(wholeAddresses)];
  const links = texts
    .filter((text) => text.includes(']('))
    .flatMap(linksOfMarks)
    .map((target) => (target.kind === 'record' ? writtenTarget(target) : target.href));
  const words = texts.filter((text) => text.includes('://')).map(withoutMarks);
  return [...files, ...links, ...[...plain, ...words].flatMap(wholeAddresses)];
}

/** Written out in a text: a word after a slash ('triệu/tháng') is no path there. */
const wholeAddresses = (text: string): string[] =>
  text.includes('://') ? linksIn(text).filter((address) => httpUrl(address) !== null) : [];

/** Every link of the site and where it stands; `isComplete`: there are no more than are looked at. Other work gets its turn in between. */
export async function findLinks(db: Database, types: readonly RecordType[], signal: AbortSignal) {
  const links = new Map<string, FoundLink>();
  let isComplete = true;
  let left = mostRows;
  for (const type of types) {
    const { path: resource, table } = type.description;
    const columns = columnsOf(type);
    for (let cursor = 0; columns.length > 0;) {
      signal.throwIfAborted();
      const rows = await loose(db)
        .selectFrom(table)
        .select(['id', 'version', ...columns])
        .where('id', '>', cursor)
        .orderBy('id')
        .limit(batchSize)
        .execute();
      countWaitsAnew();
      for (const row of rows) {
        const place = { resource, id: Number(row['id']), version: Number(row['version']) };
        for (const { field, address } of await linksOf(type, row)) {
          const found = links.get(address);
          if (found !== undefined) {
            if (found.places.length < namedLinkPlaces) found.places.push({ ...place, field });
            else found.more += 1;
          } else if (links.size < mostLinks) links.set(address, { places: [{ ...place, field }], more: 0 });
          else isComplete = false;
        }
        await setImmediate();
      }
      left -= rows.length;
      if (rows.length < batchSize) break;
      if (left <= 0) return { links, isComplete: false };
      cursor = Number(rows.at(-1)?.['id']);
    }
  }
  return { links, isComplete };
}

/** What of these places still holds its link: records that were changed since they were read are read again. */
export async function stillThere(db: Database, types: readonly RecordType[], wanted: ReadonlyMap<string, readonly LinkPlace[]>) {
  const read = new Map<string, Map<number, number>>();
  for (const places of wanted.values())
    for (const { resource, id, version } of places) {
      const ofType = read.get(resource) ?? new Map<number, number>();
      read.set(resource, ofType.set(id, version));
    }
  const now = new Map<string, ReadonlySet<string>>();
  for (const type of types) {
    const { path: resource, table } = type.description;
    const versions = read.get(resource);
    if (versions === undefined) continue;
    const rows = await rowsById(db, table, versions.keys(), ['id', 'version']);
    const same = new Set(
      rows.filter(({ id, version }) => versions.get(Number(id)) === Number(version)).map(({ id }) => Number(id)),
    );
    const changed = rows.map(({ id }) => Number(id)).filter((id) => !same.has(id));
    for (const id of versions.keys()) if (!same.has(id)) now.set(`${resource} ${id}`, new Set());
    for (const [id, held] of await linksOfRecords(db, type, changed)) now.set(`${resource} ${id}`, held);
  }
  return new Map(
    [...wanted].map(([address, places]) => [
      address,
      places.filter(({ resource, id, field }) => now.get(`${resource} ${id}`)?.has(`${field} ${address}`) ?? true),
    ]),
  );
}

/** The links of these records as they stand, each as its field and its address with a space between, by the id of the record. */
export async function linksOfRecords(db: Database, type: RecordType, ids: readonly number[]) {
  const held = new Map<number, ReadonlySet<string>>();
  for (const some of chunksOf(ids, batchSize)) {
    const rows = await rowsById(db, type.description.table, some, ['id', ...columnsOf(type)]);
    for (const row of rows)
      held.set(Number(row['id']), new Set((await linksOf(type, row)).map(({ field, address }) => `${field} ${address}`)));
    await setImmediate();
  }
  return held;
}
