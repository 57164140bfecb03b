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

export const failure = z.object({
  success: z.literal(false),
  message: z.string().describe('A Vietnamese sentence for whoever sits at the screen.'),
  code: z
    .enum(['forbidden', 'must_change_password', 'second_factor_needed', 'proof_needed'])
    .exactOptional()
    .describe('With 403.'),
  errors: z.record(z.string(), z.array(z.string())).exactOptional().describe('By field, nested ones named `content.0.title`.'),
  /** So that a report of an unexpected error can be matched with the log. */
  request_id: z.string().exactOptional(),
  data: z.unknown().exactOptional().describe('On a stale save: the record as it stands.'),
});
export type Failure = z.infer<typeof failure>;

export type Answer<Data, Meta = ListMeta> = Success<Data, Meta> | Failure;
