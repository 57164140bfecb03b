import { inks } from '../palette.ts';
import type { Composition } from '../render.ts';
import { isMark, longest } from '../shape.ts';
import type { Shape } from '../shape.ts';

/** Rules that depend on the bounds of the shapes alone: kept or broken. */
type PlacingRule = (composition: Composition) => boolean;

/** In grid units. A smaller distance looks like a mistake. */
export const clearance = 0.29;

const overhangs = ({ bounds }: Shape, rows: number) => [-bounds.left, -bounds.top, bounds.right - 12, bounds.bottom - rows];

const scaleContrast: PlacingRule = ({ shapes }) => {
  const sizes = shapes.filter(isMark).map(longest);
  return Math.max(...sizes) >= 4 * Math.min(...sizes);
};

const oneLeavesTheFrame: PlacingRule = ({ rows, shapes }) =>
  shapes.some((shape) => isMark(shape) && Math.max(...overhangs(shape, rows)) > clearance);

/** A side lies well inside or well outside the frame, not close to its edge. */
const noneEndsAtTheFrame: PlacingRule = ({ rows, shapes }) =>
  shapes.filter(isMark).every((mark) => overhangs(mark, rows).every((by) => Math.abs(by) >= clearance));

const oneAccent: PlacingRule = ({ shapes }) => shapes.filter(({ fill }) => fill === inks.vermilion).length === 1;

const fieldEdges = ({ rows, shapes }: Composition) => {
  const fields = shapes.filter(({ figure }) => figure === 'field').map(({ bounds }) => bounds);
  return {
    upright: fields.flatMap(({ left, right }) => [left, right]).filter((x) => x > 0 && x < 12),
    level: fields.flatMap(({ top, bottom }) => [top, bottom]).filter((y) => y > 0 && y < rows),
  };
};

/** Whether an extent is centred on an edge, or clear of it. */
function isCentredOrClear(from: number, to: number, edge: number): boolean {
  const off = Math.abs((from + to) / 2 - edge);
  return off < 0.05 || off - (to - from) / 2 >= clearance;
}

const isClear = (from: number, to: number, edge: number) =>
  Math.abs(from - edge) >= clearance && Math.abs(to - edge) >= clearance;

/** A small mark is centred on the edge of a field or clear of it; no mark ends close to one. */
const noneEndsAtAField: PlacingRule = (composition) => {
  const { upright, level } = fieldEdges(composition);
  return composition.shapes.filter(isMark).every((mark) => {
    const { left, right, top, bottom } = mark.bounds;
    const isWell = longest(mark) <= 3.5 ? isCentredOrClear : isClear;
    return upright.every((x) => isWell(left, right, x)) && level.every((y) => isWell(top, bottom, y));
  });
};

export const placingRules: readonly PlacingRule[] = [
  oneAccent,
  scaleContrast,
  oneLeavesTheFrame,
  noneEndsAtTheFrame,
  noneEndsAtAField,
];
