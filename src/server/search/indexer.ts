import { sql } from 'kysely';
import { withoutMarks } from '#shared/text/marked-text.ts';
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

const idOrNull = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const hasShownStatus = ({ shown }: LocatedSource, row: Row): boolean => shown === null || row['status'] === shown;

/** What is read of a record beside its sections. */
const columnsOf = ({ tags: labels = [], inTables = [], says = {}, short, within, ...source }: LocatedSource): string[] => {
  const { name, otherNames, searchNames, code, paragraph, shown, from } = source;
  const showing = shown === null ? [] : ['status', from];
  const facts = [...labels, ...inTables.map(({ column }) => column), ...Object.keys(says)];
  const columns = ['id', 'order', name, otherNames, searchNames, code, ...facts, ...short, paragraph, within?.column, ...showing];
  return [...new Set(columns.filter((column) => column !== undefined))];
};

const linesOf = (table: string) => JSON.parse(table || '[]') as Record<string, unknown>[];

/** What a record's figures are found by. */
function factsIn({ inTables = [], says = {} }: LocatedSource, row: Row): string[] {
  const lines = inTables.flatMap(({ column, field }) => linesOf(text(row[column])).map((line) => text(line[field])));
  const said = Object.entries(says).filter(([column]) => !['', '[]', 'null'].includes(String(row[column] ?? '')));
  return [...new Set([...lines, ...said.map(([, words]) => words)])];
}

/** Sections without their marks. */
const plainSections = (column: string) =>
  sections(column).map(({ title, content, list, marked }) => ({
    title,
    texts: [content, ...list].map((text) => (marked ? withoutMarks(text) : text)),
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
    const all = Object.entries(this.#sources);
    for (const [name, parents] of this.#parents) {
      parents.clear();
      for await (const rows of this.#rows(name)) for (const row of rows) parents.set(row.id, this.#parentOf(name, row));
    }
    for (const [name] of all) {
      for await (const rows of this.#rows(name)) for (const row of rows) this.#index(name, row, now);
    }
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
      for await (const rows of this.#rows(child, sql`${sql.ref(within.column)} = ${id}`))
        for (const each of rows) await this.#readAgain(child, each.id, now, true);
    }
    // A department is part of what its career is found by.
    const source = this.#sources[resource];
    if (source?.type === null && source.within !== undefined)
      for (const parent of new Set(parents)) if (parent) await this.#readRecord(source.within.of, parent, now);
  }

  async #readRecord(resource: string, id: number, now: Date): Promise<void> {
    const [row] = await this.#select(resource, sql`id = ${id}`);
    this.#index(resource, row ?? { id }, now);
  }

  #parentOf(resource: string, row: Row): Parent {
    const source = this.#sourceOf(resource);
    const within = source.within === undefined ? null : idOrNull(row[source.within.column]);
    const code = source.code === undefined ? '' : text(row[source.code]);
    return { name: text(row[source.name]), code, isShown: hasShownStatus(source, row), within };
  }

  /** What a record hangs on, nearest first. */
  #above(source: LocatedSource, row: Row): (Parent | undefined)[] {
    const above: (Parent | undefined)[] = [];
    let within = source.within;
    let id = within === undefined ? null : idOrNull(row[within.column]);
    while (within !== undefined && id !== null) {
      const parent: Parent | undefined = this.#parents.get(within.of)?.get(id);
      above.push(parent);
      within = this.#sourceOf(within.of).within;
      id = parent?.within ?? null;
    }
    return above;
  }

  #index(resource: string, row: Row, now: Date): void {
    const source = this.#sourceOf(resource);
    const { id } = row;
    if (source.type === null) return;
    const type = searchTypes.indexOf(source.type);
    const above = this.#above(source, row);
    this.#due.delete(`${resource} ${id}`);
    const from = source.from === undefined ? 0 : Date.parse(text(row[source.from]));
    const isShown = hasShownStatus(source, row) && above.every((parent) => parent?.isShown === true);
    if (isShown && from > now.getTime()) this.#due.set(`${resource} ${id}`, { resource, id, at: from });
    if (!isShown || !(from <= now.getTime())) {
      this.index.delete(type, id);
      return;
    }
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
    return Object.entries(this.#sources).flatMap(([child, { type, within }]) =>
      type === null && within?.of === resource
        ? [...(this.#parents.get(child)?.values() ?? [])].flatMap((parent) =>
            parent.within === id && parent.isShown ? [parent.name] : [],
          )
        : [],
    );
  }

  async *#rows(resource: string, condition = sql`true`): AsyncGenerator<Row[]> {
    let last = 0;
    for (;;) {
      const rows = await this.#select(resource, sql`id > ${last} and ${condition}`);
      if (rows.length > 0) yield rows;
      if (rows.length < batchSize) return;
      last = rows.at(-1)?.id ?? Infinity;
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
