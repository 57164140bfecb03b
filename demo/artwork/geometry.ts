export type Point = readonly [x: number, y: number];
export type Bounds = { left: number; top: number; right: number; bottom: number };
/** A path of absolute M, L, C and Z; each step holds its points. */
export type Outline = readonly { command: 'M' | 'L' | 'C' | 'Z'; points: readonly Point[] }[];

const pointsPerCommand = { M: 1, L: 1, C: 3, Z: 0 } as const;
type Command = keyof typeof pointsPerCommand;

/** Reads path data as the marks are written: absolute M, L, C and Z, pairs after M being lines. */
export function parsePath(d: string): Outline {
  const tokens = d.match(/[MLCZ]|-?[\d.]+/g) ?? [];
  const outline: { command: Command; points: Point[] }[] = [];
  let command: Command = 'M';
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] as string;
    if (token in pointsPerCommand) {
      command = token as Command;
      i++;
      if (command === 'Z') outline.push({ command, points: [] });
      continue;
    }
    const points: Point[] = [];
    for (let n = 0; n < pointsPerCommand[command]; n++, i += 2) {
      points.push([Number(tokens[i]), Number(tokens[i + 1])]);
    }
    outline.push({ command, points });
    if (command === 'M') command = 'L';
  }
  return outline;
}

export const mapOutline = (outline: Outline, move: (point: Point) => Point): Outline =>
  outline.map(({ command, points }) => ({ command, points: points.map(move) }));

const round = (value: number) => String(Math.round(value * 10) / 10);

export const toPathData = (outline: Outline): string =>
  outline.map(({ command, points }) => command + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')).join('');

const curvePoint = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const u = 1 - t;
  const mix = (axis: 0 | 1) => u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return [mix(0), mix(1)];
};

/** The outline as one closed polygon; lines are cut up too, so that points lie close everywhere. */
export function toPolygon(outline: Outline, steps = 8): Point[] {
  const polygon: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  for (const { command, points } of outline) {
    const end = command === 'Z' ? start : (points.at(-1) as Point);
    if (command === 'M') {
      start = end;
      polygon.push(end);
    } else if (end[0] !== at[0] || end[1] !== at[1]) {
      const [b, c] = command === 'C' ? (points as [Point, Point, Point]) : [at, end];
      for (let i = 1; i <= steps; i++) polygon.push(curvePoint(at, b, c, end, i / steps));
    }
    at = end;
  }
  return polygon;
}

export function boundsOf(polygon: readonly Point[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of polygon) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** Area of a polygon, wherever it lies. */
export function areaOf(polygon: readonly Point[]): number {
  let twice = 0;
  let [px, py] = polygon.at(-1) as Point;
  for (const [x, y] of polygon) {
    twice += px * y - x * py;
    [px, py] = [x, y];
  }
  return Math.abs(twice) / 2;
}

export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let [px, py] = polygon.at(-1) as Point;
  for (const [qx, qy] of polygon) {
    if (py > y !== qy > y && px + ((y - py) / (qy - py)) * (qx - px) < x) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}

/** From a point to the nearest place on the polygon's edge, inside or outside. */
export function distanceTo(polygon: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  let [px, py] = polygon.at(-1) as Point;
  for (const [qx, qy] of polygon) {
    const [dx, dy] = [qx - px, qy - py];
    const along = ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1);
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const [ex, ey] = [px + t * dx - x, py + t * dy - y];
    least = Math.min(least, ex * ex + ey * ey);
    px = qx;
    py = qy;
  }
  return Math.sqrt(least);
}
