import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPages } from '#server/start/pages.ts';
import { serve } from '#server/start/serve.ts';
import { openSite, runSite } from '#server/start/site.ts';
import { withWorkers } from '#server/start/workers.ts';
import { programFile } from '#server/threads/program.ts';

await runSite(
  withWorkers(async (settings) => {
    const pages = fileURLToPath(programFile('index.ts'));
    const build = resolve(pages, '../..');
    if (!existsSync(pages)) throw new Error('The site is not built yet: run `npm start`, which builds it, or `npm run build`.');

    const loading = loadPages(pages, settings.filesUrl);
    const site = await openSite(settings);
    serve(site, settings, { pages: await loading, assets: resolve(build, 'client'), builds: dirname(build) });
  }),
);
