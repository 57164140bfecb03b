import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';

const all: readonly Description[] = descriptions;

/** The content types whose records have a page of their own, which a link can lead to. */
export const adminUrlKinds: ReadonlySet<string> = new Set(
  all.filter(({ fields }) => Object.values(fields).some(({ kind }) => kind === 'slug')).map(({ path }) => path),
);
