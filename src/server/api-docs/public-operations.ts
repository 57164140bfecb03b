import { z } from 'zod';
import type { PublicApi } from '#server/public/public-api.ts';
import { type Operation, querySchema } from './operation.ts';

const tag = 'Public';

/** The calls anyone may make: what visitors see, never hidden records, drafts or anything below a hidden parent. */
export const publicOperations = ({ lists, details }: PublicApi): Operation[] => [
  ...lists.map(({ path, list: { summary, item, query, meta } }): Operation => ({
    method: 'get',
    path,
    tag,
    summary,
    open: true,
    query: querySchema(query),
    data: z.array(item),
    ...(meta && { meta }),
  })),
  ...details.map(({ path, detail: { summary, answer } }): Operation => ({
    method: 'get',
    path: `${path}/{slug}`,
    tag,
    summary,
    open: true,
    data: answer,
  })),
];
