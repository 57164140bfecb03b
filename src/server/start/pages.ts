import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { developmentPolicy, type OwnScripts, pagePolicy } from '#server/http/content-policy.ts';
import type { InProcessApi } from '#server/public/in-process-api.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { type HeadTag, pageHead, type PublicPage } from '#server/seo/page-head.ts';
import { siteRecordPages } from './site-types.ts';

/** What the entry of the built site offers the server (src/web/entry.server.tsx). */
type Entry = {
  loadContext: (api: InProcessApi, origin: string, isPreview?: boolean) => RouterContextProvider;
  /** Hands in what writes the tags that only machines read. */
  providePageHead: (head: (page: PublicPage) => HeadTag[]) => void;
  /** Hands in what writes the policy of a page. */
  providePagePolicy: (policy: (scripts: OwnScripts, origin: string) => string) => void;
};

/** The built site, from the file the build wrote. */
export async function loadPages(serverBuild: string): Promise<Pages> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  return createPages(build, 'production');
}

export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  const handle = createRequestHandler(build, mode);
  const { loadContext, providePageHead, providePagePolicy } = build.entry.module as unknown as Entry;
  providePageHead((page) => pageHead(siteRecordPages, page));
  providePagePolicy(mode === 'production' ? pagePolicy : developmentPolicy);
  return {
    render: (request, api, origin, isPreview) => handle(request, loadContext(api, origin, isPreview)),
    ...declaredByPages(build),
  };
}

type Declared = { query: string[]; isKept: (address: URL) => boolean; takesForm?: true };

/** What each page says in its `handle` of what it reads; a page that says nothing reads no parameters and no forms. */
function declaredByPages({ routes }: ServerBuild): Pick<Pages, 'query' | 'isKept' | 'takesForm'> {
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
    query: (path) => at(path)?.query ?? [],
    isKept: (path, search) => at(path)?.isKept(new URL(`http://localhost${path}${search}`)) ?? true,
    takesForm: (path) => at(path)?.takesForm === true,
  };
}
