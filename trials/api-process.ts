import { createHttpServer } from '#server/start/http-server.ts';
import { openSite, runSite } from '#server/start/site.ts';

/** The site without pages, opened as `src/server/main.ts` does: for trials of the API, which need no build. */
await runSite(async (settings) => {
  const site = await openSite(settings);
  const server = createHttpServer({ ...site, pages: null }, settings.cacheMegabytes * 1024 ** 2);
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) console.log(`The site is at http://localhost:${address.port}/`);
    site.sweeper.start();
  });
});
