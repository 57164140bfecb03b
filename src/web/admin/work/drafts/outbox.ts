import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { onSignOut } from '../../session/client.ts';
import { siteDatabase } from '../../session/site-database.ts';
import { belongsTo, type Draft, draftPrefix, isTooOld, readDraft } from './draft.ts';

/** Texts by the key of their draft; files by draft and field. */
interface Drafts extends DBSchema {
  texts: { key: string; value: unknown };
  files: { key: string; value: unknown };
}

const databaseName = 'ban-nhap';

/**
 * Works in IndexedDB; a connection lasts for one call, and calls take effect in the order they are made. A browser that refuses
 * (private window, no room) gives null, which is logged.
 */
async function inDatabase<T>(work: (database: IDBPDatabase<Drafts>) => Promise<T>): Promise<{ value: T } | null> {
  try {
    const database = await openDB<Drafts>(databaseName, 2, {
      upgrade(made) {
        for (const name of ['texts', 'files'] as const) if (!made.objectStoreNames.contains(name)) made.createObjectStore(name);
      },
    });
    try {
      return { value: await work(database) };
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn('The drafts of this browser:', error);
    return null;
  }
}

/** All keys that begin with this. */
const below = (beginning: string) => IDBKeyRange.bound(beginning, `${beginning}\uffff`);
const fileKey = (draft: string, field: string) => `${draft}/${field}`;

/** Keeps a file of a draft. What the browser refuses to keep is lost with the page. */
export const putDraftFile = (draft: string, field: string, file: File): Promise<unknown> =>
  inDatabase((database) => database.put('files', file, fileKey(draft, field)));

export const removeDraftFile = (draft: string, field: string): Promise<unknown> =>
  inDatabase((database) => database.delete('files', fileKey(draft, field)));

/** Null when it was not kept. */
export async function readDraftFile(draft: string, field: string): Promise<File | null> {
  const found = await inDatabase((database) => database.get('files', fileKey(draft, field)));
  return found?.value instanceof File ? found.value : null;
}

/*
 * localStorage can be written while a page is being closed, when nothing waits for IndexedDB. Drafts of the last moment lie there
 * until IndexedDB has them, earlier programs left all of theirs there, and so do the notes of what is to go.
 */
const keysIn = (beginning: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(beginning));

function textAt(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return null;
  }
}

/** False when the browser has no room left. */
function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a draft now; false when the browser has no room left. */
export function writeAtOnce({ key, form: _form, ...rest }: Draft): boolean {
  dropRemoval(key);
  return keep(key, JSON.stringify(rest));
}

/** What was kept at a last moment. What is no draft, or too old, is removed. */
const readLastMoment = (): Draft[] =>
  keysIn(draftPrefix).flatMap((key) => {
    const draft = readDraft(key, textAt(key));
    if (draft === null) localStorage.removeItem(key);
    return draft ?? [];
  });

/** Takes the copy of a last moment away, unless a later one was written meanwhile. */
function removeCopy({ key, savedAt }: Draft): void {
  const copy = readDraft(key, textAt(key));
  if (copy === null || copy.savedAt <= savedAt) localStorage.removeItem(key);
}

const removedPrefix = 'nhap-da-bo:';

/** Notes that a draft is to go, for IndexedDB to be told again where the page was gone before that had done it. */
export function noteRemoval(key: string): void {
  const note = removedPrefix + key;
  // Tried again, it grows old all the same. Without room it goes if the page stays.
  if (localStorage.getItem(note) === null) keep(note, new Date().toISOString());
}

/** Told once the draft is gone, or written anew. */
export const dropRemoval = (key: string): void => localStorage.removeItem(removedPrefix + key);

/** The keys of drafts whose removal nobody has seen through, as long as these would be there. */
export const notedRemovals = (): string[] =>
  keysIn(removedPrefix).flatMap((note) => {
    if (!isTooOld(localStorage.getItem(note) ?? '')) return note.slice(removedPrefix.length);
    localStorage.removeItem(note);
    return [];
  });

/**
 * Keeps it in IndexedDB or, where that is refused, in localStorage; false when the browser has no room left. `isWanted`: asked
 * once IndexedDB has refused, which takes a moment.
 */
export async function writeDraft(draft: Draft, isWanted: () => boolean): Promise<boolean> {
  const { key, form: _form, ...rest } = draft;
  dropRemoval(key);
  if ((await inDatabase((database) => database.put('texts', rest, key))) === null) return !isWanted() || writeAtOnce(draft);
  removeCopy(draft);
  return true;
}

/** The moment up to which all drafts of this browser were thrown away, ISO 8601. */
const forgottenKey = 'nhap-da-xoa';

function forgottenUntil(): string {
  const moment = localStorage.getItem(forgottenKey) ?? '';
  // A clock that was put back must not make every draft look forgotten.
  return moment > new Date().toISOString() ? '' : moment;
}

/** Every draft of this browser, newest first, whoever typed it. Those nobody came back to in a month are dropped. */
async function readDrafts(): Promise<Draft[]> {
  const found = new Map<string, Draft>();
  const until = forgottenUntil();
  const removed = new Set(notedRemovals());
  const kept = await inDatabase(async (database) => {
    const { store } = database.transaction('texts');
    return Promise.all([store.getAllKeys(below(draftPrefix)), store.getAll(below(draftPrefix))]);
  });
  const [keys, texts] = kept?.value ?? [[], []];
  for (const [index, key] of keys.entries()) {
    if (removed.has(key)) continue;
    const draft = readDraft(key, texts[index]);
    if (draft !== null && draft.savedAt > until) found.set(key, draft);
    else void removeDraft(key);
  }
  for (const draft of readLastMoment()) {
    if (draft.savedAt <= until) localStorage.removeItem(draft.key);
    else if ((found.get(draft.key)?.savedAt ?? '') <= draft.savedAt) found.set(draft.key, draft);
  }
  return [...found.values()].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/**
 * Moves what was written at a last moment into IndexedDB, and what earlier programs left in localStorage; takes out what a page
 * was closed too early to remove.
 */
async function gatherDrafts(): Promise<void> {
  const removals = notedRemovals();
  const held = removals.length > 0 ? await heldDrafts() : new Set();
  // The form that holds one may write it again.
  for (const key of removals) if (!held.has(key)) void removeDraft(key);
  for (const draft of readLastMoment()) {
    const { key, form: _form, ...rest } = draft;
    const moved = await inDatabase(async (database) => {
      const { store, done } = database.transaction('texts', 'readwrite');
      const there = readDraft(key, await store.get(key));
      if (there === null || there.savedAt < draft.savedAt) await store.put(rest, key);
      await done;
    });
    if (moved !== null) removeCopy(draft);
  }
}

/** The drafts of this browser that may be offered for the records of this site, newest first; `isHeld`: some tab is writing it. */
export async function lookForDrafts(): Promise<{ draft: Draft; isHeld: boolean }[]> {
  await gatherDrafts();
  const [drafts, held] = await Promise.all([readDrafts(), heldDrafts()]);
  return drafts.flatMap((draft) => (belongsTo(draft, siteDatabase()) ? [{ draft, isHeld: held.has(draft.key) }] : []));
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
  localStorage.removeItem(key);
  noteRemoval(key);
  if (sessionStorage.getItem(resumeKey) === key) sessionStorage.removeItem(resumeKey);
  const gone = await inDatabase(async (database) => {
    const taken = database.transaction(['texts', 'files'], 'readwrite');
    const [texts, files] = [taken.objectStore('texts'), taken.objectStore('files')];
    await Promise.all([texts.delete(key), files.delete(below(`${key}/`)), taken.done]);
  });
  if (gone !== null) dropRemoval(key);
}

/** Removes all drafts. What a page that is closed too early leaves behind is not offered again, and goes with the next look. */
function removeAllDrafts(): void {
  for (const key of keysIn(draftPrefix)) localStorage.removeItem(key);
  sessionStorage.removeItem(resumeKey);
  // Without room what follows removes them all the same.
  keep(forgottenKey, new Date().toISOString());
  void inDatabase((database) => Promise.all([database.clear('texts'), database.clear('files')]));
}

/** Has all drafts of this browser removed when an editor signs out by hand; who is signed out by the end of a session keeps them. */
export const forgetDraftsOnLeaving = (): (() => void) => onSignOut('after', (reason) => reason === 'left' && removeAllDrafts());

/** Calls `listener` when another tab of this browser removes all drafts. */
export function onForgotten(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === forgottenKey && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Notes, for this tab alone, which draft goes on by itself once the editor has signed in again. */
export const resumeLater = (key: string): void => sessionStorage.setItem(resumeKey, key);

export const isResumed = ({ key }: Draft): boolean => key === sessionStorage.getItem(resumeKey);

/**
 * Says that a draft is being written, until the returned function is called or the page is gone: a lock ends with its page,
 * however the page ends, which no note in a storage does. Without locks (no secure connection) every draft but one's own counts
 * as left behind.
 */
export function holdDraft(key: string): () => void {
  const end = new AbortController();
  const held = () => new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  void locks()
    ?.request(key, held)
    .catch(() => undefined);
  return () => end.abort();
}

const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

async function heldDrafts(): Promise<ReadonlySet<string>> {
  const snapshot = await locks()
    ?.query()
    .catch(() => null);
  return new Set(snapshot?.held?.flatMap(({ name }) => name ?? []));
}
