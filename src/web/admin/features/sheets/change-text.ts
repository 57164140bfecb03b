/** A text in which one stretch differs: what stands around it is cut to a few words. */
export type Stretch = { lead: string; differs: string; rest: string };

/** Characters that stand around what differs, and those that are shown of it. */
const contextLength = 40;
const most = 240;

/** The first letters of a text, to the end of a word where one is near. */
export function shortened(text: string, length = most): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${space > length / 2 ? cut.slice(0, space) : withoutHalf(cut)}…`;
}

/** Without the first half of a character that takes two. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');

const isSpace = (text: string, at: number) => /\s/.test(text.charAt(at));

/** Whether no word is cut in two there. */
const beginsWord = (text: string, at: number) => at === 0 || isSpace(text, at) || isSpace(text, at - 1);

/** Where two texts differ, by whole words. */
export function stretches(before: string, after: string): { before: Stretch; after: Stretch } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  // Back to where the word begins, in both.
  if (start < shorter || before.length !== after.length) while (start > 0 && !isSpace(before, start - 1)) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  while (end > 0 && !(beginsWord(before, before.length - end) && beginsWord(after, after.length - end))) end -= 1;
  const lead = before.slice(0, start);
  const rest = end === 0 ? '' : before.slice(before.length - end);
  const shownLead = lead.length > contextLength ? `…${lead.slice(firstWord(lead, lead.length - contextLength))}` : lead;
  const shownRest = shortened(rest, contextLength);
  const of = (text: string): Stretch => ({
    lead: shownLead,
    differs: shortened(text.slice(start, text.length - end)),
    rest: shownRest,
  });
  return { before: of(before), after: of(after) };
}

/** Where the first whole word from a place on begins. */
function firstWord(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (isSpace(text, at - 1)) return at;
  return from;
}
