import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';

/** The field by which a record is moved to another place: what it belongs to, or is filed under; null where there is none. */
export const moveField = (description: Description): string | null =>
  parentField(description) ?? description.list.filters.find((key) => description.fields[key]?.kind === 'reference') ?? null;
