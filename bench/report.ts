/** `results.md` with the part under the heading `## {title}` replaced, or added at the end. */
export function replacePart(report: string, title: string, text: string): string {
  const heading = `## ${title}\n`;
  const parts = report.trimEnd().split(/^(?=## )/m);
  const part = `${heading}\n${text.trim()}\n\n`;
  const place = parts.findIndex((each) => each.startsWith(heading));
  if (place < 0) parts.push(part);
  else parts[place] = part;
  return `${parts
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
