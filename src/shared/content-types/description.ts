import type { PictureMeta } from '#shared/answers/parts.ts';
import type { Field, FieldValue, ImageField } from '#shared/fields/index.ts';

/** The groups of the dashboard, in order. */
export const dashboardGroups = ['Đào tạo', 'Nghề nghiệp', 'Bài viết', 'Tuyển sinh'] as const;

export type DashboardGroup = (typeof dashboardGroups)[number];

/** What the form of a record keeps closed until it is wanted. */
export type FieldGroup = 'Tuyển sinh' | 'Dữ kiện' | 'Liên kết' | 'Tìm kiếm và chia sẻ' | 'Nâng cao';

export type Fields = Readonly<Record<string, Field>>;

/** The list screen and its call. */
export type ListDescription = {
  /** Fields, 'id', and values that the server computes, in order. */
  columns: readonly string[];
  /** Parameters that narrow the list: fields, and others for which the server's slots say what they mean. */
  filters: readonly string[];
  sorts: readonly string[];
  /** The columns in which the list looks for a `keyword`: the name, other names, codes. */
  searched: readonly string[];
  /** What the list screen asks for before the editor chose. */
  defaultFilter?: Readonly<Record<string, string>>;
};

/**
 * A content type, described once as plain data. Its table, input rules, administrator's calls, list
 * screen, form screen and page in the API document follow from it.
 */
export type Description<F extends Fields = Fields, L extends ListDescription = ListDescription> = {
  /** English noun of the code. */
  name: string;
  /** The part of every address of the back office and the API. */
  path: string;
  table: string;
  /** Vietnamese noun, lower case, that sentences are built with. */
  noun: string;
  /** The field that names a record to a person. */
  title: 'name' | 'title';
  /** Where the dashboard counts its records; null: nowhere. */
  dashboard: DashboardGroup | null;
  /**
   * Where the page of a record is: '/nganh-hoc/:nganh_hoc.group/:nganh_hoc/:slug'. What stands before its own slug are slugs of what
   * it hangs on, by the way there through the record as its administrator's call gives it. Absent where records have no page.
   */
  page?: string;
  /** Of records without a page: where another page tells of one, '/tuyen-sinh#moc-:id'. Absent where none does. */
  shownOn?: string;
  /** The page that lists its records, which is named after them. Absent where none does. */
  listPage?: string;
  /** Of records that come again each year by the same name: the field that says of which year one is, a number or a date. */
  yearIn?: string;
  /** Of records that are published with a time ahead: the field that holds the moment from which visitors see them. */
  appearsAt?: string;
  /** Of records that visitors see only with it: the field of their sections, which must not be empty. */
  shownWith?: string;
  /** Of records that lead to pages: what visitors see of one while its page is hidden. */
  leadsNowhere?: string;
  /** In the order of the form, which shows every field. */
  fields: F;
  /** Fields of the form's groups, where neither their kind nor their name says so. */
  groups?: { readonly [G in FieldGroup]?: readonly string[] };
  list: L;
};

type Name<F extends Fields> = keyof F & string;

/**
 * Holds a description to its own field names. What `columns` and `filters` name beyond its fields has to be
 * given by the content type on the server (`Slots`), where a misspelt name is a type error too.
 */
export function describeContentType<
  const F extends Fields,
  const L extends ListDescription & {
    sorts: readonly ('id' | Name<F>)[];
    searched: readonly Name<F>[];
    defaultFilter?: { readonly [K in Name<F>]?: string };
  },
  const Identity extends Omit<Description, 'title' | 'fields' | 'groups' | 'list'> & {
    title: Name<F> & ('name' | 'title');
    yearIn?: Name<F>;
    groups?: { readonly [G in FieldGroup]?: readonly Name<F>[] };
  },
>(description: Identity & { fields: F; list: L }): Identity & Description<F, L> {
  return description;
}

/** What the list of a description names that is no field of it: columns the server computes, filters on other tables. */
export type ComputedColumns<D extends Description> = Exclude<D['list']['columns'][number], keyof D['fields'] | 'id'>;
export type OwnFilters<D extends Description> = Exclude<D['list']['filters'][number], keyof D['fields'] | 'keyword'>;

type MetaOf<F extends Fields> = { [K in Name<F> as F[K] extends ImageField ? `${K}_meta` : never]: PictureMeta | null };

/** What every record carries beside its fields. Times are ISO 8601 in UTC. */
export type RecordMeta = { id: number; version: number; created_at: string; updated_at: string };

/** A record as the administrator's calls give it. */
export type Row<D extends Description> = RecordMeta & { -readonly [K in keyof D['fields']]: FieldValue<D['fields'][K]> } & MetaOf<
    D['fields']
  >;
