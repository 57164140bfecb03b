import { serve } from '#server/start/serve.ts';
import { openSite, runSite } from '#server/start/site.ts';
import { withWorkers } from '#server/start/workers.ts';

/** The site without pages, opened as `src/server/main.ts` does: for trials of the API, which need no build. */
await runSite(withWorkers(async (settings) => serve(await openSite(settings), settings, { pages: null })));
