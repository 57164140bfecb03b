import type { ArticlePage, CareerPage, MajorGroupPage, MajorPage, PositionPage, SubjectPage } from './pages.ts';
import {
  articleListPath,
  articlePath,
  articlesPath,
  careerPath,
  careersPath,
  homePath,
  majorGroupPath,
  majorGroupsPath,
  majorPath,
  positionPath,
  searchPagePath,
  subjectPath,
  subjectsPath,
} from './paths.ts';

/** The pages that stand for no record of their own. */
export const listPages = {
  'trang-chu': { name: 'Hướng nghiệp và học thiết kế', path: homePath },
  'nghe-nghiep': { name: 'Nghề nghiệp', path: careersPath },
  'nganh-hoc': { name: 'Ngành học', path: majorGroupsPath },
  'mon-hoc': { name: 'Môn học', path: subjectsPath },
  'bai-viet': { name: 'Bài viết', path: articlesPath },
  'tim-kiem': { name: 'Tìm kiếm', path: searchPagePath },
} as const;

export type ListSlug = keyof typeof listPages;

type Named = { name: string; slug: string };

/** What a public page is about: its kind, spelled as the API spells it, and the record that visitors receive. */
export type PageAbout =
  | { kind: 'nghe-nghiep'; record: CareerPage }
  | { kind: 'vi-tri'; record: PositionPage }
  | { kind: 'nhom-nganh'; record: MajorGroupPage }
  | { kind: 'nganh-hoc'; record: MajorPage }
  | { kind: 'mon-hoc'; record: SubjectPage }
  | { kind: 'bai-viet'; record: ArticlePage }
  | { kind: 'danh-muc'; record: Named }
  | { kind: 'trang'; record: { slug: ListSlug } };

export type PageKind = PageAbout['kind'];

/** A step of the way down to a page; `path` is below the origin. */
export type Step = { name: string; path: string };

/** From the top of the site down to the page itself. */
export function trailOf({ kind, record }: PageAbout): Step[] {
  switch (kind) {
    case 'nghe-nghiep':
      return [listPages['nghe-nghiep'], { name: record.name, path: careerPath(record.slug) }];
    case 'vi-tri': {
      const { name, slug, career } = record;
      return [
        listPages['nghe-nghiep'],
        { name: career.name, path: careerPath(career.slug) },
        { name, path: positionPath(career.slug, slug) },
      ];
    }
    case 'nhom-nganh':
      return [listPages['nganh-hoc'], { name: record.name, path: majorGroupPath(record.slug) }];
    case 'nganh-hoc': {
      const { name, slug, group } = record;
      return [
        listPages['nganh-hoc'],
        { name: group.name, path: majorGroupPath(group.slug) },
        { name, path: majorPath(group.slug, slug) },
      ];
    }
    case 'mon-hoc': {
      const { name, slug, nganh_hoc: major } = record;
      return [
        listPages['nganh-hoc'],
        { name: major.group.name, path: majorGroupPath(major.group.slug) },
        { name: major.name, path: majorPath(major.group.slug, major.slug) },
        { name, path: subjectPath(major.group.slug, major.slug, slug) },
      ];
    }
    case 'bai-viet': {
      const { title, slug, category } = record;
      return [
        listPages['bai-viet'],
        ...(category ? [{ name: category.name, path: articleListPath({ category: category.slug }) }] : []),
        { name: title, path: articlePath(slug) },
      ];
    }
    case 'danh-muc':
      return [listPages['bai-viet'], { name: record.name, path: articleListPath({ category: record.slug }) }];
    case 'trang':
      return [listPages[record.slug]];
  }
}
