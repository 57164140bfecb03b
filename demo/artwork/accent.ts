import { distanceTo } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Colour } from './palette.ts';
import { clearance } from './rules/placing.ts';
import { isMark, placeAt } from './shape.ts';
import type { Shape } from './shape.ts';
import type { MarkName } from '#shared/marks.ts';

const tries = 12;

/** A small mark at a place where it touches no edge of the others; undefined when a dozen places do not fit. */
export function placeAccent(
  name: MarkName,
  fill: Colour,
  { size, spot, among }: { size: number; spot: () => Point; among: readonly Shape[] },
): Shape | undefined {
  const radius = name === 'nang' ? size / 2 : size * 0.6;
  const marks = among.filter(isMark);
  for (let i = 0; i < tries; i++) {
    const point = spot();
    if (!marks.every(({ polygon }) => distanceTo(polygon, point) > radius + clearance)) continue;
    return placeAt(name, fill, { cx: point[0], cy: point[1], size });
  }
  return undefined;
}
