import { once } from 'node:events';
import { createServer, request } from 'node:http';

/**
 * Hands requests on to the site, and its answers back without `Referrer-Policy`: with that header on a page the Chromium of
 * the dev dependencies crashes as soon as Lighthouse records a trace. Everything else stays as it was sent, bytes and compression
 * too.
 */
export async function openLighthouseServer(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const asked = request(new URL(incoming.url ?? '/', site), { method, headers }, (answer) => {
      const { 'referrer-policy': _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
    });
    asked.once('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
