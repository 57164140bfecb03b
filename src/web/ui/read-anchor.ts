/** The anchor in an address's hash; '' when there is none, or a broken one. */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
