import type { Resource } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';

/** The ten descriptions as the engine sees them. */
export const descriptions: readonly Resource[] = resources;

/** The description behind a part of the address, if there is one. */
export const findDescription = (path: string | undefined): Resource | undefined =>
  descriptions.find((resource) => resource.path === path);
