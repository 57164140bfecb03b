/** The envelope every answer of the API comes in. */

export type ListMeta = { current_page: number; last_page: number; per_page: number; total: number };

export type Success<Data> = { success: true; data: Data; message?: string; meta?: ListMeta };

export type Failure = {
  success: false;
  message: string;
  /** By field, nested ones named `content.0.title`. */
  errors?: Record<string, string[]>;
  /** Present on an unexpected error, so that a report can be matched with the log. */
  request_id?: string;
  /** Present on a stale save: the record as it stands now. */
  data?: unknown;
};

export type Answer<Data> = Success<Data> | Failure;

export const defaultPageSize = 10;
export const pageSizes = [5, 10, 20, 50, 100] as const;
export const maxPageSize = 100;
