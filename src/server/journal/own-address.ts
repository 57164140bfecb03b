import { addressName, typedAddress } from '#server/public/address-name.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { isReserved } from './old-address.ts';
import { pastPathsOf } from './past-paths.ts';
import { type FoundRecord, recordsAt, type SiteAddresses } from './site-addresses.ts';

/**
 * What a path of this site leads a visitor to. `page`: a page at this address; `redirect`: one at another. `path` is where the
 * visitor ends up, with the parameters and the anchor of the address that was asked about. `record`: whose page it is; null
 * where it shows no single record. `hidden`: the page of a record that visitors do not see. `nothing`: a missing page.
 * `unknown`: files and calls, which nobody looks at here.
 */
export type OwnAddress =
  | { leads: 'page' | 'redirect'; path: string; record: FoundRecord | null }
  | { leads: 'hidden'; path: null; record: FoundRecord }
  | { leads: 'nothing' | 'unknown'; path: null; record: null };

/**
 * What each of these paths leads to, in a number of queries that does not grow with theirs but by hundreds: at most three for
 * each content type with pages that is named, and two for each that a whole old path leads to.
 */
export async function readOwnAddresses(
  context: ReadContext,
  addresses: SiteAddresses,
  paths: Iterable<string>,
): Promise<Map<string, OwnAddress>> {
  const asked = [...new Set(paths)].map((address) => ({ address, read: readPath(address) }));
  const named = asked.flatMap(({ read }) => ('names' in read ? [read] : []));
  const records = await recordsAt(context, addresses, new Set(named.map(({ names: [name] }) => name)));
  const open = named.filter(({ names: [name] }) => records.get(name)?.path == null);
  const past = await pastPathsOf(context, addresses, new Set(open.flatMap(({ names }) => names)));

  const judge = (read: ReadPath): OwnAddress => {
    const nowhere = { path: null, record: null };
    if (!('names' in read)) return { leads: read.leads, ...nowhere };
    const { names, plain, url } = read;
    const record = records.get(names[0]);
    if (record !== undefined && record.path !== null) {
      const path = withRest(record.path, url);
      return { leads: isAt(record.path, names[0]) ? 'page' : 'redirect', path, record };
    }
    const old = names.flatMap((name) => past.get(name) ?? []);
    const onward = old.find((found) => found.path !== null);
    if (onward !== undefined) {
      const goesAlong = names.length > 1 && past.get(names[0]) !== onward;
      return { leads: 'redirect', path: onward.path + (goesAlong ? url.search : '') + url.hash, record: onward };
    }
    const hidden = record ?? old[0];
    if (hidden !== undefined) return { leads: 'hidden', path: null, record: hidden };
    if (addresses.fixed.has(plain) && !isOfOneRecord(addresses, names[0]))
      return { leads: 'page', path: plain + url.search + url.hash, record: null };
    return { leads: isFile(plain) ? 'unknown' : 'nothing', ...nowhere };
  };
  return new Map(asked.map(({ address, read }) => [address, judge(read)]));
}

/** `names`: as addresses are compared, first with the parameters, then without. */
type ReadPath = { names: [string, ...string[]]; plain: string; url: URL } | { leads: 'nothing' | 'unknown' };

function readPath(address: string): ReadPath {
  // Two slashes begin the name of a host.
  const url = /^\/(?![/\\])/.test(address) ? typedAddress(address) : null;
  if (url === null) return { leads: 'unknown' };
  const plain = addressName(url.pathname, '');
  if (plain === null) return { leads: 'nothing' };
  if (isReserved(plain)) return { leads: 'unknown' };
  const whole = addressName(url.pathname, url.search);
  return { names: whole === null || whole === plain ? [plain] : [whole, plain], plain, url };
}

/** Whether an address is that of the page, or of the page that it is a part of, whatever parameters it has beside those that are part of it. */
export function isAt(page: string, name: string): boolean {
  const [pagePath = '', pageQuery] = (page.split('#', 1)[0] ?? '').split('?', 2);
  const [path = '', query] = name.split('?', 2);
  const given = new URLSearchParams(query);
  return path === pagePath && [...new URLSearchParams(pageQuery)].every(([key, value]) => given.get(key) === value);
}

/** The path of a page with what an address has beside it. */
function withRest(page: string, { searchParams, hash }: URL): string {
  const [path = '', query] = page.split('?', 2);
  const own = new URLSearchParams(query);
  const rest = new URLSearchParams([...searchParams].filter(([key]) => !own.has(key)));
  const all = [query ?? '', rest.toString()].filter((part) => part !== '').join('&');
  return path + (all === '' ? '' : `?${all}`) + hash;
}

/** Whether the parameters of an address name a record, as those of a category do: such an address is not the page without them. */
const isOfOneRecord = ({ records }: SiteAddresses, name: string): boolean => {
  const [path = '', query] = name.split('?', 2);
  const given = new URLSearchParams(query);
  return [...records.values()].some(({ page: { pattern } }) => {
    const [pagePath, pageQuery] = pattern.split('?', 2);
    return pageQuery !== undefined && pagePath === path && given.has(pageQuery.split('=', 1)[0] ?? '');
  });
};

/** Files lie beside the pages, and nobody looks for them here. Pages of other sites are called like files, too. */
const isFile = (path: string): boolean => /\.[a-z0-9]{1,8}$/.test(path) && !/\.(?:html?|php\d?|aspx?|jsp|cfm)$/.test(path);
