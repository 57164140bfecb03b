import { useSyncExternalStore } from 'react';
import { isSame, mostSaved, readSaved, type Saved } from '#shared/guidance/saved.ts';

const place = 'da-luu';

/** Why a change was not kept: the list is full, or the browser refuses to store anything. Null when it was. */
export type NotKept = 'full' | 'refused' | null;

const watchers = new Set<() => void>();
const none: Saved[] = [];
let known: { text: string | null; list: Saved[] } = { text: null, list: none };

/** What this browser keeps. The same list until it changes. */
export function savedList(): Saved[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    // Refused in some private windows and by some settings: nothing is kept there.
  }
  if (text !== known.text) known = { text, list: readSaved(text) };
  return known.list;
}

/** Keeps this list in place of what was kept. */
export function keepSaved(list: readonly Saved[]): NotKept {
  if (list.length > mostSaved) return 'full';
  try {
    if (list.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(list));
  } catch {
    return 'refused';
  }
  for (const tell of watchers) tell();
  return null;
}

/** Saves a record, or gives it up if it is saved. */
export function toggleSaved(record: Saved): NotKept {
  const list = savedList();
  const others = list.filter((one) => !isSame(one, record));
  return keepSaved(others.length < list.length ? others : [...list, record]);
}

function watch(tell: () => void) {
  watchers.add(tell);
  // Another tab of this browser changed it.
  window.addEventListener('storage', tell);
  return () => {
    watchers.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** What this browser keeps; nothing on the server and until the page runs. */
export const useSaved = (): Saved[] => useSyncExternalStore(watch, savedList, () => none);

/** What to tell about a change that was not kept. */
export const notKeptText = (reason: 'full' | 'refused'): string =>
  reason === 'full'
    ? `Danh sách đã đủ ${mostSaved} mục. Bạn bỏ bớt rồi lưu tiếp nhé.`
    : 'Trình duyệt này không cho lưu. Bạn thử mở trang ở cửa sổ thường nhé.';
