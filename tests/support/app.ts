import { deepStrictEqual } from 'node:assert/strict';
import type { Hono } from 'hono';
import { type AppParts, createApp, siteLinks } from '#server/start/app.ts';
import { openEnquiries, type OpenedKey } from '#server/enquiries/data-key.ts';
import { lookAtAnswers } from '#server/http/answer-calls.ts';
import type { LinkChecker } from '#server/links/check-links.ts';
import { securityLog } from '#server/auth/security-log.ts';
import type { SiteMail } from '#server/mail/site-mail.ts';
import type { MailServer } from '#server/mail/smtp.ts';
import { openMail } from '#server/start/open-mail.ts';
import { siteReader } from '#server/public/site.ts';
import type { Network } from '#server/outbound/connect-public.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { ListMeta } from '#shared/answers/wire.ts';
import { type Clock, createClock } from './clock.ts';
import { type MemoryFiles, memoryFiles } from './memory-files.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

// An answer that does not fit its shape, or holds more than that names, becomes a 500.
lookAtAnswers((_name, { data, meta }, given) => {
  const sent = JSON.parse(JSON.stringify(given)) as { data: unknown; meta?: unknown };
  deepStrictEqual(data.parse(sent.data), sent.data);
  if (meta !== undefined) deepStrictEqual(meta.parse(sent.meta), sent.meta);
});

/** What enquiries of tests are sealed by. */
export const dataKey = Buffer.alloc(32, 'khoa');

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
  warnings?: Record<string, string[]>;
  request_id?: string;
};

export type TestApp = TestDatabase & {
  app: Hono;
  dialect: Dialect;
  files: MemoryFiles;
  clock: Clock;
  /** Reaches nobody unless the test says whom. */
  links: LinkChecker;
  /** Of `dataKey`, unless the test says otherwise. */
  enquiryKeys: OpenedKey;
  /** Of the first instance, where the test names a server of mail: sent with `round`, by the clock of the test. */
  mail: SiteMail | undefined;
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
  {
    network = nobody,
    smtp,
    ...overrides
  }: Partial<Omit<AppParts, 'db' | 'dialect' | 'clock' | 'links' | 'mail'>> & { network?: Network; smtp?: MailServer } = {},
  count: 1 | 2 = dialect === 'postgres' && Object.keys(overrides).length === 0 ? 2 : 1,
): Promise<TestApp> {
  const database = await createTestDatabase(dialect);
  const files = memoryFiles();
  const clock = createClock();
  const parts = { ...database, dialect, files, pages: null, clock: clock.now, ...overrides };
  const second = count === 2 ? database.connectAgain() : null;
  const opened = await Promise.all(
    [database.db, ...(second === null ? [] : [second])].map(async (db) => {
      const links = siteLinks({ ...parts, db }, { network, pause: 0, patience: 600 });
      const enquiryKeys = overrides.enquiryKeys ?? (await openEnquiries(db, dataKey));
      const mail = smtp && testMail({ ...parts, db }, smtp);
      return { links, enquiryKeys, mail, app: createApp({ ...parts, db, links, enquiryKeys, mail }) };
    }),
  );
  const [first] = opened;
  if (first === undefined) throw new Error('There is no instance.');
  const { app, links, enquiryKeys, mail } = first;
  let requests = 0;

  const request: TestApp['request'] = async (path, init = {}) => {
    requests += 1;
    return (opened[requests % opened.length]?.app ?? app).request(path, toRequestInit(init));
  };
  return {
    ...database,
    app,
    dialect,
    files,
    clock,
    links,
    enquiryKeys,
    mail,
    request,
    async close() {
      for (const one of opened) await Promise.all([one.links.stop(), one.mail?.stop()]);
      await second?.destroy();
      await database.close();
    },
    async json<Data>(path: string, init?: TestInit) {
      const response = await request(path, init);
      return { status: response.status, headers: response.headers, body: (await response.json()) as TestBody<Data> };
    },
  };
}

/** Mail of a site at a test's address. */
export const testMail = (
  { db, clock, publicUrl = null }: Pick<AppParts, 'db' | 'clock' | 'publicUrl'>,
  server: MailServer,
): SiteMail =>
  openMail({
    db,
    clock,
    server,
    from: 'truong@example.edu.vn',
    publicUrl,
    school: siteReader(db).now,
    securityLog: securityLog({ db, clock }),
  });

/** The internet of a test that says nothing of it. */
const nobody: Network = {
  resolve: () => Promise.reject(new Error('Nobody is there.')),
  dial() {
    throw new Error('Nobody is there.');
  },
};

export function toRequestInit({ token, body, ...init }: TestInit): RequestInit {
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
