import { z } from 'zod';
import { batchDone } from '#shared/answers/batch.ts';
import { changeMeta } from '#shared/answers/journal.ts';
import { linkCheck, linkProblem } from '#shared/answers/links.ts';
import { linksQuery } from '#server/links/queries.ts';
import { type Operation, querySchema } from './operation.ts';

const call = { tag: 'Links', needs: 'content' } as const;

/** The calls of 'Kiểm tra liên kết'. */
export const linkOperations: readonly Operation[] = [
  {
    ...call,
    method: 'get',
    path: '/admin/lien-ket/all',
    summary: 'Links that the last check found wrong, the worst first, with where they stand',
    query: querySchema(linksQuery),
    data: z.array(linkProblem),
    meta: 'always',
  },
  {
    ...call,
    method: 'get',
    path: '/admin/lien-ket/check',
    summary: 'How the last check of links went, or how far the one is that is under way',
    data: linkCheck,
  },
  {
    ...call,
    method: 'post',
    path: '/admin/lien-ket/check',
    summary: 'Begins to check all links of the site, and does not wait for it; refused while that is under way',
    data: linkCheck,
    refusals: [409],
  },
  {
    ...call,
    method: 'post',
    path: '/admin/lien-ket/{id}/new-address',
    summary: 'Writes the address that a link leads to by now into every plain field that holds the old one',
    data: batchDone,
    meta: changeMeta,
    refusals: [409],
  },
];
