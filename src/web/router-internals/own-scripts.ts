/**
 * Marks, while a page is rendered, the scripts that the router and the entry write into it. Nobody can foresee the mark, so
 * that a script that content had smuggled in would lack it.
 */
export const newNonce = (): string => crypto.randomUUID().replaceAll('-', '');

export const ownScript = (text: string, nonce: string): string => `<script nonce="${nonce}">${text}</script>`;

/**
 * A finished page without its marks, in parts, and the texts of the scripts that had one; no mark is cut by the parts it comes in. A
 * page that is kept for others cannot carry a nonce, which has to be new each time: its own scripts are told by their contents.
 */
export function withoutMarks(given: readonly string[], nonce: string): { page: string[]; texts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const texts: string[] = [];
  const page = given.flatMap((text) => {
    const parts = text.split(mark);
    for (const [place, part] of parts.entries()) {
      // The router's links have the mark too.
      if (parts[place - 1]?.endsWith('<script') === true)
        texts.push(part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
    }
    return parts;
  });
  return { page, texts };
}
