import { type Draft, draftPrefix, isTooOld, readDraft } from './draft.ts';

/**
 * Drafts in localStorage, where they can be written while a page is being closed: nothing waits for IndexedDB then. They lie
 * here until IndexedDB has them; earlier programs left all of theirs here.
 */

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix));

/** False when the browser has no room left. */
export function writeAtOnce({ key, form: _form, ...rest }: Draft): boolean {
  dropRemoval(key);
  try {
    localStorage.setItem(key, JSON.stringify(rest));
    return true;
  } catch {
    return false;
  }
}

/** What is no draft, or too old, is removed. */
export function readLastMoment(): Draft[] {
  return keys().flatMap((key) => {
    const draft = readDraft(key, parse(localStorage.getItem(key)));
    if (draft === null) localStorage.removeItem(key);
    return draft ?? [];
  });
}

/** Takes the copy of this moment away, unless a later one was written meanwhile. */
export function removeCopy({ key, savedAt }: Pick<Draft, 'key' | 'savedAt'>): void {
  const copy = readDraft(key, parse(localStorage.getItem(key)));
  if (copy === null || copy.savedAt <= savedAt) localStorage.removeItem(key);
}

const removedPrefix = 'nhap-da-bo:';

/** Notes that a draft is to go, for IndexedDB to be told again where the page was gone before that had done it. */
export function noteRemoval(key: string): void {
  const note = removedPrefix + key;
  try {
    // Tried again, it grows old all the same.
    if (localStorage.getItem(note) === null) localStorage.setItem(note, new Date().toISOString());
  } catch {
    // No room: then it goes if the page stays.
  }
}

/** Told once the draft is gone, or written anew. */
export const dropRemoval = (key: string): void => localStorage.removeItem(removedPrefix + key);

/** The keys of drafts whose removal nobody has seen through, as long as these would be there. */
export function notedRemovals(): string[] {
  const noted = Object.keys(localStorage).filter((key) => key.startsWith(removedPrefix));
  const old = new Set(noted.filter((note) => isTooOld(localStorage.getItem(note) ?? '')));
  for (const note of old) localStorage.removeItem(note);
  return noted.flatMap((note) => (old.has(note) ? [] : [note.slice(removedPrefix.length)]));
}

export const removeAtOnce = (key: string): void => localStorage.removeItem(key);

export function removeAllAtOnce(): void {
  for (const key of keys()) localStorage.removeItem(key);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
