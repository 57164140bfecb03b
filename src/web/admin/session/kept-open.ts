import { useState } from 'react';
import { useSession } from './session.tsx';

/** Which of the parts that fold somebody has left open, remembered in this browser for each account. `place`: where they are. */
export function useKeptOpen(place: string) {
  const { admin } = useSession();
  const key = `mo-san:${place}:${admin?.id ?? ''}`;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => readOpen(key));
  const change = (part: string, isOpen: boolean) => {
    // Read anew: another tab, or another part of this one, may have changed it.
    const next = new Set(readOpen(key));
    if (isOpen) next.add(part);
    else next.delete(part);
    setOpen(next);
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // A browser without room remembers nothing.
    }
  };
  return { open, change };
}

function readOpen(key: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((part) => typeof part === 'string') : []);
  } catch {
    return new Set();
  }
}
