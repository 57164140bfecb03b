import { SqliteQueryCompiler } from 'kysely';

/**
 * Writes a value as `+?`, which is the same value. SQLite looks at the bare `?` of a comparison or a limit while it
 * plans, notes that the plan depends on it, and from then on plans anew each time a value is bound there, which takes
 * longer than most of our queries. It does not look behind the sign (`sqlite3ExprIsInteger` in its source). What a
 * plan should know of a value goes into the text of the query.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
