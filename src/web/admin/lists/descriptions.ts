import type { Description } from '#shared/content-types/description.ts';
import { descriptions as all } from '#shared/content-types/index.ts';

/** The ten descriptions for whoever reads any of them. */
export const descriptions: readonly Description[] = all;

/** The description behind a part of the address, if there is one. */
export const findDescription = (path: string | undefined): Description | undefined =>
  descriptions.find((resource) => resource.path === path);
