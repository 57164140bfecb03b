import type { Description } from '#shared/content-types/description.ts';

/** 1.234 */
export const number = (count: number): string => count.toLocaleString('vi-VN');

/** '8 môn học' */
export const counted = ({ noun }: Pick<Description, 'noun'>, count: number): string => `${number(count)} ${noun}`;
