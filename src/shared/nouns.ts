import type { Visited } from './paths.ts';

/** What visitors call what they read, find and have pages of. Apart from the addresses, which every page loads. */
export const nouns = {
  'nghe-nghiep': 'nghề nghiệp',
  'nhom-nganh': 'nhóm ngành',
  'nganh-hoc': 'ngành học',
  'vi-tri': 'vị trí',
  'mon-hoc': 'môn học',
  'bai-viet': 'bài viết',
  trang: 'trang',
  'hoi-dap': 'câu hỏi',
} as const satisfies Record<Visited, string>;
