import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { loadPages } from './pages.ts';
import { openSite, runSite } from './site.ts';

const root = resolve(import.meta.dirname, '../..');

await runSite(async (settings) => {
  const build = resolve(root, process.env['BUILD_DIR'] ?? 'build');
  const serverBuild = resolve(build, 'server/index.js');
  if (!existsSync(serverBuild))
    throw new Error('The site is not built yet: run `npm start`, which builds it, or `npm run build`.');

  const site = await openSite(settings);
  const app = createApp({ ...site, pages: await loadPages(serverBuild), assets: resolve(build, 'client') });
  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
    console.log(`The site is at http://localhost:${port}/`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Open keep-alive connections would hold the process for seconds; requests under way are finished.
      server.close(() => void site.db.destroy().then(() => process.exit(0)));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
  }
});
