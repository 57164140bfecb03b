import { fold } from '#shared/text/fold.ts';
import type { Column } from './columns.ts';

/** A heading without what people add to it: accents, case, marks, a star for what is required. */
const bare = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Longer headings are none. */
const longest = 60;
const mostSuggested = 3;

/** The column that a heading names, by its label or its key; null where that is none. */
export function columnNamed(columns: readonly Column[], heading: string): Column | null {
  const typed = bare(heading.slice(0, 4 * longest));
  if (typed === '') return null;
  return (
    columns.find(({ label, key }) => bare(label) === typed || key === heading.trim()) ??
    (typed === 'id' ? columns.find(({ part }) => part === 'id') : undefined) ??
    columns.find(({ key }) => bare(key) === typed) ??
    null
  );
}

/** The columns that an unknown heading may have been meant for, the nearest first. */
export function suggestedFor(columns: readonly Column[], heading: string): Column[] {
  const typed = bare(heading).slice(0, longest);
  if (typed === '') return [];
  return columns
    .map((column) => ({ column, distance: distanceOf(typed, bare(column.label)) }))
    .filter(({ column, distance }) => distance <= Math.max(2, bare(column.label).length * 0.4))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostSuggested)
    .map(({ column }) => column);
}

/** How many letters have to be added, taken away or replaced; one word more at either end counts as one. */
function distanceOf(one: string, other: string): number {
  if (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
