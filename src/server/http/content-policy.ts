import { hash } from 'node:crypto';

/**
 * The inline scripts that a page was made with: of a page that is kept, and so sent more than once, their texts; of one that is
 * made anew each time, the nonce that marks them, which its styles may carry too.
 */
export type OwnScripts = { texts: readonly string[] } | { nonce: string };

/**
 * The `Content-Security-Policy` of a page: scripts and styles are files of this site, and of what stands in the page itself
 * only the scripts named here run: no setting adds another, because the token of an editor lies in this origin. What is not
 * named below (pictures, fetch, fonts) is this site's. `origin` is the address of the site, '' while nobody named it. `files`
 * is the origin that uploaded pictures come from, null where that is the site itself.
 */
export function pagePolicy(scripts: OwnScripts, origin: string, files: string | null = null): string {
  const run = 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : [...new Set(scripts.texts.map(sourceOf))];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...run].join(' ')}`,
    // The server writes attributes of style, the colour of each picture among them; style elements it does not.
    'nonce' in scripts ? `style-src 'self' 'nonce-${scripts.nonce}'` : "style-src 'self';style-src-attr 'unsafe-inline'",
    // A chosen picture is shown before it is uploaded.
    ...('nonce' in scripts || files !== null
      ? [`img-src 'self'${'nonce' in scripts ? ' blob:' : ''}${files === null ? '' : ` ${files}`}`]
      : []),
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** A policy of a page into which one more script is written. */
export const withScript = (policy: string, text: string): string =>
  policy.replace("script-src 'self'", (sources) => `${sources} ${sourceOf(text)}`);

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** While the site is being developed: Vite brings scripts and styles of its own. */
export const developmentPolicy = (): string => "object-src 'none';base-uri 'self';frame-ancestors 'self'";

/** Of every answer that says nothing else: data, or a page without scripts that carries its style along. */
export const quietPolicy =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'self'";

/** Of pictures that were uploaded: what a browser makes of one that is opened by itself may do nothing. */
export const uploadPolicy = "default-src 'none';style-src 'unsafe-inline';sandbox";

/** What the pages do not use; the player of videos may be given what is not named here. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'browsing-topics'];

/** Of every page, for a browser that shows it. */
export const pageHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', permissions.map((name) => `${name}=()`).join(',')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** What is public and meant for others: a call of the API may be asked from any host, and a picture shown on any page. */
const forOthers = /^\/(uploads|chia-se|api(?!\/admin))(?:[/?]|$)/;

/** Of every answer, to a path or a request target. */
export const commonHeaders = (path: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Resource-Policy': forOthers.test(path) ? 'cross-origin' : 'same-origin',
});

/** A year, this host alone: whether its neighbours speak https is not known here. */
export const strictTransport = 'max-age=31536000';
