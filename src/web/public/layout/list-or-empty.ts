import type { Success } from '#shared/answers/wire.ts';
import type { Api } from '#web/api.ts';

type Query = Parameters<Api['get']>[1];

/**
 * What a page is of use without: null where it cannot be had. The log says why, and no cache keeps the page, or the list
 * would be missing from it until the next save.
 */
async function answerOrNull<Item>(api: Api, path: string, query?: Query): Promise<Success<Item[]> | null> {
  try {
    return await api.get<Item[]>(path, query);
  } catch (error) {
    // A browser tells of the call by itself.
    if (import.meta.env.SSR) {
      console.error(`The page is shown without ${path}:`, error);
      api.leaveOut();
    }
    return null;
  }
}

export const listOrNull = async <Item>(api: Api, path: string, query?: Query) =>
  (await answerOrNull<Item>(api, path, query))?.data ?? null;

export const listOrEmpty = async <Item>(api: Api, path: string, query?: Query) =>
  (await listOrNull<Item>(api, path, query)) ?? [];

export type NamedSlug = { name: string; slug: string };

/** What `make` makes of an answer, on a server the same as long as the answer is. */
export function madeOnce<Given extends object, Made extends object>(make: (given: Given) => Made): (given: Given) => Made {
  if (!import.meta.env.SSR) return make;
  const made = new WeakMap<Given, Made>();
  return (given) => {
    const known = made.get(given) ?? make(given);
    made.set(given, known);
    return known;
  };
}

const placesOf = madeOnce((list: NamedSlug[]) => list.map(({ name, slug }): NamedSlug => ({ name, slug })));

/** The list with nothing but what a link to its entries says, because it is in the HTML of the page. */
export const placesOrEmpty = async (api: Api, path: string): Promise<NamedSlug[]> =>
  placesOf(await listOrEmpty<NamedSlug>(api, path));

/** How long a list is in all. */
export const totalOrNull = async (api: Api, path: string) =>
  (await answerOrNull(api, path, { page: 1, per_page: 1 }))?.meta?.total ?? null;
