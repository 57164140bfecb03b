import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Pages } from './app.ts';
import type { Ask } from '#server/public/in-process-api.ts';

type Entry = {
  loadContext: (ask: Ask, origin: string) => RouterContextProvider;
  /** The text of the page that was rendered; null: the answer is in the response. */
  renderedText: (context: RouterContextProvider) => string | null;
};

/** The built site, from the file the build wrote. */
export async function loadPages(serverBuild: string): Promise<Pages> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  return createPages(build, 'production');
}

export function createPages(build: ServerBuild, mode: 'production' | 'development'): Pages {
  const handle = createRequestHandler(build, mode);
  const { loadContext, renderedText } = build.entry.module as unknown as Entry;
  return async (request, ask, origin) => {
    const context = loadContext(ask, origin);
    const response = await handle(request, context);
    const text = renderedText(context);
    return text === null ? response : { status: response.status, headers: response.headers, body: text };
  };
}
