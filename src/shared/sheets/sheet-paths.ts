import type { Description } from '#shared/content-types/description.ts';

/** The content types that are given out as sheets and read from them, in the order in which one needs the other. */
export const sheetPaths = [
  'nghe-nghiep',
  'bo-phan',
  'nhom-nganh',
  'nganh-hoc',
  'mon-hoc',
  'vi-tri',
  'danh-muc',
  'bai-viet',
  'moc-tuyen-sinh',
  'hoc-bong',
  'hoi-dap',
] as const;

export const hasSheet = ({ path }: Pick<Description, 'path'>): boolean => sheetPaths.some((each) => each === path);
