import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createApp, type Pages } from './app.ts';
import { createPages } from './pages.ts';
import { openSite, runSite } from './site.ts';

/** The app with Vite in front: pages are rendered from the sources, not from a build. */
await runSite(async (settings) => {
  const site = await openSite(settings);
  const server = createHttpServer();
  const vite = await createVite({
    root: resolve(import.meta.dirname, '../../..'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const pages: Pages = async (request, ask, origin) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return createPages(build, 'development')(request, ask, origin);
  };
  const app = createApp({ ...site, pages });
  const answer = getRequestListener(app.fetch);
  server.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  server.listen(settings.port, settings.host, () => console.log(`The site is at http://localhost:${settings.port}/`));
});
