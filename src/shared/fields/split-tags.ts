/**
 * Labels in a text, separated as people separate them. A comma behind a colon does not: 'X06: Toán, Vật lí' is one label, which
 * ends at a semicolon or a line.
 */
export const splitTags = (text: string): string[] =>
  text
    .split(/[;\n\t]/)
    .flatMap((part) => {
      const pieces = part.split(',');
      const listing = pieces.findIndex((piece) => piece.includes(':'));
      return listing === -1 ? pieces : [...pieces.slice(0, listing), pieces.slice(listing).join(',')];
    })
    .map((tag) => tag.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '');

/** The text that is split into these labels again. */
export const joinTags = (tags: readonly string[]): string => tags.join(tags.some((tag) => tag.includes(',')) ? '; ' : ', ');

/** Whether a comma that was typed ends a label. */
export function endsTag(text: string): boolean {
  const [first = '', ...others] = text.split(',');
  return others.length > 0 && !first.includes(':');
}
