import { type APIRequestContext, type BrowserContext, expect, test as base } from '@playwright/test';
import { loginCall } from '#shared/admin-paths.ts';
import { admin } from './site.ts';

async function signIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post(loginCall, { data: admin });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** The session of a worker: a login costs more than most tests, so it is had anew only where a test has ended it. */
export class Session {
  #token: string | null = null;

  async token(request: APIRequestContext): Promise<string> {
    if (this.#token === null || !(await isKnown(request, this.#token))) this.#token = await signIn(request);
    return this.#token;
  }
}

const isKnown = async (request: APIRequestContext, token: string) =>
  (await request.get('/api/admin/me', { headers: { Authorization: `Bearer ${token}` } })).ok();

/**
 * What lasts as long as a worker, for every spec: tests whose workers hold different things do not share a worker, and each
 * starts a browser. From here comes `test` for a spec whose browser must know nothing yet.
 */
export const test = base.extend<object, { kept: Map<string, BrowserContext>; session: Session }>({
  kept: [
    async ({ browser: _ }, use) => {
      const kept = new Map<string, BrowserContext>();
      await use(kept);
      for (const context of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  session: [async ({ browser: _ }, use) => use(new Session()), { scope: 'worker' }],
});

export { expect };
