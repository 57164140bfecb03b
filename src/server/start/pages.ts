import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { developmentPolicy, type OwnScripts, pagePolicy } from '#server/http/content-policy.ts';
import { encoded, knownAnswer } from '#server/http/known-body.ts';
import type { InProcessApi } from '#server/public/in-process-api.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { type HeadTag, pageHead, type PublicPage } from '#server/seo/page-head.ts';
import { otherFirstParts, publicRouteList, publicRoutes } from '#shared/addresses/public-routes.ts';
import { siteRecordPages } from './site-types.ts';

/** What the entry of the built site offers the server (src/web/entry.server.tsx). */
type Entry = {
  /** That of the router which the pages are made with. */
  createRequestHandler: typeof createRequestHandler;
  loadContext: (api: InProcessApi, origin: string, isPreview?: boolean) => RouterContextProvider;
  /** Hands in what writes the tags that only machines read. */
  providePageHead: (head: (page: PublicPage) => HeadTag[]) => void;
  /** Hands in what writes the policy of a page. */
  providePagePolicy: (policy: (scripts: OwnScripts, origin: string) => string) => void;
  /** The text of a page in parts, which its answer does not hold. */
  textOfPage: (answer: Response) => readonly string[] | undefined;
};

/** The built site, from the file the build wrote. `filesUrl` is where uploaded pictures come from, if not from the site itself. */
export async function loadPages(serverBuild: string, filesUrl: string | null = null): Promise<Pages> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  return createPages(build, 'production', publicBuild(build, resolve(serverBuild, '../../client')), filesUrl);
}

type Routes = ServerBuild['routes'];
/** Routes whose modules are loaded when the first of them is asked for (vite.config.ts); until then others stand for them. */
type BuiltSite = ServerBuild & { later?: { routes: Record<string, unknown>; load: () => Promise<Record<string, unknown>> } };

async function withLater({ later, ...build }: BuiltSite): Promise<ServerBuild> {
  if (later === undefined) return build;
  const modules = await later.load();
  const found = new Map(Object.entries(later.routes).map(([name, standIn]) => [standIn, modules[name]]));
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: found.get(route.module) ?? route.module },
  ]);
  return { ...build, routes: Object.fromEntries(routes) as Routes };
}

/** The build that knows the public pages alone; the whole one where its list of routes was not written for browsers. */
function publicBuild(build: ServerBuild, client: string): ServerBuild {
  const assets = publicRouteList(build.assets);
  const isWritten = existsSync(join(client, assets.url.slice(build.publicPath.length)));
  return isWritten ? { ...build, assets, routes: publicRoutes(build.routes) } : build;
}

/** `forPublic` is what pages are made of that are not the back office's. */
export function createPages(
  build: ServerBuild,
  mode: 'production' | 'development',
  forPublic = build,
  filesUrl: string | null = null,
): Pages {
  const others = otherFirstParts(build.routes);
  const { createRequestHandler, loadContext, providePageHead, providePagePolicy, textOfPage } = build.entry
    .module as unknown as Entry;
  let whole: Promise<ReturnType<typeof createRequestHandler>> | undefined;
  const ofAll = () => (whole ??= withLater(build).then((all) => createRequestHandler(all, mode)));
  const narrow = forPublic === build ? null : createRequestHandler(forPublic, mode);
  providePageHead((page) => pageHead(siteRecordPages, page));
  const policy: typeof pagePolicy = (scripts, origin) => pagePolicy(scripts, origin, filesUrl);
  providePagePolicy(mode === 'production' ? policy : developmentPolicy);
  return {
    async render(request, api, origin, isPreview) {
      const handle = narrow === null || others.has(firstPart(request.url)) ? await ofAll() : narrow;
      const answer = await handle(request, loadContext(api, origin, isPreview));
      const text = textOfPage(answer);
      const { status, headers } = answer;
      return text === undefined ? answer : knownAnswer(encoded(...text), { status, headers });
    },
    ...declaredByPages(build),
  };
}

/** The first part of an address's path, spelled as routes are; the router asks for the data of a page at its path with '.data'. */
const firstPart = (url: string): string => /^\/+([^/.]*)/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';

type Declared = { query: string[]; isKept: (address: URL) => boolean; takesForm?: number };

/** What each page says in its `handle` of what it reads; a page that says nothing reads no parameters and no forms. */
function declaredByPages({ routes }: ServerBuild): Pick<Pages, 'query' | 'isKept' | 'takesForm' | 'paths'> {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? '' : pathOf(route.parentId) + (route.path ? `/${route.path}` : '');
  };
  const declared = Object.values(routes).flatMap((route) => {
    const handle: unknown = route?.module.handle;
    const isDeclared = typeof handle === 'object' && handle !== null && 'query' in handle && 'isKept' in handle;
    if (route === undefined || !isDeclared) return [];
    const pattern = new RegExp(`^${pathOf(route.id).replaceAll(/:\w+/g, '[^/]+')}$`);
    return [{ pattern, handle: handle as Declared }];
  });
  const at = (path: string) => declared.find(({ pattern }) => pattern.test(path))?.handle;
  return {
    paths: Object.keys(routes).map((id) => pathOf(id) || '/'),
    query: (path) => at(path)?.query ?? [],
    isKept: (path, search) => at(path)?.isKept(new URL(`http://localhost${path}${search}`)) ?? true,
    takesForm: (path) => at(path)?.takesForm ?? 0,
  };
}
