import { setAsideParameter } from '#shared/admin-paths.ts';
import { isRecord } from '#shared/formats/json.ts';

/** What was typed into a form and not saved. */
export type Draft = {
  /** Of this draft alone: two tabs with the same form keep two drafts. */
  key: string;
  /** The form, such as 'vi-tri:12', 'vi-tri:new' or 'vi-tri:lam-tiep-3'. */
  form: string;
  /** ISO 8601 */
  savedAt: string;
  /** What a person knows the record by, of a new one without a name the first words typed; may be empty. */
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

/** The form in which one goes on with what was set aside under this number. */
export const asideForm = (path: string, id: number): string => `${path}:${setAsideParameter}-${id}`;

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

/** All that was typed or chosen in a value of an input; what tells its items apart, and ticks within it, say nothing by themselves. */
const saidIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(saidIn);
  if (!isRecord(value)) return [String(value ?? '').trim()].filter((text) => text !== '');
  return Object.entries(value).flatMap(([name, part]) => (name === 'key' || typeof part === 'boolean' ? [] : saidIn(part)));
};

/** Whether all that a draft holds stands, field by field, in one of these; a text also within a longer one. */
export const standsIn = (values: Draft['values'], all: readonly Draft['values'][]): boolean =>
  Object.entries(values).every(([name, value]) => {
    const said = all.flatMap((each) => saidIn(each[name]));
    return saidIn(value).every((text) => said.some((other) => other.includes(text)));
  });
