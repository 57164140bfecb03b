/** The beginning of a text on one line, at most so many characters, '…' where it is cut: behind a word, if there is one. */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most).replace(/ \S*$|.$/, '')}…`;
}
