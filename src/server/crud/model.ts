import type { Expression, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ComputedColumns, Description, OwnFilters } from '#shared/content-types/description.ts';
import type { Need } from '#shared/calls/call.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Doer, JournalEntry } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import type { Files } from '#server/media/files.ts';
import type { Faults, Stored, Values, Row, State } from './record.ts';
import type { ListAnswer, ListQuery } from './list-query.ts';
import type { Warned } from './warned.ts';

/** A content type as this folder is handed it: it knows none by name. */
export type RecordType = {
  description: Description;
  slots: AnySlots;
  /** The content types whose records refer to one of this type, each with the column that does. */
  children: readonly { type: RecordType; column: string }[];
  /** What its records belong to, and are hidden with; null where they stand beside each other. */
  parent: { type: RecordType; column: string } | null;
  /** The fields of other content types, and of this one, that list records of this type. */
  listedBy: readonly { type: RecordType; field: string }[];
  /** Whether visitors find its records at an address made of their slug. */
  hasPage: boolean;
  /** Whether that is at an address of its own, whose old ones are kept. */
  hasOwnAddress: boolean;
  /** What changing a record of it takes. */
  needs: Need;
};

export type RecordTypes = {
  all: readonly RecordType[];
  /** With the settings of the site: all whose changes the journal keeps. */
  journaled: readonly RecordType[];
  /** Throws for a path that no content type has. */
  at: (path: string) => RecordType;
  /** By the name that the journal calls it; undefined for one that nothing has. */
  named: (name: string) => RecordType | undefined;
};

/**
 * Refuses so many bytes more of what is kept, for an account; undefined: nobody's. In the transaction that adds them, so that
 * what is not kept is not counted. `soFar`: there will be more of them, and all are counted together in the end.
 */
export type Admit = (db: Database, bytes: number, by: number | undefined, soFar?: 'soFar') => Promise<void>;

/** What reading the records of all content types takes. */
export type ContentContext = { db: Database; types: RecordTypes };

/** What changing content takes, and who does it. */
export type WriteContext = ContentContext &
  Doer & {
    dialect: Dialect;
    files: Files;
    clock: () => Date;
    /** Told of what is worth a look in what is written; absent where nobody asks. */
    warned?: Warned;
    /** Absent where nothing is refused for want of room. */
    admit?: Admit | undefined;
  };

/** Content inside a transaction: what is changed through it is there altogether or not at all. */
export type Batch = WriteContext & {
  /** The database outside the transaction. */
  readonly root: Database;
  /** What is written into the journal, and listeners are told once the transaction is through. */
  readonly changes: JournalEntry[];
  /** To be called after each record that is changed: writes what has come together, as soon as it is much. Refuses as `admit` does. */
  readonly keepUp: () => Promise<void>;
  /** Work that must wait until everything else of the transaction is done, its journal too, and belongs to it. */
  readonly beforeCommit: (() => Promise<void>)[];
  /** Work that must wait until the transaction is through. */
  readonly afterCommit: (() => Promise<void>)[];
};

type Filter = (value: string | number, db: Database, now: Date) => Expression<SqlBool> | Promise<Expression<SqlBool>>;

/** Where one content type differs from the others. Each slot is a plain function; most content types fill few. */
export type AnySlots = {
  /** Where a record leads by what no field of addresses says: the columns that it is read from, and the address; null: nowhere. */
  leadsTo?: { columns: readonly string[]; field: string; address: (row: Readonly<Record<string, unknown>>) => string | null };
  /** Conditions of list filters that are no column of the table, by the key of the query. */
  filters?: Readonly<Record<string, Filter>>;
  /** Replaces the way a page of records is found. */
  listQuery?: (db: Database, query: ListQuery) => Promise<ListAnswer>;
  /** What `attach` adds, for the document of the API. */
  adds?: z.ZodRawShape;
  /** What `presentDetail` changes, for the document of the API. */
  detailAdds?: z.ZodRawShape;
  /** Adds to records what lies in other tables, in a number of queries that does not grow with theirs. */
  attach?: (db: Database, records: Stored[]) => Promise<Stored[]>;
  /** The last touch on a single record that is read by its own call. */
  presentDetail?: (record: Stored) => Stored;
  /** What the content type's own rules have against values that passed the rules of their fields. `before` is null on create. */
  faults?: (db: Database, values: Values, before: Stored | null, now: Date) => Promise<Faults>;
  /** What is worth a look in values that are written all the same. `before` is null on create. */
  warnings?: (values: Values, before: Stored | null) => Faults;
  /**
   * What the content type's own rules have against records that are changed at once, by id, where none of them breaks a rule alone;
   * those still to be made have negative ids. `mayYield` lets other work of the process have its turn.
   */
  faultsTogether?: (
    db: Database,
    values: ReadonlyMap<number, Values>,
    mayYield: () => Promise<void>,
  ) => Promise<ReadonlyMap<number, Faults>>;
  /** What a new record holds in fields that it is not given, where that is not what their kinds begin with. */
  firstValues?: (db: Database, given: Values) => Promise<Values>;
  /** Last word on what is written: returns the values to write. `before` is the record as it stands, null on create. */
  beforeSave?: (batch: Batch, values: Values, before: Stored | null) => Promise<Values>;
  /** Of types whose records are copied many at once: what a copy holds that its record does not. */
  copied?: (record: Stored) => Values;
  /** Whether such a copy was made before: then no second one is. */
  isCopied?: (db: Database, copy: Values) => Promise<boolean>;
  /** Of a deleted record that is written again: the columns that are no fields, as far as what they lead to is still there. */
  ownColumns?: (db: Database, state: State) => Promise<Readonly<Record<string, string | number | null>>>;
  /** The columns by which visitors would see a record now, where its visibility alone does not make it so. */
  shownNow?: (row: Row, now: Date) => Row;
  /** The moment, ISO 8601, before which visitors do not see it all the same. */
  shownFrom?: (row: Row) => string | null;
};

/** The same for one description: what its list names beyond its fields has to be given here. */
export type Slots<D extends Description> = AnySlots &
  ([OwnFilters<D>] extends [never] ? unknown : { filters: Readonly<Record<OwnFilters<D>, Filter>> }) &
  ([ComputedColumns<D>] extends [never] ? unknown : { adds: Readonly<Record<ComputedColumns<D>, z.ZodType>> });
