import type { Description } from './description.ts';

/**
 * The field by which records of a type have siblings: what they belong to, and are hidden with; null where all of them stand
 * beside each other.
 */
export function parentField({ fields, path }: Pick<Description, 'fields' | 'path'>): string | null {
  const found = Object.entries(fields).find(
    ([, field]) => field.kind === 'reference' && (field.required === true || field.to === path),
  );
  return found?.[0] ?? null;
}
