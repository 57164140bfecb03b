import { z } from 'zod';
import { batchDone } from '#shared/answers/batch.ts';
import { linkCheck, linkFilters, linkProblem } from '#shared/answers/links.ts';
import { listMeta } from '#shared/answers/wire.ts';
import { defineCalls, overwriting } from './call.ts';
import { adminPaging } from './reading.ts';

const links = { tag: 'Links', needs: 'content' } as const;

export const linkCalls = defineCalls(links, {
  'GET /admin/link-problems': {
    id: 'listLinkProblems',
    summary: 'Links that the last check found wrong, the worst first, with where they stand',
    query: z.object({
      ...adminPaging.shape,
      filter: z
        .enum(linkFilters, `Lọc theo phải là một trong: ${linkFilters.join(', ')}`)
        .optional()
        .describe(
          "'open', unless told: what is certain; 'suspect': what failed once, at night; 'unclear': what nobody could tell; else one kind.",
        ),
    }),
    data: z.array(linkProblem),
    meta: listMeta,
  },
  'GET /admin/link-check': {
    id: 'getLinkCheck',
    summary: 'How the last check of links went, or how far the one is that is under way',
    data: linkCheck,
  },
  'POST /admin/link-check': {
    id: 'startLinkCheck',
    summary: 'Begins to check all links of the site, and does not wait for it; refused while that is under way',
    data: linkCheck,
    refusals: [409],
  },
  'POST /admin/link-problems/:id/new-address': {
    id: 'takeNewAddressOfLink',
    summary: 'Writes the address that a link leads to by now into every plain field that holds the old one',
    data: batchDone,
    ...overwriting,
  },
});
