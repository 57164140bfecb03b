import { z } from 'zod';
import { articlesQuery, searchQuery, subjectsQuery, suggestionsQuery } from '#server/public/query.ts';
import { type Operation, querySchema } from './operation.ts';
import * as answers from './public-answers.ts';

const tag = 'Public';

const list = (path: string, summary: string, item: z.ZodType, more: Partial<Operation> = {}): Operation => ({
  method: 'get',
  path,
  tag,
  summary,
  open: true,
  data: z.array(item),
  refusals: more.query ? [422] : [],
  ...more,
});

const detail = (path: string, summary: string, data: z.ZodType): Operation => ({
  method: 'get',
  path: `${path}/{slug}`,
  tag,
  summary,
  open: true,
  data,
  refusals: [404],
});

/** The calls anyone may make: what visitors see, never hidden records, drafts or anything below a hidden parent. */
export const publicOperations: readonly Operation[] = [
  list('/menu', 'The menu as a tree', answers.menuItem),
  list('/banners', 'Banners that are shown', answers.bannerItem),
  list('/nghe-nghiep', 'Careers', answers.careerItem),
  detail('/nghe-nghiep', 'A career with its departments and their positions', answers.careerPage),
  detail('/vi-tri', 'A position', answers.positionPage),
  list('/nhom-nganh', 'Major groups', answers.majorGroupItem),
  detail('/nhom-nganh', 'A major group with its majors', answers.majorGroupPage),
  detail('/nganh-hoc', 'A major with its subjects', answers.majorPage),
  list('/mon-hoc', 'Subjects; all of them unless a page is asked for', answers.subjectItem, {
    query: querySchema(subjectsQuery),
    meta: 'paged',
  }),
  detail('/mon-hoc', 'A subject', answers.subjectPage),
  list('/danh-muc', 'Article categories, with the number of published articles', answers.categoryItem),
  list('/bai-viet', 'Published articles; all of them unless a page is asked for', answers.articleItem, {
    query: querySchema(articlesQuery),
    meta: 'paged',
  }),
  detail('/bai-viet', 'A published article', answers.articlePage),
  list('/search', 'What visitors find by words, best first', answers.searchResult, {
    query: querySchema(searchQuery),
    meta: answers.searchMeta,
  }),
  list('/search/suggestions', 'At most eight results for what is being typed', answers.searchSuggestion, {
    query: querySchema(suggestionsQuery),
    meta: answers.suggestionsMeta,
  }),
];
