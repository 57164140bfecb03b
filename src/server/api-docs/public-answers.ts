import { z } from 'zod';
import * as pages from '#shared/pages.ts';
import type { SearchMeta, SuggestionsMeta } from '#shared/answers/wire.ts';
import { pictureMetaShape, referenceShape, sectionShape } from '#server/crud/record-shape.ts';

/** The data of the public calls, held to the types that the pages are written with. */

const text = z.string();
const picture = text.nullable();
const meta = pictureMetaShape.nullable();
const link = text.nullable();
const described = referenceShape.extend({ description: text, order: z.int(), image: picture, image_meta: meta });

const menuChild = z.object({ id: z.int(), title: text, url: link, slug: text, order: z.int() });
export const menuItem = menuChild.extend({
  type: z.enum(['dropdown', 'link']),
  children: z.array(menuChild),
}) satisfies z.ZodType<pages.MenuItem>;

export const bannerItem = z.object({
  id: z.int(),
  title: text,
  link,
  position: z.enum(['internal', 'external']),
  order: z.int(),
  status: z.literal(1),
  image: picture,
  image_meta: meta,
}) satisfies z.ZodType<pages.BannerItem>;

export const categoryItem = referenceShape.extend({
  description: text,
  order: z.int(),
  bai_viets_count: z.int(),
}) satisfies z.ZodType<pages.CategoryItem>;

export const articleItem = z.object({
  id: z.int(),
  category_id: z.int().nullable(),
  category: referenceShape.nullable(),
  title: text,
  slug: text,
  excerpt: text,
  thumbnail: picture,
  thumbnail_meta: meta,
  order: z.int(),
  status: z.literal('published'),
  published_at: z.iso.datetime({ offset: true }),
  author: z.object({ name: text }),
}) satisfies z.ZodType<pages.ArticleItem>;

export const articlePage = articleItem.extend({
  content: z.array(sectionShape),
  image: picture,
  image_meta: meta,
  video_url: link,
  related: z.array(articleItem),
}) satisfies z.ZodType<pages.ArticlePage>;

export const careerItem = described satisfies z.ZodType<pages.CareerItem>;

const positionCard = referenceShape.extend({
  short_description: text,
  thumbnail: picture,
  thumbnail_meta: meta,
}) satisfies z.ZodType<pages.PositionCard>;

export const careerPage = careerItem.extend({
  departments: z.array(
    z.object({
      id: z.int(),
      name: text,
      short_description: text,
      image: picture,
      image_meta: meta,
      positions: z.array(positionCard),
    }),
  ),
}) satisfies z.ZodType<pages.CareerPage>;

export const positionPage = positionCard.extend({
  detailed_description: z.array(sectionShape),
  fields: z.array(text),
  image: picture,
  image_meta: meta,
  youtube_url: link,
  order: z.int(),
  department_name: text,
  career: referenceShape,
  neighbours: z.array(positionCard),
}) satisfies z.ZodType<pages.PositionPage>;

export const majorGroupItem = described satisfies z.ZodType<pages.MajorGroupItem>;

const majorCard = referenceShape.extend({
  ma_nganh: text,
  description: text,
  image: picture,
  image_meta: meta,
}) satisfies z.ZodType<pages.MajorCard>;

export const majorGroupPage = majorGroupItem.extend({ nganh_hoc: z.array(majorCard) }) satisfies z.ZodType<pages.MajorGroupPage>;

const subjectCard = referenceShape.extend({
  short_description: text,
  hinh_anh: picture,
  hinh_anh_meta: meta,
}) satisfies z.ZodType<pages.SubjectCard>;

export const majorPage = majorCard.extend({
  group: referenceShape,
  youtube_url: link,
  detailed_content: z.array(sectionShape),
  order: z.int(),
  mon_hocs: z.array(subjectCard),
}) satisfies z.ZodType<pages.MajorPage>;

export const subjectItem = subjectCard.extend({
  order: z.int(),
  nganh_hoc: referenceShape.extend({ group: referenceShape }),
}) satisfies z.ZodType<pages.SubjectItem>;

export const subjectPage = subjectItem.extend({
  description: text,
  detailed_content: z.array(sectionShape),
  video_url: link,
  neighbours: z.array(subjectCard),
}) satisfies z.ZodType<pages.SubjectPage>;

export const searchResult = z.object({
  type: z.enum(pages.searchTypes),
  id: z.int(),
  name: text,
  slug: text,
  thumbnail: picture,
  thumbnail_meta: meta,
  description: text,
  snippet: text.describe('Plain text around the match, about 200 characters at most.'),
  parent_slug: z.object({ nhom: text.nullable(), nganh: text.nullable() }),
}) satisfies z.ZodType<pages.SearchResult>;

export const searchSuggestion = searchResult.pick({
  type: true,
  name: true,
  slug: true,
  parent_slug: true,
}) satisfies z.ZodType<pages.SearchSuggestion>;

const searchFacts = z.object({
  terms: z
    .array(text)
    .describe(
      'Keys of the words that were looked for: no accents, lower case; several with spaces where they count side by side only, a * behind the beginning of one.',
    ),
  did_you_mean: text.nullable().describe('Set when nothing matched as typed: the text whose results these are.'),
});
const counted = z.int().describe('200 means 200 or more.');

export const searchMeta = searchFacts.extend({
  current_page: z.int(),
  last_page: z.int().min(1),
  per_page: z.int(),
  total: counted,
  types: z.object({ vitri: counted, monhoc: counted, baiviet: counted }).describe('Matches per type, whatever `type` says.'),
}) satisfies z.ZodType<SearchMeta>;

export const suggestionsMeta = searchFacts.extend({ total: counted }) satisfies z.ZodType<SuggestionsMeta>;
