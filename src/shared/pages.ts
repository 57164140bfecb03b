import type { PictureMeta } from '#shared/rules/picture-set.ts';

/**
 * What visitors receive: the data of the public calls of the API. Hidden records, drafts, scheduled
 * articles and everything below a hidden parent are never part of it.
 */

export type Section = { title: string; content: string; list: string[] };

/** A link target in the shortest form. */
export type Reference = { id: number; name: string; slug: string };

export type MenuChild = { id: number; title: string; url: string | null; slug: string; order: number };
export type MenuItem = MenuChild & { type: 'dropdown' | 'link'; children: MenuChild[] };

export type BannerItem = {
  id: number;
  title: string;
  link: string | null;
  position: 'internal' | 'external';
  order: number;
  status: number;
  image: string | null;
  image_meta: PictureMeta | null;
};

export type CategoryItem = Reference & { description: string; order: number; bai_viets_count: number };

export type ArticleItem = {
  id: number;
  category_id: number | null;
  category: Reference | null;
  title: string;
  slug: string;
  excerpt: string;
  thumbnail: string | null;
  thumbnail_meta: PictureMeta | null;
  order: number;
  status: 'published';
  /** ISO 8601 with offset. */
  published_at: string;
  author: { name: string };
};

export type ArticlePage = ArticleItem & {
  content: Section[];
  image: string | null;
  image_meta: PictureMeta | null;
  video_url: string | null;
  /** Up to three others, those of the same category first. */
  related: ArticleItem[];
};

export type CareerItem = Reference & {
  description: string;
  order: number;
  image: string | null;
  image_meta: PictureMeta | null;
};

export type PositionCard = Reference & {
  short_description: string;
  thumbnail: string | null;
  thumbnail_meta: PictureMeta | null;
};

export type CareerPage = CareerItem & {
  departments: {
    id: number;
    name: string;
    short_description: string;
    /** The thumbnail of the first position that has one. */
    image: string | null;
    image_meta: PictureMeta | null;
    positions: PositionCard[];
  }[];
};

export type PositionPage = PositionCard & {
  detailed_description: Section[];
  /** Tags. */
  fields: string[];
  image: string | null;
  image_meta: PictureMeta | null;
  youtube_url: string | null;
  order: number;
  /** Without a leading 'Bộ phận', capitalised. */
  department_name: string;
  career: Reference;
  /** The other positions of the department, in order. */
  neighbours: PositionCard[];
};

export type MajorGroupItem = CareerItem;

export type MajorCard = Reference & {
  ma_nganh: string;
  description: string;
  image: string | null;
  image_meta: PictureMeta | null;
};

export type MajorGroupPage = MajorGroupItem & { nganh_hoc: MajorCard[] };

export type SubjectCard = Reference & {
  short_description: string;
  hinh_anh: string | null;
  hinh_anh_meta: PictureMeta | null;
};

export type MajorPage = MajorCard & {
  group: Reference;
  youtube_url: string | null;
  detailed_content: Section[];
  order: number;
  mon_hocs: SubjectCard[];
};

export type SubjectItem = SubjectCard & {
  order: number;
  nganh_hoc: Reference & { group: Reference };
};

export type SubjectPage = SubjectItem & {
  description: string;
  detailed_content: Section[];
  video_url: string | null;
  /** The other subjects of the major, in order. */
  neighbours: SubjectCard[];
};

export const searchTypes = ['vitri', 'monhoc', 'baiviet'] as const;
export type SearchType = (typeof searchTypes)[number];

export type SearchResult = {
  type: SearchType;
  id: number;
  name: string;
  slug: string;
  thumbnail: string | null;
  thumbnail_meta: PictureMeta | null;
  description: string;
  /** Plain text around the match, about 200 characters at most, '…' where it was cut. */
  snippet: string;
  /** `nhom`: slug of the career or major group; `nganh`: slug of the major. */
  parent_slug: { nhom: string | null; nganh: string | null };
};

/** What a visitor may mean while typing. */
export type SearchSuggestion = Pick<SearchResult, 'type' | 'name' | 'slug' | 'parent_slug'>;
