import type { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

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
export function compiledQuery<Values extends readonly (string | number)[], Row>(
  build: (db: Database, ...values: Values) => Compilable<Row>,
): (db: Database, ...values: Values) => Promise<Row[]> {
  const compiledFor = new WeakMap<Database, Compiled<Row>>();
  return async (db, ...values) => {
    let compiled = compiledFor.get(db);
    if (compiled === undefined) compiledFor.set(db, (compiled = compile(build, db, values.length)));
    const parameters = [...compiled.query.parameters];
    for (const [parameter, value] of compiled.bindings) parameters[parameter] = values[value];
    const { rows } = await db.executeQuery<Row>({ ...compiled.query, parameters });
    return rows;
  };
}

function compile<Values extends readonly (string | number)[], Row>(
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
