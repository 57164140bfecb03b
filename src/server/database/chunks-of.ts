/** SQLite takes 32,766 values in one statement; a few hundred are read within a millisecond. */
const usualSize = 500;

/** A list in parts of at most `size`, as statements take its values. */
export function* chunksOf<T>(all: Iterable<T>, size = usualSize): Generator<T[]> {
  const rest = [...all];
  for (let start = 0; start < rest.length; start += size) yield rest.slice(start, start + size);
}
