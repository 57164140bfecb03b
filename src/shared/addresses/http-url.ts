/** Whether an address holds a name or password: whoever opens it would send it along, and whoever reads the page could see it. */
export const holdsCredentials = (text: string): boolean => {
  const url = httpUrl(text);
  return url !== null && (url.username !== '' || url.password !== '');
};

/** The address as a URL when it is an absolute http or https one, else null. `URL.parse` is too new for old phones. */
export function httpUrl(text: string): URL | null {
  try {
    const address = text.trim();
    // Browsers turn 'http:x' and 'https:\\x' into addresses, each in its own way, so that a link would depend on the browser.
    return /^https?:\/\/[^\s/\\?#]/i.test(address) ? new URL(address) : null;
  } catch {
    return null;
  }
}
