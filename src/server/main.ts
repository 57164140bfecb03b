import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { currentBuild } from '#server/start/current-build.ts';
import { loadPages } from '#server/start/pages.ts';
import { serve } from '#server/start/serve.ts';
import { openSite, runSite } from '#server/start/site.ts';
import { withWorkers } from '#server/start/workers.ts';

const root = resolve(import.meta.dirname, '../..');

await runSite(
  withWorkers(async (settings) => {
    const builds = resolve(root, process.env['BUILD_DIR'] ?? 'build');
    const build = currentBuild(builds);
    const serverBuild = resolve(build, 'server/index.js');
    if (!existsSync(serverBuild))
      throw new Error('The site is not built yet: run `npm start`, which builds it, or `npm run build`.');

    const site = await openSite(settings);
    serve(site, settings, { pages: await loadPages(serverBuild, settings.filesUrl), assets: resolve(build, 'client'), builds });
  }),
);
