/** Never starts with two slashes: a browser would take the next segment of such a redirect for another host. */
export function canonicalPath(path: string): string {
  return path
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
}
