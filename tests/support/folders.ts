import { resolveOwn, type Tree } from './imports.ts';

/** An import that leads from one part of a room to another. */
type Step = { from: string; to: string; file: string };

/** The part of `room` that a file belongs to: the first folder below it, or the file itself where it lies loose. */
function partOf(room: string, path: string): string | null {
  return path.startsWith(`${room}/`) ? (path.slice(room.length + 1).split('/')[0] ?? null) : null;
}

/** The imports that lead from one part of a room to another, one for each pair. Types count: who reads them has to know both. */
function stepsBetween(tree: Tree, room: string): Step[] {
  const steps = new Map<string, Step>();
  for (const [file, imports] of tree) {
    const from = partOf(room, file);
    if (from === null) continue;
    for (const each of imports) {
      const to = partOf(room, resolveOwn(each.from, file) ?? '');
      if (to !== null && to !== from && !steps.has(`${from} ${to}`)) steps.set(`${from} ${to}`, { from, to, file });
    }
  }
  return [...steps.values()];
}

/**
 * Circles of imports between the parts of a room, the shortest first, as 'a → b → a' with one file for each step. No two
 * share a step: a single wrong import closes many circles, and the others would say nothing new.
 */
export function circlesIn(tree: Tree, room: string): string[] {
  let steps = stepsBetween(tree, room);
  const circles: string[] = [];
  for (let circle = shortestCircle(steps); circle.length > 0; circle = shortestCircle(steps)) {
    const names = [...circle, ...circle.slice(0, 1)].map(({ from }) => from).join(' → ');
    circles.push(`${room}: ${names} (${circle.map(({ file, to }) => `${file} imports ${to}`).join(', ')})`);
    const told = new Set(circle);
    steps = steps.filter((step) => !told.has(step));
  }
  return circles;
}

/** Begins with the part that is first in the alphabet; empty when there is no circle. */
function shortestCircle(steps: readonly Step[]): Step[] {
  const circles = steps.flatMap((step) => {
    const back = shortestWay(steps, step.to, step.from);
    return back === null ? [] : [[step, ...back]];
  });
  const shortest = Math.min(...circles.map(({ length }) => length));
  const [circle = []] = circles
    .filter(({ length }) => length === shortest)
    .toSorted(([one], [other]) => ((one?.from ?? '') < (other?.from ?? '') ? -1 : 1));
  return circle;
}

function shortestWay(steps: readonly Step[], start: string, end: string): Step[] | null {
  const ways = new Map<string, Step[]>([[start, []]]);
  for (const [part, way] of ways) {
    if (part === end) return way;
    for (const step of steps) if (step.from === part && !ways.has(step.to)) ways.set(step.to, [...way, step]);
  }
  return null;
}

/** Imports of a lower layer from a higher one, and parts that stand in no layer. */
export function againstTheOrder(tree: Tree, room: string, layers: readonly (readonly string[])[]): string[] {
  const heightOf = (part: string) => layers.findIndex((layer) => layer.includes(part));
  const parts = new Set([...tree.keys()].flatMap((path) => partOf(room, path) ?? []));
  return [
    ...[...parts].filter((part) => heightOf(part) < 0).map((part) => `${room}/${part} has no place in the order`),
    ...stepsBetween(tree, room)
      .filter(({ from, to }) => heightOf(from) >= 0 && heightOf(from) < heightOf(to))
      .map(({ file, to }) => `${file} imports ${to}, which stands higher`),
  ];
}

/** Imports of one part of a room from another, where none may know of the others. */
export const besideEachOther = (tree: Tree, room: string): string[] =>
  stepsBetween(tree, room).map(({ file, to }) => `${file} imports ${to}`);

/** Imports that do not say where they lead: by the room's name out of a folder, relative within it. */
export function misnamed(tree: Tree, rooms: readonly string[]): string[] {
  const folderOf = (path: string) => {
    const room = rooms.find((each) => path.startsWith(`${each}/`));
    return room === undefined ? null : path.slice(0, path.indexOf('/', room.length + 1) + 1) || room;
  };
  return [...tree].flatMap(([file, imports]) =>
    imports.flatMap(({ from }) => {
      const to = resolveOwn(from, file);
      // The types that React Router writes lie beside each route, in a folder that is not there.
      if (to === null || from.startsWith('./+types/') || to === 'site.config.ts') return [];
      // A file that lies loose in its room may name a folder below it either way.
      if (rooms.some((room) => !file.slice(room.length + 1).includes('/') && file.startsWith(`${room}/`))) return [];
      const stays = folderOf(to) === folderOf(file);
      return stays === from.startsWith('.') ? [] : [`${file} imports ${from}`];
    }),
  );
}
