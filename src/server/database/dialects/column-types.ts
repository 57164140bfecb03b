import type { ColumnDefinitionBuilder, Expression } from 'kysely';

/** What a migration has to spell differently per database, so that both behave alike. */
export type ColumnTypes = {
  idType: 'integer' | 'serial';
  id: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Text that sorts by bytes. */
  text: Expression<unknown>;
};
