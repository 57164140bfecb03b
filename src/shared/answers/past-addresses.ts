import { z } from 'zod';
import { doer } from './journal.ts';
import { id, text } from './parts.ts';

/** Addresses at which records were found before. */

const at = z.iso.datetime();

/** The longest that is kept, in characters. */
export const maxAddress = 500;

/** One that leads to a record. */
export const pastAddress = z.object({
  place: text.describe("The path of the content type whose slug it was; '/' for a whole path."),
  name: text.describe('The slug, or the whole path with its query.'),
  address: text.describe('The same as a visitor would type it.'),
  also: z.array(text).describe('The same slug below what the record hung on, or that was called, before.'),
  taken: z.boolean().describe('Another record has this slug now or had it later, and comes first.'),
  created_at: at,
  by: doer,
});
export type PastAddress = z.infer<typeof pastAddress>;

export const pastAddressesMeta = z.object({
  address: text.describe("Where the record's page is now; '…' stands for what a hidden one leaves open."),
  also: z.array(text).describe('Where the page was with its slug of today.'),
});
export type PastAddressesMeta = z.infer<typeof pastAddressesMeta>;

/** The record that had a slug last and has another one by now, which its old address leads to. */
export const pastOwner = z.object({ id, title: text });
export type PastOwner = z.infer<typeof pastOwner>;

/** A whole path, with the record it leads to. */
export const typedAddress = z.object({
  name: text,
  resource: text.describe('The path of its content type.'),
  record_id: id,
  title: text.nullable().describe('Null: the record is deleted.'),
  created_at: at,
  by: doer,
});
export type TypedAddress = z.infer<typeof typedAddress>;

export const typedAddressesMeta = z.object({
  next: text.nullable().describe('To be sent as `after`; null at the end.'),
});

/** What an import does, or would do, with one line of its text. */
export const importedLine = z.object({
  line: z.int().describe('From 1.'),
  from: text,
  to: text,
  outcome: z.enum(['added', 'same', 'refused']).describe('`same`: it leads there already.'),
  reason: text.nullable().describe('Why it is refused.'),
  record: z.object({ resource: text, id, title: text }).nullable().describe('Where it leads.'),
});
export type ImportedLine = z.infer<typeof importedLine>;

export const importOutcome = z.object({
  dry_run: z.boolean(),
  added: z.int(),
  same: z.int(),
  refused: z.int(),
  lines: z.array(importedLine),
});
export type ImportOutcome = z.infer<typeof importOutcome>;
