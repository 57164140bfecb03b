import type { Hono } from 'hono';
import { type AppParts, createApp } from '#server/start/app.ts';
import { connect, type Dialect } from '#server/database/connect.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { type Clock, createClock } from './clock.ts';
import { type MemoryFiles, memoryFiles } from './memory-files.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const dialects = ['sqlite', 'postgres'] as const satisfies readonly Dialect[];

/** `token` becomes the bearer header; a plain object as `body` is sent as JSON, everything else as it is. */
export type TestInit = Omit<RequestInit, 'body'> & { token?: string | undefined; body?: unknown };

/** An envelope as a test reads it: which of its parts are there is what the test finds out. */
export type TestBody<Data> = {
  success: boolean;
  data: Data;
  message: string;
  meta: ListMeta;
  errors?: Record<string, string[]>;
  request_id?: string;
};

export type TestApp = TestDatabase & {
  app: Hono;
  dialect: Dialect;
  files: MemoryFiles;
  clock: Clock;
  request: (path: string, init?: TestInit) => Promise<Response>;
  json: <Data = unknown>(path: string, init?: TestInit) => Promise<{ status: number; headers: Headers; body: TestBody<Data> }>;
};

/**
 * The whole API on an empty database of its own, without the site. On PostgreSQL two instances over it answer in turns, unless
 * `overrides` say what one of them is made of; `app` is the first.
 *
 *     describe.each(dialects)('the career list on %s', async (dialect) => {
 *       const test = await createTestApp(dialect);
 *       afterAll(test.close);
 *       it('…', async () => { const { body } = await test.json('/api/nghe-nghiep'); … });
 *     });
 */
export async function createTestApp(
  dialect: Dialect,
  overrides: Partial<Omit<AppParts, 'db' | 'dialect' | 'clock'>> = {},
  count: 1 | 2 = dialect === 'postgres' && Object.keys(overrides).length === 0 ? 2 : 1,
): Promise<TestApp> {
  const database = await createTestDatabase(dialect);
  const files = memoryFiles();
  const clock = createClock();
  const parts = { ...database, dialect, files, pages: null, clock: clock.now, ...overrides };
  const app = createApp(parts);
  const second = count === 2 ? connect(database.address) : null;
  const instances = second === null ? [app] : [app, createApp({ ...parts, db: second })];
  let requests = 0;

  const request: TestApp['request'] = async (path, init = {}) => {
    requests += 1;
    return (instances[requests % instances.length] ?? app).request(path, toRequestInit(init));
  };
  return {
    ...database,
    app,
    dialect,
    files,
    clock,
    request,
    async close() {
      await second?.destroy();
      await database.close();
    },
    async json<Data>(path: string, init?: TestInit) {
      const response = await request(path, init);
      return { status: response.status, headers: response.headers, body: (await response.json()) as TestBody<Data> };
    },
  };
}

function toRequestInit({ token, body, ...init }: TestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (body === undefined) return { ...init, headers };
  if (isReady(body)) return { ...init, headers, body };
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return { ...init, headers, body: JSON.stringify(body) };
}

function isReady(body: unknown): body is string | FormData | URLSearchParams | Blob | ReadableStream | Uint8Array<ArrayBuffer> {
  return (
    typeof body === 'string' ||
    body instanceof FormData ||
    body instanceof URLSearchParams ||
    body instanceof Blob ||
    body instanceof ReadableStream ||
    body instanceof Uint8Array
  );
}
