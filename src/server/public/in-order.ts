import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** Puts rows in the order of the site: by the places of what these tables hold, one within the other. */
export const inOrder =
  (...tables: (keyof Schema)[]) =>
  <DB, Table extends keyof DB, Row>(query: SelectQueryBuilder<DB, Table, Row>) =>
    tables.reduce((ordered, table) => ordered.orderBy(sql.ref(`${table}.order`)).orderBy(sql.ref(`${table}.id`)), query);
