import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { apiContext, createApi, type Reply } from './api.ts';
import { withLast, withLateScripts } from './late-scripts.ts';
import { originContext } from './origin.ts';

/**
 * One string: every page has its data before it is rendered, so nothing is gained by sending it in
 * parts, and a whole answer is what the cache keeps. React's string render takes half the time of its
 * stream. The router would write the data for the browser through the stream; here it is written
 * behind the page, in the same words (see docs/decisions/0015).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!loadContext.get(loadedContext).whole) headers.set('Cache-Control', 'no-cache');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // Without the first line a browser lays the page out by the rules of the nineties; only React's stream writes it.
  const page = `<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={request.url} />)}`;
  const data = context.renderMeta?.didRenderScripts && serverHandoffStream ? await readText(serverHandoffStream) : null;
  const handoff = data === null ? '' : handoffScript(data);
  loadContext.set(textContext, isPublic(context) ? withLateScripts(page, handoff) : withLast(page, handoff));
  return new Response(null, { status, headers });
}

/** A body would be made into bytes, and those into a stream, which takes a tenth of the time of the whole page. */
const textContext = createContext<string | null>(null);

export const renderedText = (context: RouterContextProvider): string | null => context.get(textContext);

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text;
}

/** The back office is nothing without its program. */
const isPublic = ({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>) =>
  staticHandlerContext.matches.some(({ route }) => route.id === 'public/layout/site-layout');

/** The data is full of double quotes, which stay as they are between single ones. */
function handoffScript(data: string): string {
  const literal = data.replace(/[\\'<>&\n\r\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue('${literal}');${controller}.close();</script>`;
}

/** A page that does not exist and a visitor who left are not failures of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`${request.method} ${new URL(request.url).pathname}:`, error);
};

export { providePageHead } from './public/layout/page-meta.ts';

/** A page that lacks a list is for this visitor alone: the next one may find it whole. */
const loadedContext = createContext<{ whole: boolean }>();

/** What the server hands to the loaders of one request. */
export function loadContext(ask: (path: string) => Promise<Reply>, origin: string): RouterContextProvider {
  const context = new RouterContextProvider();
  const loaded = { whole: true };
  context.set(loadedContext, loaded);
  context.set(originContext, origin);
  context.set(
    apiContext,
    createApi(ask, () => {
      loaded.whole = false;
    }),
  );
  return context;
}
