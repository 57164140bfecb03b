import { isRecord } from '#shared/rules/is-record.ts';

/** What was typed into a form and not saved. */
export type Draft = {
  /** Of this draft alone: two tabs with the same form keep two drafts. */
  key: string;
  /** The form, such as 'vi-tri:12' or 'vi-tri:new'. */
  form: string;
  /** ISO 8601 */
  savedAt: string;
  /** The version of the record that was being edited; null for a new one. */
  version: number | null;
  /** Changed fields only, as JSON. */
  values: Record<string, unknown>;
};

const prefix = 'ban-nhap:';
const maxAge = 30 * 24 * 60 * 60 * 1000;

export const newDraftKey = (form: string): string =>
  `${prefix}${form}:${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** The drafts of one form, newest first. Those nobody came back to in a month are dropped. */
export function readDrafts(form: string): Draft[] {
  const drafts: Draft[] = [];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(`${prefix}${form}:`)) continue;
    const draft = parse(localStorage.getItem(key));
    if (draft === null || Date.now() - Date.parse(draft.savedAt) > maxAge) localStorage.removeItem(key);
    else drafts.push({ ...draft, key, form });
  }
  return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** False when the browser has no room left. */
export function writeDraft({ key, ...rest }: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(rest));
    return true;
  } catch {
    return false;
  }
}

/** Of all forms, whoever typed them. */
export const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

const resumeKey = 'ban-nhap-dang-do';

export function removeDraft(key: string): void {
  localStorage.removeItem(key);
  if (sessionStorage.getItem(resumeKey) === key) sessionStorage.removeItem(resumeKey);
}

/** Notes, for this tab alone, which draft goes on by itself once the editor has signed in again. */
export const resumeLater = (key: string): void => sessionStorage.setItem(resumeKey, key);

export const findResumed = (drafts: readonly Draft[]): Draft | null =>
  drafts.find(({ key }) => key === sessionStorage.getItem(resumeKey)) ?? null;

function parse(text: string | null): Omit<Draft, 'key' | 'form'> | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (!isRecord(value) || !isRecord(value['values'])) return null;
  const { savedAt, version, values } = value;
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return null;
  return { savedAt, version: typeof version === 'number' ? version : null, values };
}
