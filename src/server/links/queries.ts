import { z } from 'zod';
import { linkFilters } from '#shared/answers/links.ts';
import { paging } from '#shared/calls/reading.ts';

/** What the list of links is asked by. */
export const linksQuery = z.object({
  ...paging.shape,
  filter: z
    .enum(linkFilters, `Lọc theo phải là một trong: ${linkFilters.join(', ')}`)
    .optional()
    .describe(
      "'open', unless told: what is certain; 'suspect': what failed once, at night; 'unclear': what nobody could tell; else one kind.",
    ),
});
