/** The address as a URL when it is an absolute http or https one, else null. `URL.parse` is too new for old phones. */
export function httpUrl(text: string): URL | null {
  try {
    const address = text.trim();
    // Browsers mend 'http:x' and 'https:\\x' on their own; a link like that would lead who knows where.
    return /^https?:\/\/[^\s/\\?#]/i.test(address) ? new URL(address) : null;
  } catch {
    return null;
  }
}
