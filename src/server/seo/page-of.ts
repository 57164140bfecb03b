import type { PageAbout } from '#shared/page-about.ts';
import { listPages, type ListSlug } from '#shared/page-about.ts';
import type { Database } from '#server/database/schema.ts';
import { articlePage } from '#server/public/articles.ts';
import { careerPage } from '#server/public/careers.ts';
import { categoryList } from '#server/public/categories.ts';
import { majorGroupPage } from '#server/public/major-groups.ts';
import { majorPage } from '#server/public/majors.ts';
import { positionPage } from '#server/public/positions.ts';
import { subjectPage } from '#server/public/subjects.ts';

const isListSlug = (slug: string): slug is ListSlug => Object.hasOwn(listPages, slug);

/** What a page is about, by the kind and slug of its share picture; null when visitors do not know it. */
export async function pageOf(db: Database, now: Date, kind: string, slug: string): Promise<PageAbout | null> {
  const known = <K extends PageAbout['kind'], R>(name: K, record: R | null | undefined) =>
    record == null ? null : { kind: name, record };
  switch (kind) {
    case 'nghe-nghiep':
      return known(kind, await careerPage(db, slug));
    case 'vi-tri':
      return known(kind, await positionPage(db, slug));
    case 'nhom-nganh':
      return known(kind, await majorGroupPage(db, slug));
    case 'nganh-hoc':
      return known(kind, await majorPage(db, slug));
    case 'mon-hoc':
      return known(kind, await subjectPage(db, slug));
    case 'bai-viet':
      return known(kind, await articlePage(db, now, slug));
    case 'danh-muc':
      return known(
        kind,
        (await categoryList(db, now)).find((category) => category.slug === slug),
      );
    case 'trang':
      return isListSlug(slug) ? { kind, record: { slug } } : null;
    default:
      return null;
  }
}
