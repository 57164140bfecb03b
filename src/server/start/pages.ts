import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Pages } from './app.ts';
import type { Ask } from '#server/public/in-process-api.ts';

type Entry = { loadContext: (ask: Ask, origin: string) => RouterContextProvider };

/** The built site, from the file the build wrote. */
export async function loadPages(serverBuild: string): Promise<Pages> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  return createPages(build, 'production');
}

export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  const handle = createRequestHandler(build, mode);
  const { loadContext } = build.entry.module as unknown as Entry;
  return (request, ask, origin) => handle(request, loadContext(ask, origin));
}
