import { slugify } from '#shared/text/slugify.ts';

/** The anchor of a department on its career's page, from the title visitors read. */
export const departmentAnchor = (title: string) => `bo-phan-${slugify(title)}`;
