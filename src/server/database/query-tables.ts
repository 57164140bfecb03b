/**
 * What a query reads of one table, by its columns. `filters` decide which rows there are and in which order, or are made into
 * something else; `shown` are given as they are, of rows whose id is in the column `id` of the result; null where it is in none.
 * '*' is every column, and as a table every table.
 */
export type TableRead = { table: string; filters: Set<string>; shown: Set<string>; id: string | null };

/** What a query changes of one table. `columns`: null where rows come or go; `ids`: null where it is not said which rows. */
export type TableWrite = { table: string; columns: readonly string[] | null; ids: readonly number[] | null };

/** Of a query that is not understood: any change may touch it. */
export const anyTable: TableRead = { table: '*', filters: new Set(), shown: new Set(), id: null };

/** As Kysely writes it, every name is in quotation marks and every value is a parameter; what is written by hand has words. */
const tables = /\b(?:from|join) "(\w+)"(?: as "(\w+)")?/g;
const tableByHand = /\b(?:from|join) (?:[^"(]|"\w+"(?: as "\w+")?,)/;
const columns = /(?:"(\w+)"\.)?"(\w+)"(?: as "(\w+)")?|("\w+"\.)?\*|[a-z_]\w*/gi;
const plainColumns = /^select ((?:(?:"\w+"\.)?"\w+"(?: as "\w+")?(?:, )?)+) from "/;
/** Rows of the result are made of several ones of a table. */
const gathers = /\b(?:group by|having|union|intersect|except|distinct)\b/;

/**
 * What a query reads, by its text. A column without a table is taken for one of every table; what is not simply selected filters.
 * A status always does: of a record that nobody sees the cache is not told what else it changes.
 */
export function readsOf(sql: string): readonly TableRead[] {
  // Literals, the comparison that is no table, and what counts rows without a look at their columns.
  const text = sql.replaceAll(/'(?:[^']|'')*'|\bdistinct from\b|\bcount\(\*\)/g, ' ');
  const sources = [...text.matchAll(tables)].map(([, table = '', alias = table]) => ({
    alias,
    read: { table, filters: new Set<string>(), shown: new Set<string>(), id: null as string | null },
  }));
  const isUnclear = !/^select\b/.test(text) || tableByHand.test(text) || sources.some(({ read }) => ofJournal.has(read.table));
  if (isUnclear) return [anyTable];
  const named = (alias: string | undefined) => {
    const found = sources.filter((source) => source.alias === alias);
    return (found.length === 0 ? sources : found).map(({ read }) => read);
  };
  const [, list = ''] = (gathers.test(text) ? null : plainColumns.exec(text)) ?? [];
  const outputs: string[] = [];
  for (const [, alias, column = '', output = column] of list.matchAll(columns)) {
    const of = named(alias);
    outputs.push(output);
    for (const read of of) (column === 'status' ? read.filters : read.shown).add(column);
    if (column === 'id' && of.length === 1 && of[0] !== undefined) of[0].id = output;
  }
  for (const [word, alias, column = word.endsWith('*') ? '*' : word] of text.slice(list.length + 7).matchAll(columns))
    for (const { filters } of named(alias)) filters.add(column);
  for (const { read } of sources) if (outputs.filter((output) => output === read.id).length > 1) read.id = null;
  return sources.map(({ read }) => read);
}

/** Each change writes there: whoever reads there is taken for one who reads everything. */
const ofJournal: ReadonlySet<string> = new Set(['journal', 'journal_note', 'journal_picture']);

const notChanging = /^\s*(?:select|pragma|set|explain|begin|commit|rollback|savepoint|release)\b/i;
const rowsComeOrGo = /^(?:insert into|(delete) from) "(\w+)"/;
const rowsChange = /^update "(\w+)" set (.+?)(?: where "id" (?:= [+?$\d]+|in \([+?$\d, ]+\)))?$/s;
const placeholder = /[?]|\$\d/g;

/** What a query changes; null where that is not understood. */
export function writesOf(sql: string, parameters: readonly unknown[]): readonly TableWrite[] | null {
  if (notChanging.test(sql)) return [];
  const [, deletes, named] = rowsComeOrGo.exec(sql) ?? [];
  // The database itself takes an account that is deleted out of the columns that name it.
  if (named !== undefined && !(deletes && named === 'admin'))
    return ofJournal.has(named) ? [] : [{ table: named, columns: null, ids: null }];
  const [, table, set = ''] = rowsChange.exec(sql) ?? [];
  if (table === undefined) return null;
  if (ofJournal.has(table)) return [];
  const changed = [...set.matchAll(/(?:^|, )"(\w+)" = /g)].map(([, column = '']) => column);
  const condition = sql.slice(sql.indexOf(set) + set.length);
  const count = condition.match(placeholder)?.length ?? 0;
  const ids = count === 0 ? [] : parameters.slice(-count).filter((id) => typeof id === 'number');
  return [{ table, columns: changed, ids: count > 0 && ids.length === count ? ids : null }];
}
