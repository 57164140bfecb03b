type Place = { name: string | null; parts: Map<string, Place>; any: Place | null };

const place = (): Place => ({ name: null, parts: new Map(), any: null });

/** What no pattern names. */
const otherRoute = 'other';

/** Files, whose names are those of pictures and builds. */
const inFolder = /^\/+(assets|uploads)\/+[^/]/;

/**
 * Reads by which pattern of the site an address is answered: '/api/bai-viet/:slug' for '/api/bai-viet/abc?x=1'. There are as many
 * names as patterns, whatever visitors ask for, and each is found in one walk along the address.
 */
export function routeNames(patterns: Iterable<string>): (url: string) => string {
  const root = place();
  for (const pattern of patterns) {
    if (pattern.includes('*')) continue;
    let at = root;
    const named: string[] = [];
    for (const part of partsOf(pattern)) {
      // Hono writes a rule behind a parameter, React Router a question mark: '/:id{[0-9]+}', '/:slug?'.
      const parameter = /^:\w+/.exec(part)?.[0];
      named.push(parameter ?? part);
      if (parameter === undefined) {
        const known = at.parts.get(part) ?? place();
        at.parts.set(part, known);
        at = known;
      } else at = at.any ??= place();
    }
    at.name ??= `/${named.join('/')}`;
  }

  return (url) => {
    const end = url.search(/[?#]/);
    // The router asks for the data of a page at its path with '.data'.
    const path = (end === -1 ? url : url.slice(0, end)).replace(/\.data$/, '');
    const [, folder] = inFolder.exec(path) ?? [];
    if (folder !== undefined) return `/${folder}/*`;
    return nameAt(root, partsOf(path === '/_root' ? '/' : path), 0) ?? otherRoute;
  };
}

/** A part that is spelled out comes before one that stands for any. No two parameters begin at the same place, so that a walk has few branches. */
function nameAt(at: Place, parts: readonly string[], index: number): string | null {
  const part = parts[index];
  if (part === undefined) return at.name;
  const exact = at.parts.get(part);
  const found = exact === undefined ? null : nameAt(exact, parts, index + 1);
  return found ?? (at.any === null ? null : nameAt(at.any, parts, index + 1));
}

/** No address of the site has more parts; a longer one is another. */
const maxParts = 12;

const partsOf = (path: string): string[] => path.split('/', maxParts + 1).filter((part) => part !== '');
