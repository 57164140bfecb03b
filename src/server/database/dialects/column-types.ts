import type { ColumnDefinitionBuilder, Expression } from 'kysely';

/** What a migration spells differently per dialect, so that both databases behave alike. */
export type ColumnTypes = {
  idType: 'integer' | 'serial';
  id: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Text that sorts by bytes. */
  text: Expression<unknown>;
};
