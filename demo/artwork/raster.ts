import type { Point } from './geometry.ts';
import type { Colour } from './palette.ts';
import type { Composition } from './render.ts';
import type { Shape } from './shape.ts';

/** Cells per grid unit: enough to find a sliver a quarter of a column wide. */
export const fineness = 8;
const columns = 12 * fineness;

/** A picture as cells, so that it can be measured without being drawn. */
export type Raster = {
  columns: number;
  rows: number;
  /** Per shape, 1 in the cells it covers, whether visible there or not. */
  masks: readonly Uint8Array[];
  /** Per cell the index of the topmost shape, or -1 for the ground. */
  top: Int8Array;
  /** Per cell an index into `colours`; 0 is the ground. */
  cells: Uint8Array;
  colours: readonly Colour[];
};

function maskOf({ polygon }: Shape, rows: number): Uint8Array {
  const edges: number[][] = Array.from({ length: rows }, () => []);
  let [px, py] = polygon.at(-1) as Point;
  for (const [x, y] of polygon) {
    const from = Math.max(0, Math.ceil(Math.min(y, py) * fineness - 0.5));
    const to = Math.min(rows, Math.ceil(Math.max(y, py) * fineness - 0.5));
    for (let row = from; row < to; row++) {
      const at = ((row + 0.5) / fineness - py) / (y - py);
      (edges[row] as number[]).push((px + at * (x - px)) * fineness);
    }
    [px, py] = [x, y];
  }
  const mask = new Uint8Array(columns * rows);
  edges.forEach((found, row) => {
    found.sort((a, b) => a - b);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const from = Math.max(0, Math.round(found[i] as number));
      const to = Math.min(columns, Math.round(found[i + 1] as number));
      if (from < to) mask.fill(1, row * columns + from, row * columns + to);
    }
  });
  return mask;
}

export function rasterise(composition: Composition): Raster {
  const rows = composition.rows * fineness;
  const masks = composition.shapes.map((shape) => maskOf(shape, rows));
  const colours: Colour[] = [composition.ground];
  const cells = new Uint8Array(columns * rows);
  const top = new Int8Array(columns * rows).fill(-1);

  const indexOf = (colour: Colour) => {
    const known = colours.indexOf(colour);
    return known >= 0 ? known : colours.push(colour) - 1;
  };
  composition.shapes.forEach(({ figure, fill, over }, j) => {
    if (figure === 'line') return;
    const own = indexOf(fill);
    const mixed = composition.shapes.map((lower) => (over ? indexOf(over(lower.fill, fill)) : own));
    const mask = masks[j] as Uint8Array;
    for (let cell = 0; cell < mask.length; cell++) {
      if (!mask[cell]) continue;
      const below = top[cell] as number;
      cells[cell] = below < 0 ? own : (mixed[below] as number);
      top[cell] = j;
    }
  });
  return { columns, rows, masks, top, cells, colours };
}

/** Area and length of edge, in grid units, and the index of the shape it lies on, or -1. */
export type Patch = { area: number; edge: number; on: number };

/** Every patch of one colour. */
export function patches({ columns: width, cells, top }: Raster): Patch[] {
  const seen = new Uint8Array(cells.length);
  const stack = new Int32Array(cells.length);
  const found: Patch[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (seen[start]) continue;
    const colour = cells[start] as number;
    let area = 0;
    let inner = 0;
    let depth = 0;
    seen[start] = 1;
    stack[depth++] = start;
    while (depth > 0) {
      const cell = stack[--depth] as number;
      const column = cell % width;
      area++;
      for (let side = 0; side < 4; side++) {
        const next = cell + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
        if ((side === 0 && column === 0) || (side === 1 && column === width - 1)) continue;
        // Above and below the picture there is no cell, and no colour.
        if (cells[next] !== colour) continue;
        inner++;
        if (seen[next]) continue;
        seen[next] = 1;
        stack[depth++] = next;
      }
    }
    found.push({ area: area / fineness ** 2, edge: (4 * area - inner) / fineness, on: top[start] as number });
  }
  return found;
}
