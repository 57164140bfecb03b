import { boundsOf, mapOutline, parsePath, toPolygon } from './geometry.ts';
import type { Bounds, Outline, Point } from './geometry.ts';
import type { Colour } from './palette.ts';
import { markNames, markPath } from '#shared/marks.ts';
import type { MarkName } from '#shared/marks.ts';

/**
 * Besides the marks there are two plain rectangles: a field is a second ground, which reaches the edge of the frame
 * and is not measured as a mark; a line is left out of all measurements.
 */
export type Figure = MarkName | 'field' | 'line';

export type Over = (lower: Colour, own: Colour) => Colour;

/** A figure placed on the grid, in grid units. */
export type Shape = {
  figure: Figure;
  fill: Colour;
  outline: Outline;
  polygon: readonly Point[];
  bounds: Bounds;
  /** The colour where this shape crosses one printed before; without it the shape simply covers. */
  over?: Over;
  /** Markup printed in place of the flat shape, in pixels. */
  print?: () => string;
};

export type Placing = {
  /** The top left corner of the drawn shape itself, not of the square it was designed on. */
  x: number;
  y: number;
  width: number;
  /** When absent, the mark keeps its proportions. */
  height?: number;
  /** Degrees, clockwise, about the middle. */
  turn?: number;
};

const figures = new Map<Figure, { outline: Outline; bounds: Bounds }>(
  [...markNames, 'field' as const, 'line' as const].map((name) => {
    const outline = parsePath(name === 'field' || name === 'line' ? 'M0 0 1 0 1 1 0 1Z' : markPath(name));
    return [name, { outline, bounds: boundsOf(toPolygon(outline, 32)) }];
  }),
);

const figure = (name: Figure) => figures.get(name) as { outline: Outline; bounds: Bounds };

/** The bar at any length, its ends cut at the angle of the mark's. */
function bar(proportions: number): Outline {
  const cut = 0.13 / proportions;
  return parsePath(`M${cut} .06 1 0 ${1 - cut} .94 0 1Z`);
}
const barBounds: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };

/** Height of a figure whose width is 1. */
export const proportion = (name: Figure): number => {
  const { left, right, top, bottom } = figure(name).bounds;
  return (bottom - top) / (right - left);
};

/** The width that makes the longer side of a figure `size` long. */
const widthFor = (name: Figure, size: number): number => size / Math.max(1, proportion(name));

export function place(
  name: Figure,
  fill: Colour,
  { x, y, width, height = width * proportion(name), turn = 0 }: Placing,
  over?: Over,
): Shape {
  const { outline, bounds } = name === 'bar' ? { outline: bar(width / height), bounds: barBounds } : figure(name);
  const sx = width / (bounds.right - bounds.left);
  const sy = height / (bounds.bottom - bounds.top);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const placed = mapOutline(outline, ([px, py]) => {
    const dx = x + (px - bounds.left) * sx - cx;
    const dy = y + (py - bounds.top) * sy - cy;
    return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos];
  });
  const polygon = toPolygon(placed);
  return { figure: name, fill, outline: placed, polygon, bounds: boundsOf(polygon), ...(over && { over }) };
}

/** Like `place`, but by the middle of the figure and the length of its longer side. */
export const placeAt = (
  name: Figure,
  fill: Colour,
  { cx, cy, size, turn = 0 }: { cx: number; cy: number; size: number; turn?: number },
  over?: Over,
): Shape => {
  const width = widthFor(name, size);
  const height = width * proportion(name);
  return place(name, fill, { x: cx - width / 2, y: cy - height / 2, width, turn }, over);
};

export const isMark = ({ figure }: Shape): boolean => figure !== 'field' && figure !== 'line';

export const longest = ({ bounds }: Shape): number => Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
