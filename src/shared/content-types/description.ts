import type { Field, FieldValue, ImageField } from '#shared/fields/index.ts';
import type { PictureMeta } from '#shared/rules/picture-set.ts';

export type Fields = Readonly<Record<string, Field>>;

/**
 * A content type, described once as plain data. Its table, input rules, administrator's calls, list
 * screen, form screen and page in the API document follow from it.
 */
export type Description<F extends Fields = Fields> = {
  /** English noun of the code. */
  name: string;
  /** The part of every address of the back office and the API. */
  path: string;
  table: string;
  /** Vietnamese noun, lower case, that sentences are built with. */
  noun: string;
  /** The field that names a record to a person. */
  title: 'name' | 'title';
  fields: F;
  list: {
    /** Fields, and references by the name of what they lead to, in order. */
    columns: readonly string[];
    /** Keys of the query that narrow the list; each is a field of this or of a parent resource. */
    filters: readonly string[];
    sorts: readonly string[];
    /** What the list screen asks for before the editor chose. */
    defaultFilter?: Readonly<Record<string, string>>;
  };
  /** The fields of the form, in order. */
  form: readonly string[];
};

/** Holds the description to its own field names; the value is the description itself. */
export function describeContentType<const F extends Fields>(
  resource: Description<F> & { form: readonly (keyof F & string)[] },
): Description<F> {
  return resource;
}

type MetaOf<F extends Fields> = { [K in keyof F & string as F[K] extends ImageField ? `${K}_meta` : never]: PictureMeta | null };

/** What every record carries beside its fields. Times are ISO 8601 in UTC. */
export type Kept = { id: number; version: number; created_at: string; updated_at: string };

/** A record as the administrator's calls give it. */
export type Row<R extends Description> = Kept & { -readonly [K in keyof R['fields']]: FieldValue<R['fields'][K]> } & MetaOf<
    R['fields']
  >;

/** What a create takes: required fields and any others. Pictures come as files, not as fields. */
export type Input<R extends Description> = {
  [K in keyof R['fields'] as R['fields'][K] extends { required: true } ? K : never]: FieldValue<R['fields'][K]>;
} & {
  [K in keyof R['fields'] as R['fields'][K] extends { required: true } | ImageField ? never : K]?: FieldValue<R['fields'][K]>;
};
