/** The first sentence, to be set large, and what follows it, to be read. A text of `shortEnough` letters is a lede as a whole. */
export function splitLede(text: string, shortEnough = 240): { lede: string; rest: string } {
  const trimmed = text.trim();
  const [first = '', ...others] = trimmed.split(/\n\s*\n/);
  const following = others.join('\n\n');
  if (first.length <= shortEnough) return { lede: first, rest: following };
  const end = /[.!?…](?=\s+\p{Lu})/u.exec(first);
  if (!end) return { lede: '', rest: trimmed };
  const rest = first.slice(end.index + 1).trim();
  return { lede: first.slice(0, end.index + 1), rest: following === '' ? rest : `${rest}\n\n${following}` };
}
