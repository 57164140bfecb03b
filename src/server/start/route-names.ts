import { TrieRouter } from 'hono/router/trie-router';

/** What no pattern names. */
const otherRoute = 'other';

/** Files, whose names are those of pictures and builds. */
const inFolder = /^\/+(assets|uploads)\/+[^/]/;

/** No address of the site has so many parts; the router would walk along each of them. */
const tooDeep = /^(?:[^/]*\/){13}/;

/**
 * Reads by which pattern of the site an address is answered: '/api/bai-viet/:slug' for '/api/bai-viet/abc?x=1'. There are as many
 * names as patterns, whatever visitors ask for, and each is found in one walk along the address.
 */
export function routeNames(patterns: Iterable<string>): (url: string) => string {
  const router = new TrieRouter<string>();
  const named = [...new Set(patterns)].filter((pattern) => !pattern.includes('*'));
  // A part that is spelled out comes before one that stands for any: what is added first is found first.
  for (const pattern of named.toSorted((one, other) => one.split(':').length - other.split(':').length))
    // Hono writes a rule behind a parameter, React Router a question mark: '/:id{[0-9]+}', '/:slug?'.
    router.add('GET', pattern, pattern.replaceAll(/(:\w+)[^/]*/g, '$1'));

  return (url) => {
    const end = url.search(/[?#]/);
    // The router asks for the data of a page at its path with '.data'.
    const path = (end === -1 ? url : url.slice(0, end)).replace(/\.data$/, '');
    const [, folder] = inFolder.exec(path) ?? [];
    if (folder !== undefined) return `/${folder}/*`;
    if (tooDeep.test(path)) return otherRoute;
    const [[found] = []] = router.match('GET', path === '/_root' || path === '' ? '/' : path);
    return found?.[0] ?? otherRoute;
  };
}
