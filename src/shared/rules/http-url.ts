/** The address as a URL when it is an absolute http or https one, else null. `URL.parse` is too new for old phones. */
export function httpUrl(text: string): URL | null {
  try {
    const url = new URL(text.trim());
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null;
  } catch {
    return null;
  }
}
