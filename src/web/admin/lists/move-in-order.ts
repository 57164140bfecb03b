import type { Drop } from '#web/ui/use-drag.ts';

/** The ids with one of them at another place; places begin with 0, and one beyond the ends is the end. */
export function moveInOrder(ids: readonly number[], id: number, place: number): readonly number[] {
  const others = ids.filter((each) => each !== id);
  if (others.length === ids.length) return ids;
  const at = Math.max(0, Math.min(others.length, place));
  const moved = [...others.slice(0, at), id, ...others.slice(at)];
  return moved.every((each, index) => each === ids[index]) ? ids : moved;
}

/** The same for one that is dropped beside another. */
export function dropBeside(ids: readonly number[], id: number, { id: beside, side }: Drop): readonly number[] {
  if (beside === id) return ids;
  const place = ids.filter((each) => each !== id).indexOf(beside);
  return place === -1 ? ids : moveInOrder(ids, id, side === 'before' ? place : place + 1);
}
