/** The paths of the content types whose records have a page of their own, which is found by their slug. */
export const pathsWithPage: ReadonlySet<string> = new Set([
  'nghe-nghiep',
  'vi-tri',
  'nhom-nganh',
  'nganh-hoc',
  'mon-hoc',
  'danh-muc',
  'bai-viet',
  'trang',
]);
