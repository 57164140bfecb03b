/** Lists in a cell: 'một | hai'. A bar, wide ones among them, or a backslash in a text has a backslash before it. */

const escaped = (text: string): string => text.replaceAll(/[\\|｜]/g, String.raw`\$&`);

export const joinList = (texts: readonly string[]): string => texts.map(escaped).join(' | ');

/** The texts of a list that `joinList` made; each line is one too. Empty ones are kept. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\' && /[\\|｜]/.test(text[at + 1] ?? '')) {
      part += text[at + 1] ?? '';
      at += 1;
    } else if (letter === '|' || letter === '｜' || letter === '\n') {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()];
}
