import type { APIRequestContext } from '@playwright/test';

const plain = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const wordsOf = (html: string) => plain(html.replace(/<[^>]*>/g, '')).trim();

/** The head of a page, its content and the name of it, as a program reads them. */
export function readPage(html: string) {
  const first = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
  const property = (name: string) => first(new RegExp(`<meta property="${name}" content="([^"]*)"`));
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    card: first(/<meta name="twitter:card" content="([^"]*)"/),
    property,
    structured: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    heading: wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    banner: /<header[^>]*>(.*?)<\/header>/s.exec(html)?.[1] ?? '',
    main: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '',
  };
}

/**
 * A page as the server sends it, without a browser, which costs a hundredth: for what neither scripts nor styles have a part in.
 * That no page is changed by its scripts as it wakes up is seen in public-pages.both.
 */
export async function servedPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const page = await answer.text();
  return { page, ...readPage(page), status: answer.status(), leadsTo: answer.headers()['location'] };
}

/** The source of each element of a kind that does not lie in another one of its kind. */
export const partsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>.*?</${tag}>`, 'gs'))].map(([part]) => part);

/** What each element of a kind says. */
export const textsOf = (html: string, tag: string): string[] => partsOf(html, tag).map(wordsOf);

/** Where each link leads, by what it says. */
export const linksOf = (html: string): Record<string, string> =>
  Object.fromEntries(partsOf(html, 'a').map((link) => [wordsOf(link), plain(/ href="([^"]*)"/.exec(link)?.[1] ?? '')] as const));
