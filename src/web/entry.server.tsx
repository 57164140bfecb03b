import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { apiContext, createApi } from './api.ts';

/**
 * One string: every page has its data before it is rendered, so nothing is gained by sending it in
 * parts, and a whole answer can be cached. Rendered as a stream all the same, because the data for
 * the browser is written by the stream, behind the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await stream.allReady;
  // React writes the doctype, because the page begins at <html>.
  return new Response(await new Response(stream).text(), { status, headers });
}

/** A page that does not exist and a visitor who left are not failures of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`${request.method} ${new URL(request.url).pathname}:`, error);
};

/** What the server hands to the loaders of one request. */
export function loadContext(ask: (path: string) => Promise<Response>): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(ask));
  return context;
}
