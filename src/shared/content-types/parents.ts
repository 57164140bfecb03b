import type { Description } from './description.ts';
import { descriptions } from './index.ts';
import { parentField } from './parent-field.ts';

/** What records belong to, by the column that names it. */
export type Parent = { description: Description; column: string };

/** The content type that a field refers to. */
export const referredTo = (description: Description, column: string): Description | undefined => {
  const field = description.fields[column];
  return field?.kind === 'reference' ? descriptions.find(({ path }) => path === field.to) : undefined;
};

/** What the records of a type belong to and are hidden with, nearest first. What belongs to its own type ends the way. */
export function parentsOf(description: Description): Parent[] {
  const column = parentField(description);
  const parent = column === null ? undefined : referredTo(description, column);
  if (column === null || parent === undefined || parent === description) return [];
  return [{ description: parent, column }, ...parentsOf(parent)];
}
