/**
 * Keeps the inverted index of a database up to date. In: rows of the content types that `source.ts` names, all of them once, then
 * those that the journal names. Out: records for the index, without those that visitors may not see yet or any more.
 */

import { sql } from 'kysely';
import { withoutMarks } from '#shared/text/marked-text.ts';
import { besideWords } from '#shared/text/section-words.ts';
import { readCombination } from '#shared/codes/combination-tag.ts';
import { readCombinations } from '#shared/codes/typed-combinations.ts';
import { searchTypes } from '#shared/search/search-types.ts';
import { sections, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import { type LongText, longText, longTextOf } from '#server/database/long-text.ts';
import { lastSeq } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { InvertedIndex } from './inverted-index.ts';
import type { LocatedSource, SearchSources } from './source.ts';

type Row = Readonly<Record<string, unknown>> & { id: number };

/** What others need to know of a record that they hang on. */
type Parent = { name: string; code: string; isShown: boolean; within: number | null };

/** How many records, or entries of the journal, are read at a time. */
const batchSize = 500;

const entriesFrom = compiledQuery((db, seq: number) =>
  db
    .selectFrom('journal')
    .select(['seq', 'resource', 'record_id', 'unseen'])
    .where('seq', '>=', seq)
    .orderBy('seq')
    .limit(batchSize),
);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The id of what a record hangs on. */
function withinOf({ within }: LocatedSource, row: Row): number | null {
  const id = within === undefined ? null : row[within.column];
  return id === null || id === undefined ? null : Number(id);
}

const isShownByItself = ({ shown, shownWith }: LocatedSource, row: Row): boolean =>
  (shown === null || row['status'] === shown) && (shownWith === undefined || String(row[shownWith]) !== '[]');

/** What is read of a record beside its sections. */
const columnsOf = ({ tags: labels = [], inTables = [], says = {}, short, within, ...source }: LocatedSource): string[] => {
  const { name, otherNames, searchNames, code, paragraph, shown, from } = source;
  const facts = [...labels, ...inTables.map(({ column }) => column), ...Object.keys(says)];
  const columns = [name, otherNames, searchNames, code, ...facts, ...short, paragraph, within?.column];
  return [
    ...new Set(['id', 'order', ...columns, ...(shown === null ? [] : ['status', from])].filter((column) => column !== undefined)),
  ];
};

/** What a record's figures are found by. */
function factsIn({ inTables = [], says = {} }: LocatedSource, row: Row): string[] {
  const linesOf = (column: string) => JSON.parse(text(row[column]) || '[]') as Record<string, unknown>[];
  const lines = inTables.flatMap(({ column, field }) => linesOf(column).map((line) => text(line[field])));
  const said = Object.entries(says).filter(([column]) => !['', '[]', 'null'].includes(String(row[column] ?? '')));
  return [...new Set([...lines, ...said.map(([, words]) => words)])];
}

/** Sections without their marks. */
const plainSections = (column: string) =>
  sections(column).map(({ title, content, list, marked, ...beside }) => ({
    title,
    texts: [...[content, ...list].map((text) => (marked ? withoutMarks(text) : text)), ...besideWords(beside)],
  }));

/** Their texts, each a run of words of its own. */
const sectionTexts = (column: string): string[] => plainSections(column).flatMap(({ title, texts }) => [title, ...texts]);

/** The same as a result shows them: a title with what it is the title of, which is what answers. */
export const shownTexts = (column: string): string[] =>
  plainSections(column).flatMap(({ title, texts }) => {
    const [first, ...rest] = texts.filter((text) => text.trim() !== '');
    const lead = title === '' || /[?!.:…]$/.test(title) ? title : `${title}:`;
    return first === undefined ? [] : [`${lead} ${first}`.trim(), ...rest];
  });

/** The index of a database: read once, then kept up to date from the journal. */
export class Indexer {
  index = new InvertedIndex();
  readonly #db: Database;
  readonly #sources: SearchSources;
  /** Of the content types that others hang on: by name, then by id. */
  readonly #parents = new Map<string, Map<number, Parent>>();
  /** Records that will be shown at a moment (ms) that has not come. */
  readonly #due = new Map<string, { resource: string; id: number; at: number }>();
  #seq: number | null = null;
  /** The number of the last entry that was read of those that change an answer to visitors, or of a later one. */
  seen = 0;

  constructor(db: Database, sources: SearchSources) {
    this.#db = db;
    this.#sources = sources;
    for (const { within } of Object.values(sources)) if (within !== undefined) this.#parents.set(within.of, new Map());
  }

  /** Makes the index tell what the database does now. The first time it reads all records. */
  async follow(now: Date): Promise<void> {
    if (this.#seq === null || !(await this.#readChanges(this.#seq, now))) {
      const seq = await lastSeq(this.#db);
      await this.#build(now);
      this.#seq = this.seen = seq;
    }
    for (const [key, { resource, id, at }] of this.#due) {
      if (at > now.getTime()) continue;
      await this.#readAgain(resource, id, now);
      // Only now: what could not be read is still due.
      if (this.#due.get(key)?.at === at) this.#due.delete(key);
    }
  }

  async #build(now: Date): Promise<void> {
    // Changes that come meanwhile have higher numbers and are read again.
    this.index = new InvertedIndex();
    this.#due.clear();
    for (const [name, parents] of this.#parents) {
      parents.clear();
      for await (const row of this.#rows(name)) parents.set(row.id, this.#parentOf(name, row));
    }
    for (const name of Object.keys(this.#sources)) for await (const row of this.#rows(name)) this.#index(name, row, now);
    this.index.arrange();
  }

  /**
   * Reads again what was changed after the entry of this number; false where neither it nor a later one is there: another
   * database was put in the place of this one. The last entry of a journal is never taken out of it.
   */
  async #readChanges(seq: number, now: Date): Promise<boolean> {
    for (let last = seq; ;) {
      const entries = await entriesFrom(this.#db, last);
      const end = entries.at(-1)?.seq;
      if (end === undefined) return last === 0;
      const changed = new Map(entries.flatMap((each) => (each.seq > last ? [[`${each.resource} ${each.record_id}`, each]] : [])));
      for (const { resource, record_id: id } of changed.values())
        if (Object.hasOwn(this.#sources, resource)) await this.#readAgain(resource, id, now);
      this.seen = entries.findLast(({ seq: at, unseen }) => at > last && unseen === null)?.seq ?? this.seen;
      this.#seq = last = end;
      if (entries.length < batchSize) return true;
    }
  }

  /** A change of what others hang on changes them as well. */
  async #readAgain(resource: string, id: number, now: Date, isAboveChanged = false): Promise<void> {
    const [row] = await this.#select(resource, sql`id = ${id}`);
    const parents = this.#parents.get(resource);
    if (parents !== undefined) {
      const before = parents.get(id);
      const parent = row === undefined ? undefined : this.#parentOf(resource, row);
      if (parent === undefined) parents.delete(id);
      else parents.set(id, parent);
      try {
        if (isAboveChanged || JSON.stringify(before) !== JSON.stringify(parent))
          await this.#readDependents(resource, id, [before?.within, parent?.within], now);
      } catch (error) {
        // So that the next try sees the change again.
        if (before === undefined) parents.delete(id);
        else parents.set(id, before);
        throw error;
      }
    }
    this.#index(resource, row ?? { id }, now);
  }

  /** Reads what hangs on a record, and those of `parents` that are found by it. */
  async #readDependents(resource: string, id: number, parents: (number | null | undefined)[], now: Date): Promise<void> {
    for (const [child, { within }] of Object.entries(this.#sources)) {
      if (within?.of !== resource) continue;
      for await (const each of this.#rows(child, sql`${sql.ref(within.column)} = ${id}`))
        await this.#readAgain(child, each.id, now, true);
    }
    // A department is part of what its career is found by.
    const source = this.#sources[resource];
    if (source?.type === null && source.within !== undefined)
      for (const id of new Set(parents)) {
        const [row] = id ? await this.#select(source.within.of, sql`id = ${id}`) : [];
        if (id) this.#index(source.within.of, row ?? { id }, now);
      }
  }

  #parentOf(resource: string, row: Row): Parent {
    const source = this.#sourceOf(resource);
    const code = source.code === undefined ? '' : text(row[source.code]);
    return { name: text(row[source.name]), code, isShown: isShownByItself(source, row), within: withinOf(source, row) };
  }

  /** What a record hangs on, nearest first. */
  #above({ within }: LocatedSource, id: number | null | undefined): (Parent | undefined)[] {
    if (within === undefined || id == null) return [];
    const parent = this.#parents.get(within.of)?.get(id);
    return [parent, ...this.#above(this.#sourceOf(within.of), parent?.within)];
  }

  #index(resource: string, row: Row, now: Date): void {
    const source = this.#sourceOf(resource);
    const { id } = row;
    if (source.type === null) return;
    const type = searchTypes.indexOf(source.type);
    const above = this.#above(source, withinOf(source, row));
    this.#due.delete(`${resource} ${id}`);
    const from = source.from === undefined ? 0 : Date.parse(text(row[source.from]));
    const isShown = isShownByItself(source, row) && above.every((parent) => parent?.isShown === true);
    if (isShown && from > now.getTime()) this.#due.set(`${resource} ${id}`, { resource, id, at: from });
    if (!isShown || !(from <= now.getTime())) return this.index.delete(type, id);
    const column = (name: string | undefined) => (name === undefined ? '' : text(row[name]));
    const list = (name: string | undefined) => (name === undefined ? [] : tags(column(name)));
    // A question is read as who types it is: 'khối C' is C00 in both, and no letter by itself.
    const asTyped = (name: string) => (source.isAsked === true ? readCombinations(name).text : name);
    this.index.set({
      type,
      id,
      order: Number(row['order']),
      name: asTyped(column(source.name)),
      otherNames: [...list(source.otherNames), ...list(source.searchNames)].map(asTyped),
      ...(source.isAsked === true && { isAsked: true }),
      code: column(source.code),
      combinations:
        source.combinations === undefined ? null : list(source.combinations).flatMap((tag) => readCombination(tag)?.code ?? []),
      tags: [...(source.tags ?? []).flatMap(list), ...factsIn(source, row)],
      above: above.flatMap((parent) => (parent === undefined ? [] : [parent.name, parent.code])),
      below: this.#namesBelow(resource, id),
      short: source.short.map(column),
      body: [
        column(source.paragraph),
        ...(source.sections === undefined ? [] : sectionTexts(longTextOf(row[source.sections] as LongText))),
      ],
    });
  }

  /** Names of what hangs on a record without being a result itself. */
  #namesBelow(resource: string, id: number): string[] {
    const children = Object.entries(this.#sources).filter(([, { type, within }]) => type === null && within?.of === resource);
    const parents = children.flatMap(([child]) => [...(this.#parents.get(child)?.values() ?? [])]);
    return parents.filter(({ within, isShown }) => within === id && isShown).map(({ name }) => name);
  }

  async *#rows(resource: string, condition = sql`true`): AsyncGenerator<Row> {
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows: Row[] = await this.#select(resource, sql`id > ${last} and ${condition}`);
      yield* rows;
      last = rows.length < batchSize ? undefined : rows.at(-1)?.id;
    }
  }

  async #select(resource: string, condition: ReturnType<typeof sql>): Promise<Row[]> {
    const source = this.#sourceOf(resource);
    const columns = columnsOf(source).map((column) => sql.ref(column));
    if (source.sections !== undefined) columns.push(sql`${longText(this.#db, source.sections)} as ${sql.ref(source.sections)}`);
    const { rows } = await sql<Row>`select ${sql.join(columns)} from ${sql.table(source.table)}
      where ${condition} order by id limit ${sql.lit(batchSize)}`.execute(this.#db);
    return rows;
  }

  #sourceOf(resource: string): LocatedSource {
    const source = this.#sources[resource];
    if (source === undefined) throw new Error(`The search reads no ${resource}.`);
    return source;
  }
}
