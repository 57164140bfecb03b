import { expressionBuilder } from 'kysely';
import type { Schema } from './schema.ts';

type Table = 'journal' | 'past_address' | 'preview_link';

const row = expressionBuilder<Schema, Table>();

/** Rows of a table that are about one record; `resource` is the name of its content type. */
export const isAbout = (table: Table, resource: string, id: number) =>
  row.and([row(`${table}.resource`, '=', resource), row(`${table}.record_id`, '=', id)]);
