import { createServer as createHttpServer } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import type { Pages } from '#server/public/page-routes.ts';
import { root } from '#server/threads/program.ts';
import { siteListener } from './http-server.ts';
import { createPages } from './pages.ts';
import { openSite, runSite } from './site.ts';

/** The site with Vite in front: pages come from the sources as they are now, not from a build, and none is kept. */
await runSite(async (settings) => {
  const site = await openSite(settings);
  const server = createHttpServer();
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const load = async (): Promise<Pages> =>
    createPages((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development');
  let current = await load();
  const pages: Pages = {
    async render(request, api, origin, isPreview) {
      current = await load();
      return current.render(request, api, origin, isPreview);
    },
    query: (path) => current.query(path),
    isKept: (path, search) => current.isKept(path, search),
    takesForm: (path) => current.takesForm?.(path) ?? 0,
  };
  const answer = siteListener({ ...site, pages }, 0);
  server.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  site.mail?.start();
  server.listen(settings.port, settings.host, () => console.log(`The site is at http://localhost:${settings.port}/`));
});
