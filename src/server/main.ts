import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createHttpServer } from '#server/start/http-server.ts';
import { loadPages } from '#server/start/pages.ts';
import { openSite, runSite } from '#server/start/site.ts';

const root = resolve(import.meta.dirname, '../..');

await runSite(async (settings) => {
  const build = resolve(root, process.env['BUILD_DIR'] ?? 'build');
  const serverBuild = resolve(build, 'server/index.js');
  if (!existsSync(serverBuild))
    throw new Error('The site is not built yet: run `npm start`, which builds it, or `npm run build`.');

  const site = await openSite(settings);
  const parts = { ...site, pages: await loadPages(serverBuild), assets: resolve(build, 'client') };
  const server = createHttpServer(parts, settings.cacheMegabytes * 1024 ** 2);
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.port;
    console.log(`The site is at http://localhost:${port}/`);
    site.sweeper.start();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Open keep-alive connections would hold the process for seconds; requests under way are finished.
      site.sweeper.stop();
      server.close(async () => {
        await site.searchCounter.flush();
        await Promise.all([site.db.destroy(), site.searchIndex?.close()]);
        process.exit(0);
      });
      server.closeIdleConnections();
    });
  }
});
