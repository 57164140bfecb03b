import { join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';
import type { InProcessApi } from '#server/public/in-process-api.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { root } from './imports.ts';

type Declared = { path?: string; file: string; id?: string; children?: Declared[] };
type Page = { default: ComponentType<{ loaderData: unknown }>; loader: LoaderFunction; handle?: { query: string[] } };
type Api = { apiContext: Parameters<RouterContextProvider['set']>[0]; createApi: (ask: InProcessApi) => unknown };

/** Modules of src/web, whose types belong to another project of the compiler. */
const load = async <Module>(file: string) => (await import(join(root, 'src/web', file))) as Module;

/** The public pages that src/web/routes.ts declares, each with its whole path. */
const publicPages = (routes: readonly Declared[]): { path: string; file: string }[] =>
  routes.flatMap(({ path = '', file, children }) => {
    if (!file.startsWith('public/')) return [];
    return children === undefined ? [{ path: path === '*' ? '*' : `/${path}`, file }] : publicPages(children);
  });

/** All of them at once: nothing more is loaded once this module is. */
const { apiContext, createApi } = await load<Api>('api.ts');
const { default: routes } = await load<{ default: Declared[] }>('routes.ts');
const pages = await Promise.all(publicPages(routes).map(async ({ path, file }) => ({ path, page: await load<Page>(file) })));

/** The site's pages without their HTML: what their loaders answer, and where they lead. */
export function loadedPages(): Pages {
  const handler = createStaticHandler(
    pages.map(({ path, page: { loader } }): RouteObject => ({ path, loader, Component: () => null })),
  );
  const declared = new Map(pages.map(({ path, page: { handle } }) => [path, handle?.query ?? []]));
  return {
    async render(request, api) {
      const context = new RouterContextProvider();
      context.set(apiContext, createApi(api));
      const found = await handler.query(request, { requestContext: context });
      if (found instanceof Response) return new Response(null, { status: found.status, headers: found.headers });
      return new Response(request.method === 'HEAD' ? null : 'Trang', { status: found.statusCode });
    },
    query: (path) => declared.get(path) ?? [],
    isKept: () => true,
  };
}

/** The HTML of the page at a path, without the layout around it; where it leads to another, of that one. */
export function renderedPages(ask: InProcessApi): (path: string) => Promise<string> {
  const handler = createStaticHandler(
    pages.map(({ path, page: { default: Page, loader } }): RouteObject => ({
      path,
      loader,
      Component: () => createElement(Page, { loaderData: useLoaderData() }),
    })),
  );
  return async function render(path): Promise<string> {
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(ask));
    const found = await handler.query(new Request(`http://localhost${path}`), { requestContext: context });
    if (found instanceof Response) return render(found.headers.get('Location') ?? '');
    const router = createStaticRouter(handler.dataRoutes, found);
    return renderToString(createElement(StaticRouterProvider, { router, context: found, hydrate: false }));
  };
}
