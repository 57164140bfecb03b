import type { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** What a placeholder stands for. */
type Bound = string | number | null;
type Compilable<Row> = { compile: () => CompiledQuery<Row> };
/** `bindings` says which value goes into which parameter of the query. */
type Compiled<Row> = { query: CompiledQuery<Row>; bindings: readonly (readonly [parameter: number, value: number])[] };

/**
 * A query that is built and compiled once per database. Kysely does both with each execution, which takes as long as SQLite
 * takes to answer. For queries that every page sends and whose text does not depend on values: `build` is given placeholders,
 * which can be bound (`where(column, '=', value)`) and not read.
 *
 *     const bySlug = compiledQuery((db, slug: string) => shownCareers(db).where('slug', '=', slug));
 *     const [career] = await bySlug(db, 'thiet-ke-do-hoa');
 */
export function compiledQuery<Values extends readonly Bound[], Row>(
  build: (db: Database, ...values: Values) => Compilable<Row>,
): (db: Database, ...values: Values) => Promise<Row[]> {
  const known = new WeakMap<object, Compiled<Row>>();
  return async (db, ...values) => {
    // A transaction has that of its database.
    const { adapter } = db.getExecutor();
    let compiled = known.get(adapter);
    if (compiled === undefined) known.set(adapter, (compiled = compile(build, db, values.length)));
    const parameters = [...compiled.query.parameters];
    for (const [parameter, value] of compiled.bindings) parameters[parameter] = values[value];
    const { rows } = await db.executeQuery<Row>({ ...compiled.query, parameters });
    return rows;
  };
}

/** The same for a query that each of many things has of its own, as every content type has for its table: compiled once for each. */
export function compiledFor<Of extends object, Values extends readonly Bound[], Row>(
  build: (db: Database, of: Of, ...values: Values) => Compilable<Row>,
): (db: Database, of: Of, ...values: Values) => Promise<Row[]> {
  const queries = new WeakMap<Of, (db: Database, ...values: Values) => Promise<Row[]>>();
  return (db, of, ...values) => {
    let query = queries.get(of);
    if (query === undefined) queries.set(of, (query = compiledQuery((on, ...given: Values) => build(on, of, ...given))));
    return query(db, ...values);
  };
}

/** How many values a query about a list is given: it is compiled once for each of these numbers. */
const listSizes = [1, 8, 20, 64, 512] as const;

/**
 * The same for a query about a list of values, none of which is a row twice: it is given some of the list again where that is
 * shorter, and asked several times where it is longer. `given` are the values after the list.
 */
export function compiledListQuery<Value extends string | number, Given extends readonly (string | number)[], Row>(
  build: (db: Database, list: readonly Value[], ...given: Given) => Compilable<Row>,
): (db: Database, list: readonly Value[], ...given: Given) => Promise<Row[]> {
  const queries = listSizes.map((size) => ({
    size,
    ask: compiledQuery((db, ...values: (string | number)[]) =>
      build(db, values.slice(0, size) as Value[], ...(values.slice(size) as unknown as Given)),
    ),
  }));
  return async (db, list, ...given) => {
    const rows: Row[] = [];
    for (let start = 0; start < list.length;) {
      const left = list.length - start;
      const { size, ask } = queries.find((query) => query.size >= left) ?? queries.at(-1)!;
      const part = Array.from({ length: size }, (_, place) => list[start + (place % left)]!);
      rows.push(...(await ask(db, ...part, ...given)));
      start += size;
    }
    return rows;
  };
}

function compile<Values extends readonly Bound[], Row>(
  build: (db: Database, ...values: Values) => Compilable<Row>,
  db: Database,
  count: number,
): Compiled<Row> {
  const placeholders: unknown[] = Array.from({ length: count }, (_, value) => new Placeholder(value));
  const query = build(db, ...(placeholders as unknown as Values)).compile();
  const bindings = query.parameters.flatMap((parameter, index) =>
    parameter instanceof Placeholder ? [[index, parameter.value] as const] : [],
  );
  if (new Set(bindings.map(([, value]) => value)).size !== count) throw new Error(`A value is bound nowhere: ${query.sql}`);
  return { query, bindings };
}

/** Stands for a value while the query is built. */
class Placeholder {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }

  toString(): never {
    throw new Error('This value is only known when the query is executed.');
  }
}
