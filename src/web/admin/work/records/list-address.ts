import { adminListPath } from '#shared/admin-paths.ts';

const key = (path: string) => `danh-sach:${path}`;

/** Remembers filters, sort and page of a list for this tab; `search` begins with '?' or is empty. */
export const rememberList = (path: string, search: string): void => sessionStorage.setItem(key(path), search);

/** The address of the list as the editor left it: where forms return to. */
export const lastListPath = (path: string): string => adminListPath(path) + (sessionStorage.getItem(key(path)) ?? '');

/** What was saved a moment ago, by the path of its content type: its list marks it. */
type Saved = { id: number; title: string };
const saved = new Map<string, Saved & { at: number }>();

/** How long a record counts as saved a moment ago, in milliseconds. */
export const savedLately = 8_000;

export const rememberSaved = (path: string, record: Saved): void => void saved.set(path, { ...record, at: performance.now() });

export function lastSaved(path: string): Saved | null {
  const found = saved.get(path);
  return found !== undefined && performance.now() - found.at < savedLately ? found : null;
}

/** What a sheet has made or changed, by the path of its content type: its list marks that for as long as one looks through it. */
const imported = new Map<string, { ids: ReadonlySet<number>; at: number }>();
const importedFor = 10 * 60_000;

export const rememberImported = (path: string, ids: readonly number[]): void =>
  void imported.set(path, { ids: new Set(ids), at: performance.now() });

export function importedLately(path: string): ReadonlySet<number> {
  const found = imported.get(path);
  return found !== undefined && performance.now() - found.at < importedFor ? found.ids : new Set();
}

/** How far a list was scrolled when it was left, by its address. */
const scrolled = new Map<string, number>();

export const rememberScroll = (address: string, top: number): void => void scrolled.set(address, top);
export const lastScroll = (address: string): number => scrolled.get(address) ?? 0;
