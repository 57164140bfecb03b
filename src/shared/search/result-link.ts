import { careerPath, filled, visited } from '#shared/paths.ts';
import { pathOfType } from './search-types.ts';

/** Where a search result leads; null for a type that has no page. */
export function resultLink(result: {
  type: string;
  slug: string;
  parent_slug?: { nhom?: string | null; nganh?: string | null } | null;
}): string | null {
  const { type, slug, parent_slug } = result;
  const path = pathOfType(type);
  if (path === undefined) return null;
  const page = visited[path];
  const { nhom, nganh } = parent_slug ?? {};
  if (type === 'vitri' && !nhom) return careerPath(slug);
  const above = [nhom || 'unknown-nhom', nganh || 'unknown-nganh'].slice(0, page.split(':').length - 2);
  return filled(page, [...above, slug]);
}
