import { articlePath, careerPath, majorGroupPath, majorPath, plainPagePath, positionPath, subjectPath } from '#shared/paths.ts';

/** Where a search result leads; null for a type that has no page. */
export function resultLink(result: {
  type: string;
  slug: string;
  parent_slug?: { nhom?: string | null; nganh?: string | null } | null;
}): string | null {
  const { nhom, nganh } = result.parent_slug ?? {};
  switch (result.type) {
    case 'nghenghiep':
      return careerPath(result.slug);
    case 'nhomnganh':
      return majorGroupPath(result.slug);
    case 'nganhhoc':
      return majorPath(nhom || 'unknown-nhom', result.slug);
    case 'vitri':
      return nhom ? positionPath(nhom, result.slug) : careerPath(result.slug);
    case 'monhoc':
      return subjectPath(nhom || 'unknown-nhom', nganh || 'unknown-nganh', result.slug);
    case 'baiviet':
      return articlePath(result.slug);
    case 'trang':
      return plainPagePath(result.slug);
    default:
      return null;
  }
}
