/** A route as the router lists it, in the file that browsers load and on the server. */
type Route = { id: string; parentId?: string | undefined; path?: string | undefined };

const root = 'root';
/** Ids of routes are the paths of their files. */
const publicLayout = 'public/layout/site-layout';

type Routes<R> = Readonly<Record<string, R | undefined>>;

/** The ids from a route up to the root. */
function wayUp(routes: Routes<Route>, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [id, ...wayUp(routes, parent)];
}

const isPublic = (routes: Routes<Route>, id: string) => id === root || wayUp(routes, id).includes(publicLayout);

/** The routes of public pages alone. */
export const publicRoutes = <R extends Route>(routes: Routes<R>): Record<string, R> =>
  Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => (route !== undefined && isPublic(routes, id) ? [[id, route]] : [])),
  );

/** The first parts of paths that are no public page's: 'admin', 'login'. */
export const otherFirstParts = (routes: Routes<Route>): ReadonlySet<string> =>
  new Set(
    Object.keys(routes).flatMap((id) => {
      if (isPublic(routes, id)) return [];
      const paths = wayUp(routes, id).map((above) => routes[above]?.path ?? '');
      const first = paths.toReversed().join('/').split('/').find(Boolean);
      return first === undefined ? [] : [first];
    }),
  );

/** The router's list of routes and what comes with it; `url` is where browsers load it. */
type RouteList<R extends Route> = { routes: Routes<R>; url: string };

/** The list for public pages. It lies beside the whole one, whose name says what both were made of. */
export const publicRouteList = <R extends Route, List extends RouteList<R>>(
  list: List,
): List & { routes: Record<string, R> } => ({
  ...list,
  routes: publicRoutes(list.routes),
  url: list.url.replace('/manifest-', '/public-manifest-'),
});
