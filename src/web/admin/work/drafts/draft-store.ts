import { inStore } from './draft-database.ts';
import { removeAllDraftFiles, removeDraftFiles } from './draft-files.ts';
import { heldDrafts } from './draft-owner.ts';
import { type Draft, draftPrefix, readDraft } from './draft.ts';
import {
  dropRemoval,
  notedRemovals,
  noteRemoval,
  readLastMoment,
  removeAllAtOnce,
  removeAtOnce,
  removeCopy,
  writeAtOnce,
} from './last-moment.ts';

/** The moment up to which all drafts of this browser were thrown away, ISO 8601. */
const forgottenKey = 'nhap-da-xoa';

function forgottenUntil(): string {
  const moment = localStorage.getItem(forgottenKey) ?? '';
  // A clock that was put back must not make every draft look forgotten.
  return moment > new Date().toISOString() ? '' : moment;
}

/**
 * Keeps it in IndexedDB or, where that is refused, in localStorage; false when the browser has no room left. `isWanted`: asked
 * once IndexedDB has refused, which takes a moment.
 */
export async function writeDraft(draft: Draft, isWanted: () => boolean): Promise<boolean> {
  const { key, form: _form, ...rest } = draft;
  dropRemoval(key);
  const written = await inStore('texts', 'readwrite', (store) => store.put(rest, key));
  if (!written.ok) return !isWanted() || writeAtOnce(draft);
  removeCopy(draft);
  return true;
}

const ofForms = () => IDBKeyRange.bound(draftPrefix, `${draftPrefix}\uffff`);

/** Every draft of this browser, newest first, whoever typed it. Those nobody came back to in a month are dropped. */
export async function readDrafts(): Promise<Draft[]> {
  const found = new Map<string, Draft>();
  const until = forgottenUntil();
  const removed = new Set(notedRemovals());
  let keys: IDBRequest<IDBValidKey[]> | undefined;
  const kept = await inStore<unknown[]>('texts', 'readonly', (store) => {
    keys = store.getAllKeys(ofForms());
    return store.getAll(ofForms());
  });
  if (kept.ok) {
    for (const [index, key] of (keys?.result ?? []).entries()) {
      if (removed.has(String(key))) continue;
      const draft = readDraft(String(key), kept.value[index]);
      if (draft !== null && draft.savedAt > until) found.set(draft.key, draft);
      else void removeDraft(String(key));
    }
  }
  for (const draft of readLastMoment()) {
    if (draft.savedAt <= until) removeAtOnce(draft.key);
    else if ((found.get(draft.key)?.savedAt ?? '') <= draft.savedAt) found.set(draft.key, draft);
  }
  return [...found.values()].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/**
 * Moves what was written at a last moment into IndexedDB, and what earlier programs left in localStorage; takes out what a page
 * was closed too early to remove.
 */
export async function gatherDrafts(): Promise<void> {
  const removals = notedRemovals();
  if (removals.length > 0) {
    const held = await heldDrafts();
    // The form that holds one may write it again.
    for (const key of removals) if (!held.has(key)) void removeDraft(key);
  }
  for (const draft of readLastMoment()) {
    const { key, form: _form, ...rest } = draft;
    const moved = await inStore<unknown>('texts', 'readwrite', (store) => {
      const known = store.get(key);
      known.addEventListener('success', () => {
        const there = readDraft(key, known.result);
        if (there === null || there.savedAt < draft.savedAt) store.put(rest, key);
      });
      return known;
    });
    if (moved.ok) removeCopy(draft);
  }
}

/** How long a browser that does not answer is waited for, in milliseconds. */
const patience = 1_000;

/** Whether this browser keeps any, whoever typed it; true as well where it does not say. */
export function hasDrafts(): Promise<boolean> {
  const unknown = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), patience));
  return Promise.race([readDrafts().then((drafts) => drafts.length > 0), unknown]);
}

const resumeKey = 'ban-nhap-dang-do';

/** Takes a draft with its files out of the browser; where the page is closed meanwhile, the next look does. */
export async function removeDraft(key: string): Promise<void> {
  removeAtOnce(key);
  noteRemoval(key);
  if (sessionStorage.getItem(resumeKey) === key) sessionStorage.removeItem(resumeKey);
  const [texts] = await Promise.all([inStore('texts', 'readwrite', (store) => store.delete(key)), removeDraftFiles(key)]);
  if (texts.ok) dropRemoval(key);
}

/** Removes all drafts. What a page that is closed too early leaves behind is not offered again, and goes with the next look. */
export function removeAllDrafts(): void {
  removeAllAtOnce();
  sessionStorage.removeItem(resumeKey);
  try {
    localStorage.setItem(forgottenKey, new Date().toISOString());
  } catch {
    // No room: what follows removes them all the same.
  }
  void inStore('texts', 'readwrite', (store) => store.clear());
  void removeAllDraftFiles();
}

/** Calls `listener` when another tab of this browser removes all drafts. */
export function onForgotten(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === forgottenKey && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Notes, for this tab alone, which draft goes on by itself once the editor has signed in again. */
export const resumeLater = (key: string): void => sessionStorage.setItem(resumeKey, key);

export const findResumed = (drafts: readonly Draft[]): Draft | null =>
  drafts.find(({ key }) => key === sessionStorage.getItem(resumeKey)) ?? null;
