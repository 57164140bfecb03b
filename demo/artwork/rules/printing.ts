import type { Point } from '../geometry.ts';
import { areaOf, distanceTo } from '../geometry.ts';
import type { Limits } from '../kind.ts';
import { alike, inks, lightness } from '../palette.ts';
import { fineness, patches, rasterise } from '../raster.ts';
import type { Raster } from '../raster.ts';
import type { Composition } from '../render.ts';
import { clearance } from './placing.ts';
import { isMark, longest } from '../shape.ts';
import type { Shape } from '../shape.ts';

/** A mark with its areas, in square grid units: all of it, within the frame, and not covered by others. */
type MeasuredMark = { shape: Shape; index: number; mask: Uint8Array; whole: number; framed: number; visible: number };

type Analysis = { rows: number; frame: number; raster: Raster; bare: number; marks: readonly MeasuredMark[] };

/** Rules that need the raster. Each returns how badly it is broken. */
type PrintingRule = (analysis: Analysis, limits: Limits) => number;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const outside = (value: number, from: number, to: number) => Math.max(0, from - value, value - to);
const cellsToArea = (cells: number) => cells / fineness ** 2;

export function analyse(composition: Composition): Analysis {
  const raster = rasterise(composition);
  const framed = composition.shapes.map(() => 0);
  const visible = composition.shapes.map(() => 0);
  let bare = 0;
  for (let cell = 0; cell < raster.cells.length; cell++) {
    const top = raster.top[cell] as number;
    if (top >= 0) visible[top] = (visible[top] as number) + 1;
    if (raster.cells[cell] === 0) bare++;
  }
  raster.masks.forEach((mask, i) => {
    let cells = 0;
    for (let cell = 0; cell < mask.length; cell++) cells += mask[cell] as number;
    framed[i] = cells;
  });
  const marks = composition.shapes.flatMap((shape, index) =>
    isMark(shape)
      ? [
          {
            shape,
            index,
            mask: raster.masks[index] as Uint8Array,
            whole: areaOf(shape.polygon),
            framed: cellsToArea(framed[index] as number),
            visible: cellsToArea(visible[index] as number),
          },
        ]
      : [],
  );
  return { rows: composition.rows, frame: 12 * composition.rows, raster, bare: cellsToArea(bare), marks };
}

const groundInBounds: PrintingRule = ({ bare, frame }, { ground }) => 20 * outside(bare / frame, ...ground);

/** No patch of colour is very small or thin, unless it is a small mark in one piece. */
const noSlivers: PrintingRule = ({ raster, marks }) =>
  total(
    patches(raster).map(({ area, edge, on }) => {
      if (marks.some(({ index, whole }) => index === on && area > 0.85 * whole)) return 0;
      return 4 * Math.max(0, 0.3 - area) + 10 * Math.max(0, 0.11 - area / edge);
    }),
  );

const enoughInFrame: PrintingRule = ({ marks }, { minInFrame }) =>
  10 * total(marks.map(({ framed, whole }) => Math.max(0, minInFrame - framed / whole)));

const noneIsBuried: PrintingRule = ({ marks }) =>
  10 * total(marks.map(({ visible, framed }) => Math.max(0, 0.5 - visible / framed)));

const largestLeads: PrintingRule = ({ marks, frame }, { minLargest }) =>
  20 * Math.max(0, minLargest - Math.max(...marks.map(({ visible }) => visible)) / frame);

const accentIsSeen: PrintingRule = ({ marks }, { minInFrame }) =>
  total(
    marks
      .filter(({ shape }) => shape.fill === inks.vermilion)
      .map(({ shape, visible, whole }) => {
        const share = longest(shape) > 3.5 ? minInFrame : 0.9;
        return 10 * Math.max(0, share - visible / whole) + Math.max(0, 0.5 - visible);
      }),
  );

/** The edge of each mark differs in colour from what is beside it. */
const noneVanishes: PrintingRule = ({ marks, raster: { top, cells, colours, columns } }) =>
  total(
    marks.map(({ mask, index }) => {
      let [edge, lost] = [0, 0];
      for (let cell = 1; cell < mask.length; cell++) {
        if (mask[cell] === mask[cell - 1] || cell % columns === 0) continue;
        if (top[mask[cell] ? cell : cell - 1] !== index) continue;
        edge++;
        if (alike(colours[cells[cell] as number] as string, colours[cells[cell - 1] as number] as string)) lost++;
      }
      return edge === 0 ? 10 : 10 * Math.max(0, lost / edge - 0.08);
    }),
  );

/** The smallest distance between two edges within the frame. */
function gapBetween(a: readonly Point[], b: readonly Point[], rows: number): number {
  const near = ([x, y]: Point) => x > -0.5 && x < 12.5 && y > -0.5 && y < rows + 0.5;
  const least = (from: readonly Point[], to: readonly Point[]) =>
    from.reduce((gap, point) => (near(point) ? Math.min(gap, distanceTo(to, point)) : gap), Infinity);
  return Math.min(least(a, b), least(b, a));
}

/** Two marks are apart, lie one within the other, or overlap clearly; an accent never overlaps. */
function contactFault(a: MeasuredMark, b: MeasuredMark, rows: number): number {
  let shared = 0;
  for (let cell = 0; cell < a.mask.length; cell++) shared += (a.mask[cell] as number) & (b.mask[cell] as number);
  const share = cellsToArea(shared) / Math.min(a.framed, b.framed);
  if (shared === 0 || share > 0.985) {
    return 3 * Math.max(0, clearance - gapBetween(a.shape.polygon, b.shape.polygon, rows));
  }
  if ([a, b].some(({ shape }) => shape.fill === inks.vermilion)) return 1 + share;
  return 8 * outside(share, 0.14, 0.86);
}

const noContacts: PrintingRule = ({ marks, rows }) =>
  total(marks.flatMap((mark, i) => marks.slice(0, i).map((other) => contactFault(other, mark, rows))));

/** The share of the plain corner that differs from its lower left cell. */
const cornerIsPlain: PrintingRule = ({ raster: { cells, columns, rows } }, { plainCorner }) => {
  if (!plainCorner) return 0;
  const colour = cells[(rows - 1) * columns];
  let [different, all] = [0, 0];
  for (let row = plainCorner.top * fineness; row < rows; row++) {
    for (let column = 0; column < plainCorner.right * fineness; column++, all++) {
      if (cells[row * columns + column] !== colour) different++;
    }
  }
  return (30 * different) / all;
};

/** Weight is area times contrast with the ground; the accent counts four times. */
const weightIsBalanced: PrintingRule = ({ raster: { colours, cells, columns }, rows }, { maxOffset }) => {
  const ground = lightness(colours[0] as string);
  const weights = colours.map((colour, i) =>
    i === 0 ? 0 : (0.25 + Math.abs(lightness(colour) - ground)) * (colour === inks.vermilion ? 4 : 1),
  );
  let [sum, x, y] = [0, 0, 0];
  for (let cell = 0; cell < cells.length; cell++) {
    const weight = weights[cells[cell] as number] as number;
    sum += weight;
    x += weight * (cell % columns);
    y += weight * Math.floor(cell / columns);
  }
  return 2 * Math.max(0, Math.hypot(x / sum / fineness - 6, y / sum / fineness - rows / 2) - maxOffset);
};

/** The fast ones first: a picture is dropped as soon as it is worse than another. */
export const printingRules: readonly PrintingRule[] = [
  groundInBounds,
  enoughInFrame,
  noneIsBuried,
  largestLeads,
  accentIsSeen,
  cornerIsPlain,
  weightIsBalanced,
  noneVanishes,
  noContacts,
  noSlivers,
];
