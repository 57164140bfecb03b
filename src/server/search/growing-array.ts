/** The same array if it has a place, else a larger one with what is in it. */
export function withRoom<Numbers extends Uint8Array | Int32Array | Uint32Array>(numbers: Numbers, place: number): Numbers {
  if (place < numbers.length) return numbers;
  const larger = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(place * 1.5) + 4);
  larger.set(numbers);
  return larger;
}
