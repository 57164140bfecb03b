/**
 * Marks, while a page is rendered, the scripts that the router and the entry write into it. Nobody can foresee the mark, so
 * that a script that content had smuggled in would lack it.
 */
export const newNonce = (): string => crypto.randomUUID().replaceAll('-', '');

export const ownScript = (text: string, nonce: string): string => `<script nonce="${nonce}">${text}</script>`;

/**
 * A finished page without its marks, and the texts of the scripts that had one. A page that is kept for others cannot carry a
 * nonce, which has to be new each time: its own scripts are told by their contents.
 */
export function withoutMarks(page: string, nonce: string): { page: string; texts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const parts = page.split(mark);
  const texts = parts.flatMap((part, place) =>
    // The router's links have the mark too.
    parts[place - 1]?.endsWith('<script') === true ? [part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))] : [],
  );
  return { page: parts.join(''), texts };
}
