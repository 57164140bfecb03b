import { useEffect, useRef } from 'react';
import type { LineIconName } from '#web/ui/line-icon.tsx';

/** What can be done on the screen one is on. */
export type ScreenAction = {
  label: string;
  icon: LineIconName;
  /** It can be done on every screen, and stands behind what only this one can. */
  isAlways?: boolean;
  /** One of very many, offered only to whoever types its name. */
  isSought?: boolean;
  /** A page to open in a new tab, or what happens. */
} & ({ href: string } | { run: () => void });

const offered = new Map<symbol, () => readonly ScreenAction[]>();

/** Offers actions in 'Tìm nhanh' for as long as the component is there. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const mark = Symbol('actions');
    offered.set(mark, () => newest.current);
    return () => void offered.delete(mark);
  }, []);
}

/** Those of this moment, the newest part of the screen first. */
export function screenActions(): ScreenAction[] {
  const all = [...offered.values()].reverse().flatMap((read) => read());
  return [...all.filter(({ isAlways }) => !isAlways), ...all.filter(({ isAlways }) => isAlways)];
}
