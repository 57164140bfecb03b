import { descriptions } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import {
  admissionsPath,
  askingPath,
  comparisonPath,
  homePath,
  interestPath,
  questionsPath,
  savedPath,
  searchPagePath,
} from '#shared/paths.ts';
import { capital } from '#shared/text/capital.ts';

/**
 * A page that shows no single record. `slug`: what it is known by where records are by theirs; `name`: as an editor chooses it;
 * `title`: where that is not what it is called elsewhere.
 */
type SitePage = { slug: string; path: string; name: string; title?: string };

/** Pages that show something of many records. */
export const guidancePages: readonly SitePage[] = [
  { slug: 'kham-pha', path: interestPath, name: 'Khám phá theo sở thích' },
  { slug: 'tuyen-sinh', path: admissionsPath, name: 'Tuyển sinh' },
  { slug: 'hoi-dap', path: questionsPath, name: 'Hỏi đáp' },
  { slug: 'so-sanh', path: comparisonPath, name: 'Chọn và so sánh ngành', title: 'Chọn và so sánh ngành học' },
  { slug: 'hoi-tu-van', path: askingPath, name: 'Hỏi tư vấn' },
];

export const homePage: SitePage = { slug: 'trang-chu', path: homePath, name: 'Trang chủ', title: 'Hướng nghiệp và học thiết kế' };

export const sitePages: readonly SitePage[] = [
  homePage,
  ...descriptions.flatMap(({ listPage, noun, path }: Description) =>
    listPage === undefined ? [] : [{ slug: path, path: listPage, name: capital(noun) }],
  ),
  ...guidancePages,
  { slug: 'da-luu', path: savedPath, name: 'Đã lưu' },
  { slug: 'tim-kiem', path: searchPagePath, name: 'Tìm kiếm' },
];
