import { mistakesBetween } from '#shared/search/search-mistakes.ts';
import { fold } from '#shared/text/fold.ts';
import type { Column } from './columns.ts';

/** A heading without what people add to it: accents, case, marks, a star for what is required. */
export const bare = (text: string): string =>
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
    .flatMap((column) => {
      const label = bare(column.label);
      const most = Math.max(2, Math.floor(label.length * 0.4));
      const distance = distanceOf(typed, label, most);
      return distance > most ? [] : [{ column, distance }];
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostSuggested)
    .map(({ column }) => column);
}

/** How many letters have to be changed, as far as `most` tells; one word more at either end counts as one. */
const distanceOf = (one: string, other: string, most: number): number =>
  ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `) ? 1 : mistakesBetween(one, other, most);
