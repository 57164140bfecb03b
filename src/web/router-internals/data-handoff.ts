import type { EntryContext } from 'react-router';

/**
 * The text of the script that hands the loaders' data to the browser; '' where the page carries no program. The router writes it while
 * it streams a page, in its component `StreamTransfer`. A page that is rendered to one string, which saves a quarter of its
 * processor time (docs/decisions/0015), never gets to that component, so the same words are written here.
 */
export async function dataHandoff({ renderMeta, serverHandoffStream }: EntryContext): Promise<string> {
  if (!renderMeta?.didRenderScripts || !serverHandoffStream) return '';
  const decoder = new TextDecoder();
  let data = '';
  for await (const bytes of serverHandoffStream) data += decoder.decode(bytes, { stream: true });
  // The data is full of double quotes, which stay as they are between single ones.
  const literal = data.replace(/[\\'<>&\n\r\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const controller = 'window.__reactRouterContext.streamController';
  return `${controller}.enqueue('${literal}');${controller}.close();`;
}
