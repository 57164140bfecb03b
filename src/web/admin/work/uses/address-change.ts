import type { Description } from '#shared/content-types/description.ts';
import type { Field } from '#shared/fields/index.ts';
import { hidden } from '#shared/fields/visibility.ts';

/** What a save does to the address of a record. */
export type Step = 'hide' | 'rename' | 'move';

type Values = Readonly<Record<string, unknown>>;

function stepOf(name: string, field: Field, before: unknown, after: unknown): Step | null {
  if (after === undefined || before === after) return null;
  if (field.kind === 'visibility') return Number(after) === hidden ? 'hide' : null;
  // The last value of a status is the one that visitors see.
  if (field.kind === 'choice' && name === 'status') return before === field.values.at(-1)?.value ? 'hide' : null;
  if (field.kind === 'slug') return 'rename';
  // What a record need not hang on is no part of its address.
  return field.kind === 'reference' && field.required === true ? 'move' : null;
}

const order: readonly Step[] = ['hide', 'rename', 'move'];

/** What a save does to the address of a record, by its values as the API takes them; null: nothing. The gravest comes first. */
export function addressChange({ fields }: Description, before: Values, after: Values): Step | null {
  const steps = new Set(Object.entries(fields).map(([name, field]) => stepOf(name, field, before[name], after[name])));
  return order.find((each) => steps.has(each)) ?? null;
}
