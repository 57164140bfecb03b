import { contains, distanceTo, mapOutline, toPathData } from './geometry.ts';
import type { Point } from './geometry.ts';
import { unit } from './render.ts';
import type { Colour } from './palette.ts';
import type { Shape } from './shape.ts';
import { placeAt } from './shape.ts';
import type { MarkName } from '#shared/marks.ts';

/** Each texture is a single path, in pixels, because hundreds of elements would make the SVG slow. */
const px = (value: number) => String(Math.round(value * unit * 10) / 10);

/** Enough for the tallest picture. */
const rows = 9;

/** Parallel stripes over the whole frame, `angle` degrees from the horizontal. */
export function stripes(spacing: number, weight: number, angle: number): string {
  const reach = Math.hypot(12, rows) / 2 + spacing;
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const at = (along: number, across: number) =>
    `${px(6 + along * cos - across * sin)} ${px(rows / 2 + along * sin + across * cos)}`;
  let d = '';
  for (let across = -Math.ceil(reach / spacing) * spacing; across < reach; across += spacing) {
    const [a, b] = [across - weight / 2, across + weight / 2];
    d += `M${at(-reach, a)}L${at(reach, a)} ${at(reach, b)} ${at(-reach, b)}Z`;
  }
  return d;
}

/** Staggered dots over the whole frame; a radius of 0 leaves a dot out. */
export function dots(spacing: number, radiusAt: (point: Point) => number): string {
  let d = '';
  const step = spacing * 0.866;
  for (let row = 0; row * step < rows + spacing; row++) {
    for (let column = 0; column * spacing < 12 + spacing; column++) {
      const x = (column + (row % 2) / 2) * spacing;
      const y = row * step;
      const radius = radiusAt([x, y]);
      if (radius <= 0) continue;
      const r = px(radius);
      d += `M${px(x - radius)} ${px(y)}a${r} ${r} 0 1 1 ${px(2 * radius)} 0a${r} ${r} 0 1 1-${px(2 * radius)} 0Z`;
    }
  }
  return d;
}

/** A small mark repeated on a grid, at the points where `wanted` is true. */
export function ornament(name: MarkName, spacing: number, size: number, wanted: (point: Point) => boolean): string {
  let d = '';
  for (let cy = spacing / 2; cy < rows + spacing / 2; cy += spacing) {
    for (let cx = spacing / 2; cx < 12 + spacing / 2; cx += spacing) {
      if (wanted([cx, cy])) d += outlineInPixels(placeAt(name, '', { cx, cy, size }));
    }
  }
  return d;
}

/** How deep inside the shape a point lies, in grid units; below 0 outside it. */
export const depth = ({ polygon }: Shape, point: Point): number =>
  distanceTo(polygon, point) * (contains(polygon, point) ? 1 : -1);

export const outlineInPixels = (shape: Shape): string => toPathData(mapOutline(shape.outline, ([x, y]) => [x * unit, y * unit]));

export const flat = (fill: Colour, d: string): string => (d ? `<path fill="${fill}" d="${d}"/>` : '');

/** A shape filled with stripes that end at its edge. At most one in a picture, because the id of its clip path is fixed. */
export function hatched(
  shape: Shape,
  { angle, spacing, weight, fill }: { angle: number; spacing: number; weight: number; fill: Colour },
): string {
  const clip = `<clipPath id="f"><path d="${outlineInPixels(shape)}"/></clipPath>`;
  return `${clip}<g clip-path="url(#f)">${flat(fill, stripes(spacing, weight, angle))}</g>`;
}
