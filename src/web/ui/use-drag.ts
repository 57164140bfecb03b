import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** How near the edge of the window the page scrolls along, and by how much at each frame, in pixels. */
const edge = { top: 140, bottom: 80 };
const step = 10;

/** Beside which row something is dropped. */
export type Drop<Id extends number | string = number> = { id: Id; side: 'before' | 'after' };

/** What is dragged, as selectors: the rows, what they stand in, and how the page names a row. */
type Rows<Id> = { within: string; row: string; idOf: (row: HTMLElement) => Id };

/** The rows of a table. */
export const tableRows: Rows<number> = { within: 'table', row: 'tr[data-row]', idOf: (row) => Number(row.dataset['row']) };

type Held<Id extends number | string> = { id: Id; drop: Drop<Id> | null };

/**
 * Drags a row by its handle. Rows stay where they are until it is dropped, so that no element moves in the document
 * while a finger holds it; Escape gives up. `onDrop` is called where it was dropped beside another row.
 */
export function useDrag<Id extends number | string>(onDrop: (id: Id, drop: Drop<Id>) => void, rows: Rows<Id>) {
  const [held, setHeld] = useState<Held<Id> | null>(null);
  const dropped = useRef(onDrop);
  dropped.current = onDrop;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, id: Id) => {
    if (event.button !== 0) return;
    const within = event.currentTarget.closest<HTMLElement>(rows.within);
    if (within === null) return;
    let now: Held<Id> = { id, drop: null };
    let y = event.clientY;
    let frame = 0;

    const look = () => {
      const drop = rowAt(within, rows, y);
      if (drop?.id === now.drop?.id && drop?.side === now.drop?.side) return;
      now = { id, drop: drop?.id === id ? null : drop };
      setHeld(now);
    };
    const scroll = () => {
      const by = y < edge.top ? -step : y > window.innerHeight - edge.bottom ? step : 0;
      if (by !== 0) {
        window.scrollBy({ top: by, behavior: 'instant' });
        look();
      }
      frame = requestAnimationFrame(scroll);
    };
    const listening = new AbortController();
    const onMove = (moved: PointerEvent) => {
      y = moved.clientY;
      look();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      listening.abort();
      stop.current = null;
      setHeld(null);
    };
    const onUp = () => {
      const { drop } = now;
      end();
      if (drop !== null) dropped.current(id, drop);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    stop.current?.();
    stop.current = end;
    window.addEventListener('pointermove', onMove, listening);
    window.addEventListener('pointerup', onUp, listening);
    window.addEventListener('pointercancel', end, listening);
    window.addEventListener('keydown', onKey, listening);
    frame = requestAnimationFrame(scroll);
    setHeld(now);
  };
  return { held, start };
}

/** The row at this height of the window, or the nearest, and which side of it. */
function rowAt<Id extends number | string>(within: HTMLElement, { row: rows, idOf }: Rows<Id>, y: number): Drop<Id> | null {
  let nearest: Drop<Id> | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const row of within.querySelectorAll<HTMLElement>(rows)) {
    const { top, bottom } = row.getBoundingClientRect();
    const distance = Math.max(top - y, y - bottom, 0);
    if (distance >= least) continue;
    least = distance;
    nearest = { id: idOf(row), side: y < (top + bottom) / 2 ? 'before' : 'after' };
  }
  return nearest;
}
