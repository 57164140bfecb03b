import type { Generated, Kysely } from 'kysely';
import type { Field, FieldValue } from '#shared/fields/index.ts';
import type { Fields, Description } from '#shared/content-types/description.ts';
import type { descriptions } from '#shared/content-types/index.ts';

/** The type of a field's column: lists and sections are JSON text. */
type Column<F extends Field> = F extends { kind: 'tags' | 'sections' } ? string : FieldValue<F>;

type MetaColumns<F extends Fields> = {
  [K in keyof F & string as F[K] extends { kind: 'image' } ? `${K}_meta` : never]: string | null;
};

/** The table of a description. `updated_by` is the administrator of the last save, `sort_name` is the name in dictionary order (see rules/sort-key). */
export type TableOf<R extends Description> = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  updated_by: number | null;
  sort_name: string;
} & { -readonly [K in keyof R['fields']]: Column<R['fields'][K]> } & MetaColumns<R['fields']>;

/** Columns of one table that are no fields: nobody types them. */
type OwnColumns = { bai_viet: { author_id: number | null } };

type ContentTables = {
  [D in (typeof descriptions)[number] as D['table']]: TableOf<D> &
    (D['table'] extends keyof OwnColumns ? OwnColumns[D['table']] : unknown);
};

export type Schema = ContentTables & {
  /** What happened to content, in order, by whichever instance (see journal.ts). */
  journal: { seq: number; at: string; resource: string; record_id: number; action: string };
  /** What visitors searched for on a day of Vietnam, folded: the results of the last time, and how often. */
  search_count: { day: string; text: string; results: number; times: number };
  /**
   * Pictures that no record leads to and none may lead to again: their files may be removed at any time. `files` is a JSON
   * list of their names, `removed_at` is null until they are gone.
   */
  removed_picture: { name: string; files: string; removed_at: string | null };
  admin: { id: Generated<number>; email: string; name: string; password_hash: string; created_at: string };
  sign_in_try: { id: Generated<number>; key: string; tried_at: string };
  session: { token_hash: string; admin_id: number; created_at: string; used_at: string; expires_at: string };
};

export type Database = Kysely<Schema>;
