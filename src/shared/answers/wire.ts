import { z } from 'zod';

/** The envelope every answer of the API comes in. */

export const listMeta = z.object({
  current_page: z.int(),
  last_page: z.int().min(1),
  per_page: z.int(),
  total: z.int(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** What one record is answered with when it was asked for by a slug that it had before. */
export const movedMeta = z.object({
  redirected_from: z.string().describe('The slug that was asked for; the record has another one now.'),
});
export type MovedMeta = z.infer<typeof movedMeta>;

/** What was saved and is worth a look, by field. Where many records are written, a name says which: `changes.3.ma_nganh`, `rows.12.ma_nganh`. */
export const warnings = z.record(z.string(), z.array(z.string()));
export type Warnings = z.infer<typeof warnings>;

export type Success<Data, Meta = ListMeta> = {
  success: true;
  data: Data;
  message?: string;
  meta?: Meta;
  /** Present on a write that saved something worth a look. */
  warnings?: Warnings;
};

export type Failure = {
  success: false;
  message: string;
  /** Why a call is refused with 403; the token stays good. */
  code?: 'forbidden' | 'must_change_password' | 'second_factor_needed' | 'proof_needed';
  /** By field, nested ones named `content.0.title`. */
  errors?: Record<string, string[]>;
  /** Present on an unexpected error, so that a report can be matched with the log. */
  request_id?: string;
  /** Present on a stale save: the record as it stands now. */
  data?: unknown;
};

export type Answer<Data, Meta = ListMeta> = Success<Data, Meta> | Failure;
