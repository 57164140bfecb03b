import { httpUrl } from './http-url.ts';

/**
 * The host a whole address leads to when it is none of this site's, else null: for a path, and for an
 * address under one of the `origins` the site is known by. With and without 'www.' is one site.
 */
export function otherHost(link: string, origins: readonly string[]): string | null {
  const url = httpUrl(link);
  if (url === null) return null;
  return origins.some((origin) => hostName(httpUrl(origin)) === hostName(url)) ? null : url.host;
}

const hostName = (url: URL | null) => url?.host.replace(/^www\./, '');
