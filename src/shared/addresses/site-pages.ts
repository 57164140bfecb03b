import {
  articlesPath,
  careersPath,
  comparisonPath,
  homePath,
  interestPath,
  majorGroupsPath,
  savedPath,
  searchPagePath,
  subjectsPath,
} from '#shared/paths.ts';

/** The pages that show no single record, as an editor chooses them. */
export const sitePages: readonly { path: string; name: string }[] = [
  { path: homePath, name: 'Trang chủ' },
  { path: careersPath, name: 'Nghề nghiệp' },
  { path: majorGroupsPath, name: 'Ngành học' },
  { path: subjectsPath, name: 'Môn học' },
  { path: articlesPath, name: 'Bài viết' },
  { path: interestPath, name: 'Khám phá theo sở thích' },
  { path: comparisonPath, name: 'Chọn và so sánh ngành' },
  { path: savedPath, name: 'Đã lưu' },
  { path: searchPagePath, name: 'Tìm kiếm' },
];
