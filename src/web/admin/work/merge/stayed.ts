/** Of places in an order, those that stayed in it: the longest rising ones. */
export function stayed(places: readonly number[]): Set<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  let end = -1;
  for (const [index, place] of places.entries()) {
    lengths[index] = 1;
    previous[index] = -1;
    for (let before = 0; before < index; before += 1) {
      const length = (lengths[before] ?? 0) + 1;
      if ((places[before] ?? 0) < place && length > (lengths[index] ?? 0)) {
        lengths[index] = length;
        previous[index] = before;
      }
    }
    if (end === -1 || (lengths[index] ?? 0) > (lengths[end] ?? 0)) end = index;
  }
  const kept = new Set<number>();
  for (let index = end; index !== -1; index = previous[index] ?? -1) kept.add(places[index] ?? 0);
  return kept;
}
