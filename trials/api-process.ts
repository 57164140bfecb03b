import { logConsole } from '#server/observability/log.ts';
import { createHttpServer } from '#server/start/http-server.ts';
import { openSite, runSite } from '#server/start/site.ts';

/** The site without pages, opened as `src/server/main.ts` does: for trials of the API, which need no build. */
logConsole();
await runSite(async (settings) => {
  const server = createHttpServer({ ...(await openSite(settings)), pages: null }, settings.cacheMegabytes * 1024 ** 2);
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) console.log(`The site is at http://localhost:${address.port}/`);
  });
});
