import { useSyncExternalStore } from 'react';
import { type InterestProgress, readProgress, writeProgress } from '#shared/guidance/interest-form.ts';
import { interestPath } from '#shared/paths.ts';

/** Undefined until it was looked for. */
let kept: InterestProgress | null | undefined;
const readers = new Set<() => void>();

/** A browser may refuse its storage; then the answers last as long as the page. */
function stored(): InterestProgress | null {
  try {
    return readProgress(sessionStorage.getItem(interestPath));
  } catch {
    return null;
  }
}

/** How far the visitor has come in this tab, at this moment; null before the start. */
export const currentProgress = (): InterestProgress | null => (kept === undefined ? (kept = stored()) : kept);

/** Keeps the answers in this tab, through reloads, until they are taken away with null. */
export function keepProgress(progress: InterestProgress | null): void {
  kept = progress;
  try {
    if (progress === null) sessionStorage.removeItem(interestPath);
    else sessionStorage.setItem(interestPath, writeProgress(progress));
  } catch {
    // They are kept in memory.
  }
  for (const tell of readers) tell();
}

function listen(tell: () => void) {
  readers.add(tell);
  return () => void readers.delete(tell);
}

/** The same, followed; null while the page is not awake. */
export const useProgress = (): InterestProgress | null => useSyncExternalStore(listen, currentProgress, () => null);
