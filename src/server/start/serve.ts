import { flushLog } from '#server/observability/log.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { areUnseen } from '#server/crud/unseen.ts';
import { changedElsewhere, onContentChange } from '#server/crud/write-context.ts';
import type { AppParts } from './app.ts';
import { collectAtRest } from './collect-at-rest.ts';
import { createHttpServer } from './http-server.ts';
import { addressOf, insight, openMetricsPort } from '#server/insight/insight.ts';
import { freeIn, readiness } from '#server/insight/readiness.ts';
import type { Settings } from './settings.ts';
import type { OpenSite } from './site.ts';
import { stopper } from './stop.ts';
import { colleagues, workerSlot } from './workers.ts';

/** Serves an open site until a signal ends the process, with exit code 0. */
export function serve(site: OpenSite, settings: Settings, more: { pages: Pages | null } & Pick<AppParts, 'assets' | 'builds'>) {
  const { metrics, trustProxy = 0 } = site;
  const others = colleagues(async () => changedElsewhere(site.db), metrics?.registry);
  const own = metrics && (async () => ({ type: metrics.registry.contentType, text: await metrics.registry.metrics() }));
  const read = metrics && (others?.metrics ?? own);
  const { healthNetworks, accessLog, metrics: asked } = settings;
  const forMachines = insight({
    mayAsk: healthNetworks,
    trustProxy,
    publicUrl: site.publicUrl ?? null,
    ready: readiness({ ...site, freeBytes: async () => freeIn(settings.dataDir) }),
    metrics: read === null || asked.token === null ? null : { token: asked.token, read },
  });
  const server = createHttpServer({ ...site, ...more }, settings.cacheMegabytes * 1024 ** 2, { metrics, accessLog }, forMachines);
  // Last of those who hear of a save: what this process has kept is forgotten by then.
  if (others !== null)
    onContentChange(site.db, (changes) => (changes === null || areUnseen(changes) ? undefined : others.changed()));
  metrics?.watchProcess();
  const closeMetrics =
    read === null || others !== null ? null : openMetricsPort(read, asked.port, asked.host, () => process.exit(1));
  const stop = stopper(server, {
    close: [
      async () => closeMetrics?.(),
      async () => site.nightly.stop(),
      async () => site.hiding.stop(),
      () => site.links.stop(),
      async () => site.mail?.stop(),
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
    // What only one process has to say and to do.
    if (workerSlot() === 0) {
      console.log(`The site is at ${addressOf(server)}`);
      site.nightly.start();
    }
    site.hiding.start();
    site.mail?.start();
    collectAtRest(server);
  });
}
