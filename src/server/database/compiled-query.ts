import type { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

type Compilable<Row> = { compile: () => CompiledQuery<Row> };
type Asked<Row> = { query: CompiledQuery<Row>; places: readonly (readonly [place: number, value: number])[] };

/**
 * A query that is put together and written once per database: Kysely does both with each use, which takes as long as
 * SQLite takes to answer. For what every page asks, and nothing that depends on more than its values: `build` is
 * given stand-ins for them, which can be bound (`where(column, '=', value)`) and not looked into.
 *
 *     const bySlug = compiledQuery((db, slug: string) => shownCareers(db).where('slug', '=', slug));
 *     const [career] = await bySlug(db, 'thiet-ke-do-hoa');
 */
export function compiledQuery<Values extends readonly (string | number)[], Row>(
  build: (db: Database, ...values: Values) => Compilable<Row>,
): (db: Database, ...values: Values) => Promise<Row[]> {
  const known = new WeakMap<Database, Asked<Row>>();
  return async (db, ...values) => {
    let asked = known.get(db);
    if (asked === undefined) known.set(db, (asked = compile(build, db, values.length)));
    const parameters = [...asked.query.parameters];
    for (const [place, value] of asked.places) parameters[place] = values[value];
    const { rows } = await db.executeQuery<Row>({ ...asked.query, parameters });
    return rows;
  };
}

function compile<Values extends readonly (string | number)[], Row>(
  build: (db: Database, ...values: Values) => Compilable<Row>,
  db: Database,
  count: number,
): Asked<Row> {
  const standIns: unknown[] = Array.from({ length: count }, (_, value) => new StandIn(value));
  const query = build(db, ...(standIns as unknown as Values)).compile();
  const places = query.parameters.flatMap((parameter, place) =>
    parameter instanceof StandIn ? [[place, parameter.value] as const] : [],
  );
  if (new Set(places.map(([, value]) => value)).size !== count) throw new Error(`A value is bound nowhere: ${query.sql}`);
  return { query, places };
}

/** Stands for a value until there is one. */
class StandIn {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }

  toString(): never {
    throw new Error('This value is only known when the query is asked.');
  }
}
