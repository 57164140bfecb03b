import type { Resource } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { Slots } from '../engine/slots.ts';
import { article } from './article.ts';
import { career } from './career.ts';
import { category } from './category.ts';
import { department } from './department.ts';
import { major } from './major.ts';
import { menu } from './menu.ts';
import { position } from './position.ts';
import { subject } from './subject.ts';

/** The ten descriptions as the engine sees them. */
export const descriptions: readonly Resource[] = resources;

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

export const slotsOf = ({ path }: Resource): Slots => differences[path] ?? {};

/** The resources whose records hang on one of this resource, each with the column that says so. */
export function childrenOf({ path }: Resource): { resource: Resource; column: string }[] {
  return descriptions.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => field.kind === 'reference' && field.to === path)
      .map(([column]) => ({ resource, column })),
  );
}

export function descriptionOf(path: string): Resource {
  const found = descriptions.find((resource) => resource.path === path);
  if (!found) throw new Error(`There is no resource ${path}.`);
  return found;
}
