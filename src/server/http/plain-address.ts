const dotted = /\/(?:\.|%2e)/i;

/**
 * The address of a request with the path that the app will be asked for: without the origin that a client may name before it,
 * and with its segments of dots followed. Whoever judges a request by its path judges what is answered. What cannot be read
 * stays as it is, and so does a path with a backslash, which is refused.
 */
export function plainAddress(url: string): string {
  if (url.startsWith('/') && !dotted.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/') ? !dotted.test(path) || path.includes('\\') : !/^https?:/i.test(path)) return url;
  const read = URL.parse(path.startsWith('/') ? `http://localhost${url}` : url);
  return read === null ? url : read.pathname + read.search;
}
