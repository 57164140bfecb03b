import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { InProcessApi } from '#server/public/in-process-api.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { type HeadTag, pageHead, type PublicPage } from '#server/seo/page-head.ts';
import { siteRecordPages } from './site-types.ts';

/** What the entry of the built site offers the server (src/web/entry.server.tsx). */
type Entry = {
  loadContext: (api: InProcessApi, origin: string) => RouterContextProvider;
  /** Hands in what writes the tags that only machines read. */
  providePageHead: (head: (page: PublicPage) => HeadTag[]) => void;
};

/** The built site, from the file the build wrote. */
export async function loadPages(serverBuild: string): Promise<Pages> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  return createPages(build, 'production');
}

export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  const handle = createRequestHandler(build, mode);
  const { loadContext, providePageHead } = build.entry.module as unknown as Entry;
  providePageHead((page) => pageHead(siteRecordPages, page));
  return {
    render: (request, api, origin) => handle(request, loadContext(api, origin)),
    query: declaredByPages(build),
  };
}

/** The parameters that each page names in its `handle.query`; a page that names none reads none. */
function declaredByPages({ routes }: ServerBuild): Pages['query'] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? '' : pathOf(route.parentId) + (route.path ? `/${route.path}` : '');
  };
  const declared = Object.values(routes).flatMap((route) => {
    const handle: unknown = route?.module.handle;
    const isDeclared = typeof handle === 'object' && handle !== null && 'query' in handle && Array.isArray(handle.query);
    if (route === undefined || !isDeclared) return [];
    const pattern = new RegExp(`^${pathOf(route.id).replaceAll(/:\w+/g, '[^/]+')}$`);
    return [{ pattern, names: handle.query as string[] }];
  });
  return (path) => declared.find(({ pattern }) => pattern.test(path))?.names ?? [];
}
