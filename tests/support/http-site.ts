import { once } from 'node:events';
import { request as ask } from 'node:http';
import { type AppParts } from '#server/start/app.ts';
import { createHttpServer } from '#server/start/http-server.ts';
import type { TestApp } from './app.ts';

export type HttpAnswer = { status: number; headers: Record<string, string>; body: Buffer };

export type HttpSite = {
  port: number;
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<HttpAnswer>;
  close: () => Promise<void>;
};

/** The app of a test behind its cache, on a port of its own; answers come as the wire carries them. */
export async function openHttpSite(test: TestApp, parts: Partial<AppParts> = {}, cacheBytes = 10_000_000): Promise<HttpSite> {
  const { db, dialect, files, clock, enquiryKeys } = test;
  const server = createHttpServer({ db, dialect, files, enquiryKeys, pages: null, clock: clock.now, ...parts }, cacheBytes);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    get: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        ask({ host: '127.0.0.1', port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
            resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(given), body: Buffer.concat(chunks) });
          });
        })
          .on('error', reject)
          .end();
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
