import { serve } from '#server/start/serve.ts';
import { openSite, runSite } from '#server/start/site.ts';

/** The site without pages, opened as `src/server/main.ts` does: for trials of the API, which need no build. */
await runSite(async (settings) => serve(await openSite(settings), settings, { pages: null }));
