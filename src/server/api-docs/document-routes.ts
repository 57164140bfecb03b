import { Hono } from 'hono';
import { sharedLifetime } from '#server/http/shared-answer.ts';
import type { Documented } from './open-api.ts';

/** The document of the API, as data and as a page. Both are the same until the app is built anew, or the school has another name: the cache of answers keeps them, compressed. */
export function apiDocsRoutes({ school, ...documented }: Documented & { school: () => Promise<string> }): Hono {
  const router = new Hono();
  const make = async (name: string) => {
    const [{ openApi }, { docsPage }] = await Promise.all([import('./open-api.ts'), import('./page.ts')]);
    const data = openApi(documented, name);
    return { name, json: JSON.stringify(data), page: docsPage(data) };
  };
  let made: ReturnType<typeof make> | undefined;
  const document = async () => {
    const name = await school();
    const last = await made;
    return last?.name === name ? last : (made = make(name));
  };
  const headers = { 'Cache-Control': sharedLifetime };
  router.get('/openapi.json', async (context) =>
    context.body((await document()).json, 200, { ...headers, 'Content-Type': 'application/json; charset=UTF-8' }),
  );
  router.get('/docs', async (context) => context.html((await document()).page, 200, headers));
  return router;
}
