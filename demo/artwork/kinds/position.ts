import type { Kind } from '../kind.ts';
import { inks, pickScheme } from '../palette.ts';
import type { Random } from '../random.ts';
import { place, proportion } from '../shape.ts';
import { markNames } from '#shared/marks.ts';
import type { MarkName } from '#shared/marks.ts';

const lines = 5;
const tries = 40;

/** Sizes and gaps that fill the row but for the part of the longest note, the first here, that leaves the frame. */
function fitRow(chance: Random, notes: readonly MarkName[]) {
  for (let i = 0; i < tries; i++) {
    const space = chance.pick([1, 1, 1.25, 1.5]);
    const heights = notes.map((name, n) => {
      const wide = proportion(name) < 0.8;
      const longest = wide ? chance.between(5.5, 7, 0.5) : chance.between(7, 9, 0.5);
      const spaces = [0, wide ? 2 : chance.pick([2, 3]), wide ? 1 : chance.pick([1, 2]), 1];
      return n === 0 ? longest : space * (spaces[n] as number);
    });
    const widths = notes.map((name, n) => (heights[n] as number) / proportion(name));
    const gap = chance.between(0.4, 1.2, 0.1);
    const margin = chance.between(0.5, 1.25, 0.25);
    const crop = widths.reduce((sum, width) => sum + width + gap, margin - gap) - 12;
    if (crop > 0.6 && crop < 0.52 * (widths[0] as number)) return { space, heights, widths, gap, margin, crop };
  }
  return undefined;
}

/** Marks in a row on five lines, like notes on a staff: as tall as one, two or many spaces; one is accented. */
export const position: Kind = {
  limits: { ground: [0.4, 0.84], maxOffset: 2.4, minInFrame: 0.36, minLargest: 0.11 },
  choose: (random) => {
    const { ground, tones } = pickScheme(random);
    const [loud, quiet, third] = tones;
    const notes = random.shuffle(markNames.filter((name) => name !== 'bar')).slice(0, 4) as MarkName[];
    const accented = random.pick([1, 1, 2]);
    const fills = [loud, quiet, random.pick([loud, quiet]), quiet];
    fills[accented] = inks.vermilion;
    // The longest note opens or closes the row and leaves the frame there.
    const opens = random.chance(0.5);
    const rest = random.shuffle([1, 2, 3]);
    const order = opens ? [0, ...rest] : [...rest, 0];
    const weight = random.pick([0.16, 0.22, 0.3]);

    return (chance) => {
      const row = fitRow(chance, notes);
      if (!row) return undefined;
      const { space, heights, widths, gap, crop, margin } = row;
      const top = 4 - 2 * space + chance.pick([-1, -0.5, 0, 0, 0.5, 1]);

      let x = opens ? -crop : margin;
      const marks = order.map((n) => {
        const height = heights[n] as number;
        const width = widths[n] as number;
        // Top and bottom lie on lines, but for the longest note.
        const y = n === 0 ? chance.between(-1.5, 9.5 - height, 0.5) : top + space * chance.between(-1, 5 - height / space, 1);
        const mark = place(notes[n] as MarkName, fills[n] as string, { x, y, width });
        x += width + gap;
        return mark;
      });
      const staff = Array.from({ length: lines }, (_, i) =>
        place('line', third, { x: 0, y: top + i * space - weight / 2, width: 12, height: weight }),
      );
      return { rows: 8, ground, shapes: [...staff, ...marks] };
    };
  },
};
