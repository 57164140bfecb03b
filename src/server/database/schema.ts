import type { Generated, Kysely } from 'kysely';
import type { EnquiryMail, Role, SecurityEventKind } from '#shared/answers/accounts.ts';
import type { EnquiryState } from '#shared/answers/enquiries.ts';
import type { LinkKind, LinkReason } from '#shared/answers/links.ts';
import type { Field, FieldValue } from '#shared/fields/index.ts';
import type { Fields, Description } from '#shared/content-types/description.ts';
import type { descriptions } from '#shared/content-types/index.ts';
import type { siteSettings } from '#shared/settings/site.ts';

/** The type of a field's column: lists are JSON text, flags 1 or 0. */
type Column<F extends Field> = F extends { kind: 'tags' | 'choices' | 'references' | 'sections' | 'table' }
  ? string
  : F extends { kind: 'flag' }
    ? number
    : FieldValue<F>;

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

/** Which record a row is about. `resource` is the name of its content type. */
type RecordKey = { resource: string; record_id: number };

/**
 * A change. `data` is the record as JSON as the change left it, or as it was when it was deleted (see journal.ts); null where
 * there is none any more. `changed` is a JSON list of fields. `batch` is the number of the first row of the same transaction.
 */
type JournalRow = RecordKey & {
  seq: number;
  at: string;
  action: string;
  by: number | null;
  address: string | null;
  batch: number | null;
  version: number | null;
  title: string | null;
  changed: string | null;
  data: string | null;
  /** 1 for a change that leaves all answers to visitors as they were, null for all others, which an index of their own holds. */
  unseen: number | null;
  /**
   * What its transaction has changed (`Touched`), in the first of its rows that visitors may see; empty in its others, null where
   * nobody knows.
   */
  touched: string | null;
};

export type Schema = ContentTables & {
  /** What editors say of the school: one row, or none. */
  cai_dat: TableOf<typeof siteSettings>;
  /** What happened to content, in order, by whichever instance (see journal.ts). */
  journal: JournalRow;
  /** What a row of the journal was about beside its record, as JSON (`JournalNote`); behind long records SQLite would read through them. */
  journal_note: { seq: number; note: string };
  /** The pictures that a row of the journal names, by the address of the largest. */
  journal_picture: { path: string; seq: number };
  /** What an account has typed into the form of a new record and goes on with later, as JSON that only forms read; and the pictures it names. */
  set_aside: { id: Generated<number>; admin_id: number; resource: string; title: string; typed: string; updated_at: string };
  set_aside_picture: { set_aside_id: number; path: string };
  /**
   * The references of records, one row for each: what the column `field` of the record holds as a list, for the way back.
   * `resource` and `target` are names of content types; `place` counts from 0. Written with the column (see crud/references.ts).
   * Of sections it names their pictures: `target` is 'picture', `place` their order by id.
   */
  record_link: RecordKey & { field: string; place: number; target: string; target_id: number };
  /**
   * Stored pictures, by the address of the largest; `widths` is a JSON list, `bytes` of all files together, null where nobody
   * has counted them. A picture without a row is one of a save under way, or older than the rows.
   */
  picture: {
    id: Generated<number>;
    path: string;
    version: Generated<number>;
    created_by: number | null;
    updated_at: string;
    updated_by: number | null;
    sort_name: string;
    /** What its file was called, unless an editor changed it. */
    name: string;
    /** What it shows; empty: it is decoration. */
    alt: Generated<string>;
    /** The point that crops keep, in per cent; null: the middle. */
    focus_x: number | null;
    focus_y: number | null;
    /** 'used': stays while something names it; 'kept': until somebody deletes it; 'deleted': for a while. */
    state: Generated<string>;
    width: number;
    height: number;
    color: string;
    widths: string;
    bytes: number | null;
    created_at: string;
  };
  /**
   * Where records were found before. `place` is the path of a content type, whose slug `name` was, or '/' for a whole path of
   * this site. A record that has the slug now comes first, then whoever has the highest `number`.
   */
  past_address: RecordKey & { place: string; name: string; number: number; created_at: string; created_by: number | null };
  /** Addresses that show one record before visitors may see it. */
  preview_link: RecordKey & { token_hash: string; created_at: string; created_by: number | null; expires_at: string };
  /** One row: what tells this database from every other one (see database-id.ts). */
  database_id: { id: string };
  /**
   * What spreadsheets would change, until it is written or forgotten. `pictures` is JSON (`Plan['pictures']` as a list), `plan`
   * the whole (see sheets/stored-plan.ts), `weight` its characters before compression.
   */
  sheet_plan: {
    id: string;
    account_id: number;
    resource: string;
    file: string;
    made_at: string;
    expires_at: string;
    weight: number;
    state: string;
    batch: number | null;
    message: string | null;
    pictures: string;
    plan: string;
  };
  /** Work that one instance at a time does, and until when nobody else begins it. */
  turn: { work: string; until: string };
  /**
   * Links that the last check found wrong, by the hash of their address as it is written. `target`: 'vi-tri:12', a hidden record
   * that an own link leads to. `confirmed` is 0 while it failed in one nightly check only; `more_places` counts those that have no row.
   */
  link_problem: {
    id: Generated<number>;
    address_hash: string;
    kind: LinkKind;
    reason: LinkReason;
    status: number | null;
    target: string | null;
    first_at: string;
    checked_at: string;
    fails: number;
    confirmed: number;
    more_places: number;
    address: string;
    new_address: string | null;
  };
  /** Where such a link stands: the path of a content type, a record, and its field. */
  link_place: RecordKey & { link_id: number; place: number; field: string };
  /** One row: the check that is under way, or the last one. `told_at`: when one ended last that said something of other sites. */
  link_check: {
    id: number;
    started_at: string;
    ended_at: string | null;
    told_at: string | null;
    by_hand: number;
    outcome: string | null;
    total: number;
    done: number;
    is_complete: number;
  };
  /** What visitors searched for on a day of Vietnam, folded: the results of the last time, and how often. */
  search_count: { day: string; text: string; results: number; times: number };
  /**
   * Pictures that no record leads to and none may lead to again: their files may be removed at any time. `files` is a JSON
   * list of their names, `removed_at` is null until they are gone.
   */
  removed_picture: { name: string; files: string; removed_at: string | null };
  /** Accounts of the back office. Flags are 0 or 1. */
  admin: {
    id: Generated<number>;
    email: string;
    name: string;
    password_hash: string;
    created_at: string;
    role: Generated<Role>;
    locked: Generated<number>;
    must_change_password: Generated<number>;
    signed_in_at: string | null;
    /** Base32; null: signing in asks for no code. */
    totp_secret: string | null;
    /** A secret that was shown and is not yet confirmed by a code. */
    totp_offered: string | null;
    /** The half minute of the last code that was taken: none is taken twice. */
    totp_step: number | null;
    /** The hash of the token that may still do without a second factor where one is a duty; empty when none may any more. */
    grace_session: string | null;
    /** In bytes: what it has added to what is kept, on which day in Vietnam. */
    added_bytes: Generated<number>;
    added_day: string | null;
    /** The last security event that its owner has seen. */
    told_event: number | null;
    /** Of Biên tập: whether enquiries may be read. */
    inbox: Generated<number>;
    /** When mail tells of new enquiries: 'none', 'at_once' or 'morning'. */
    enquiry_mail: Generated<EnquiryMail>;
  };
  recovery_code: { admin_id: number; code_hash: string };
  /** Where an account signed in from before, and, of `is_browser`, with which browsers. */
  known_network: { admin_id: number; network_hash: string; used_at: string; is_browser: Generated<number> };
  sign_in_try: { id: Generated<number>; key: string; tried_at: string };
  session: {
    token_hash: string;
    admin_id: number;
    created_at: string;
    used_at: string;
    expires_at: string;
    device: string | null;
    network: string | null;
    /** When the password was given again; null: when signing in. */
    proven_at: string | null;
  };
  /** One row, once somebody has changed what is usual. */
  account_rule: { id: number; idle_hours: number; admins_need_second_factor: number };
  /**
   * What families ask, each sealed by a key of its own (see enquiries/README.md). `contact_hash` and `like_hash` are keyed hashes, of
   * whom to answer and of the letters of the question; `box` holds both; `page` is the path it was asked on.
   */
  enquiry: {
    id: Generated<number>;
    number: string;
    version: Generated<number>;
    received_at: string;
    state: EnquiryState;
    state_at: string;
    admin_id: number | null;
    call_back_on: string | null;
    page: string | null;
    last_word_at: string;
    contact_hash: string;
    like_hash: string;
    times: Generated<number>;
    wrapped_key: string;
    box: string;
  };
  enquiry_note: {
    id: Generated<number>;
    enquiry_id: number;
    at: string;
    admin_id: number | null;
    kind: 'note' | 'answer';
    box: string;
  };
  /** Challenges that were solved and taken, until they expire: none is taken twice. */
  enquiry_proof: { challenge: string; expires_at: string };
  /** How many came since `began_at`, at most an hour ago: from a network (a keyed hash), of like texts, from the whole site. */
  enquiry_pace: { key: string; began_at: string; count: number };
  /** One row: how many enquiries are kept, how many of these are suspected, and how many of those were removed to make room. */
  enquiry_tally: { id: number; kept: number; spam: number; dropped: number };
  /** One row: by which DATA_KEY the enquiries are sealed, as a keyed hash that tells nothing of it. */
  data_key: { id: number; check_hash: string };
  /** Mail that waits, or was given up. `data` is JSON that holds numbers and times, nobody's words; the address is the account's. */
  mail: {
    id: Generated<number>;
    kind: string;
    admin_id: number;
    data: string;
    made_at: string;
    try_at: string | null;
    tries: Generated<number>;
    fault: string | null;
  };
  /** Links in mail that work once. */
  mail_link: { token_hash: string; admin_id: number; kind: string; expires_at: string };
  security_event: {
    id: Generated<number>;
    at: string;
    kind: SecurityEventKind;
    admin_id: number | null;
    email: string | null;
    network: string | null;
    detail: string | null;
    times: Generated<number>;
    merge_key: string | null;
    /** 1: the owner of the account is told of it. */
    for_owner: number | null;
  };
};

export type Database = Kysely<Schema>;
