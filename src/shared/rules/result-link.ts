import { articlePath, positionPath, subjectPath } from '#shared/paths.ts';

/** Where a search result leads; null for a type that has no page. */
export function resultLink(result: {
  type: string;
  slug: string;
  parent_slug?: { nhom?: string | null; nganh?: string | null } | null;
}): string | null {
  const { nhom, nganh } = result.parent_slug ?? {};
  switch (result.type) {
    case 'vitri':
      return nhom ? positionPath(nhom, result.slug) : `/nghe-nghiep/${result.slug}`;
    case 'monhoc':
      return subjectPath(nhom || 'unknown-nhom', nganh || 'unknown-nganh', result.slug);
    case 'baiviet':
      return articlePath(result.slug);
    default:
      return null;
  }
}
