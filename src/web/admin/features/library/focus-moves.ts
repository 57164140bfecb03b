/** A place on a picture, in per cent from the left and from the top. */
export type Point = { x: number; y: number };

const step = 2;
const longStep = 10;

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (number: number) => Math.min(100, Math.max(0, Math.round(number)));

/** Where a key leads; null for one that leads nowhere. */
export function moveFocus({ x, y }: Point, key: string, isLong: boolean): Point | null {
  const way = ways[key];
  if (way === undefined) return null;
  const by = isLong ? longStep : step;
  return { x: within(x + way.x * by), y: within(y + way.y * by) };
}

/** The place of a press on a picture that is drawn in this box. */
export const pointAt = (press: Point, box: { left: number; top: number; width: number; height: number }): Point => ({
  x: within(((press.x - box.left) / Math.max(1, box.width)) * 100),
  y: within(((press.y - box.top) / Math.max(1, box.height)) * 100),
});
