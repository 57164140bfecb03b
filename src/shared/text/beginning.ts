/** The beginning of a text on one line, at most so many characters, '…' where it is cut. */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= most) return line;
  const end = line.lastIndexOf(' ', most - 1);
  return `${line.slice(0, end > 0 ? end : most - 1)}…`;
}
