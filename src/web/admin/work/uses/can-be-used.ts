import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';

const all: readonly Description[] = descriptions;

/** Whether anything can point at records of this type: what has a page or is referred to. */
export const canBeUsed = ({ path, fields }: Description): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'slug') ||
  all.some((other) => Object.values(other.fields).some((field) => field.kind === 'reference' && field.to === path));
