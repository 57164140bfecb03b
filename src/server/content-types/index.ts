import type { Description } from '#shared/content-types/description.ts';
import { descriptions as all } from '#shared/content-types/index.ts';
import type { Slots } from '#server/crud/slots.ts';
import { article } from './article.ts';
import { career } from './career.ts';
import { category } from './category.ts';
import { department } from './department.ts';
import { major } from './major.ts';
import { menu } from './menu.ts';
import { position } from './position.ts';
import { subject } from './subject.ts';

/** The ten descriptions for whoever reads any of them. */
export const descriptions: readonly Description[] = all;

/** The differences, by the part of the address. A resource that is not here has none. */
const differences: Readonly<Record<string, Slots>> = {
  menu,
  'nghe-nghiep': career,
  'bo-phan': department,
  'vi-tri': position,
  'nganh-hoc': major,
  'mon-hoc': subject,
  'danh-muc': category,
  'bai-viet': article,
};

export const slotsOf = ({ path }: Description): Slots => differences[path] ?? {};

/** The resources whose records hang on one of this resource, each with the column that says so. */
export function childrenOf({ path }: Description): { resource: Description; column: string }[] {
  return descriptions.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => field.kind === 'reference' && field.to === path)
      .map(([column]) => ({ resource, column })),
  );
}

export function descriptionOf(path: string): Description {
  const found = descriptions.find((resource) => resource.path === path);
  if (!found) throw new Error(`There is no resource ${path}.`);
  return found;
}
