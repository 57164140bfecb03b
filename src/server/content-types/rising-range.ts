import type { Faults, Stored, Values } from '#server/crud/record.ts';

/** What is wrong with a range of two fields where it ends below its beginning. `before` is the record as it stands, null on create. */
export function risingRange(values: Values, before: Stored | null, from: string, to: string): Faults {
  if (!(from in values) && !(to in values)) return {};
  const [least, most] = [from, to].map((name) => values[name] ?? before?.[name]);
  if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return {};
  return { [to]: ['Mức đến không được thấp hơn mức từ.'] };
}
