import { isRecord } from '#shared/formats/json.ts';

/** What was typed into a form and not saved. */
export type Draft = {
  /** Of this draft alone: two tabs with the same form keep two drafts. */
  key: string;
  /** The form, such as 'vi-tri:12' or 'vi-tri:new'. */
  form: string;
  /** ISO 8601 */
  savedAt: string;
  /** What a person knows the record by; may be empty. */
  title: string;
  /** The version of the record that was being edited; null for a new one. */
  version: number | null;
  /** Changed fields only, as JSON. */
  values: Record<string, unknown>;
  /** The same fields of the record as they were before; null for a new record, and in drafts of earlier programs. */
  base: Record<string, unknown> | null;
  /**
   * Of a new record that was sent, and of which nobody knows whether it arrived: its values then, and when that was by the clock
   * of the server, in milliseconds; null of all others.
   */
  sent?: { values: Record<string, unknown>; at: number } | null;
  /** The database of the record; null in drafts of earlier programs. */
  database: string | null;
};

export const draftPrefix = 'ban-nhap:';
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Whether nobody has come back in a month to what was kept at this moment, ISO 8601; so is what is no moment. */
export const isTooOld = (moment: string): boolean => !(Date.now() - Date.parse(moment) <= maxAge);

export const newDraftKey = (form: string): string =>
  `${draftPrefix}${form}:${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** 'ban-nhap:vi-tri:12:x7' is of the form 'vi-tri:12'. */
const formOf = (key: string): string => key.slice(draftPrefix.length, key.lastIndexOf(':'));

/** A draft as a store gives it back; null for what is none, and for what nobody came back to in a month. */
export function readDraft(key: string, stored: unknown): Draft | null {
  if (!isRecord(stored) || !isRecord(stored['values']) || !key.startsWith(draftPrefix)) return null;
  const { savedAt, title, version, values, base, sent, database } = stored;
  if (typeof savedAt !== 'string' || isTooOld(savedAt)) return null;
  return {
    key,
    form: formOf(key),
    savedAt,
    title: typeof title === 'string' ? title : '',
    version: typeof version === 'number' ? version : null,
    values,
    base: isRecord(base) ? base : null,
    sent: isRecord(sent) && isRecord(sent['values']) ? { values: sent['values'], at: Number(sent['at']) || 0 } : null,
    database: typeof database === 'string' ? database : null,
  };
}

/**
 * Whether a draft may be offered for the records of a database. After a backup was restored, the number of a record may have
 * become that of another one; what was typed for a new record belongs to none.
 */
export const belongsTo = ({ form, database }: Pick<Draft, 'form' | 'database'>, here: string | null): boolean =>
  database === null || here === null || database === here || form.endsWith(':new');
