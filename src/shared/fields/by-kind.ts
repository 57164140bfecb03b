import type { Field } from './index.ts';

type OfKind = { kind: string };

/** One way for each kind of field, so that a kind that nobody thought of is a type error: `byKind<Field, [value: unknown], string>({ … })`. */
export type Ways<F extends OfKind, Rest extends unknown[], Result> = {
  [K in F['kind']]: (field: Extract<F, { kind: K }>, ...rest: Rest) => Result;
};

/** Goes the way of the kind that a field is of. */
export const byKind =
  <F extends OfKind, Rest extends unknown[], Result>(ways: Ways<F, Rest, Result>) =>
  (field: F, ...rest: Rest): Result =>
    (ways[field.kind as F['kind']] as (field: F, ...rest: Rest) => Result)(field, ...rest);

/** The same for several kinds, by their names. */
export const alike = <K extends string, Way>(way: Way, ...kinds: K[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, way])) as Record<K, Way>;

/** Something of each kind, where the field itself says nothing more. */
export type PerKind<T> = Readonly<Record<Field['kind'], T>>;
