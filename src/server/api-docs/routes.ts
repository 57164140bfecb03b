import { Hono } from 'hono';
import { type Documented, openApi } from './open-api.ts';
import { docsPage } from './page.ts';

/** The document of the API, as data and as a page. Both are the same until the app is built anew. */
export function apiDocsRoutes(documented: Documented): Hono {
  const router = new Hono();
  const make = () => {
    const data = openApi(documented);
    return { json: JSON.stringify(data), page: docsPage(data) };
  };
  let made: ReturnType<typeof make> | undefined;
  const document = () => (made ??= make());
  router.get('/openapi.json', (context) =>
    context.body(document().json, 200, { 'Content-Type': 'application/json; charset=UTF-8' }),
  );
  router.get('/docs', (context) => context.html(document().page));
  return router;
}
