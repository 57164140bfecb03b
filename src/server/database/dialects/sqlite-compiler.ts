import { SqliteQueryCompiler } from 'kysely';

/**
 * Writes a parameter as `+?`, which has the same value. While it plans, SQLite reads the value behind a bare `?` in a
 * comparison or a limit, and from then on plans the statement again whenever another value is bound there, which takes
 * longer than most queries. It does not read the value behind a sign (`sqlite3ExprIsInteger` in its source). A value that
 * the plan should depend on is written into the text of the query.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}
