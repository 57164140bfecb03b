import { flushLog } from '#server/observability/log.ts';
import type { Pages } from '#server/public/page-routes.ts';
import type { AppParts } from './app.ts';
import { createHttpServer } from './http-server.ts';
import type { Settings } from './settings.ts';
import type { OpenSite } from './site.ts';
import { stopper } from './stop.ts';

/** Serves an open site until a signal ends the process, with exit code 0. */
export function serve(site: OpenSite, settings: Settings, more: { pages: Pages | null } & Pick<AppParts, 'assets'>): void {
  const server = createHttpServer({ ...site, ...more }, settings.cacheMegabytes * 1024 ** 2);
  const stop = stopper(server, {
    close: [
      async () => site.nightly.stop(),
      async () => site.hiding.stop(),
      () => site.presence.end(),
      () => site.searchCounter.flush(),
      () => site.securityLog.flush(),
      async () => site.searchIndex?.close(),
      () => site.db.destroy(),
    ],
    ended: () => {
      flushLog();
      process.exit(0);
    },
  });
  // A second signal must not cut off what is being finished.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.port;
    console.log(`The site is at http://localhost:${port}/`);
    site.nightly.start();
    site.hiding.start();
  });
}
