/** Never starts with two slashes: the browser would read the next word as another host. */
export function canonicalPath(path: string): string {
  return path
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
}
