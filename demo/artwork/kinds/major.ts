import type { Kind } from '../kind.ts';
import { alike, inks, overprint, pickScheme } from '../palette.ts';
import { place, proportion } from '../shape.ts';
import type { Over } from '../shape.ts';
import type { MarkName } from '#shared/marks.ts';

const pad = 0.3;

/** Marks in three horizontal bands, each mark set off sideways from the one before. */
export const major: Kind = {
  limits: { ground: [0.1, 0.6], maxOffset: 1.8, minInFrame: 0.48, minLargest: 0.14 },
  choose: (random) => {
    const { ground, tones } = pickScheme(random);
    const [loud, quiet, third] = tones;
    const wide = ['nga', 'breve', 'circumflex'] as const;
    const base = random.pick([...wide, ...wide, 'nang', 'nang', 'horn', 'hoi'] as const);
    const middle = random.pick(wide.filter((name) => name !== base));
    const rising = random.chance(0.6);
    // The thin band may lie between the others instead of at the edge.
    const between = random.chance(0.35);
    const [small, spot] = random.chance(0.35) ? [inks.vermilion, loud] : [quiet, inks.vermilion];
    const striped = random.chance(0.4) && !alike(overprint(third, loud), third);

    return (chance) => {
      const thin = chance.between(1.5, 2, 0.25);
      const mid = chance.between(2, 3, 0.25);
      const deep = 8 - thin - mid;
      // Counted from the edge opposite the deep band.
      const thinFrom = between ? mid : 0;
      const midFrom = between ? 0 : thin;
      const y = (from: number, height: number) => (rising ? from : 8 - from - height);
      const step = chance.pick([-1, 1]) * chance.between(2, 3.75, 0.25);
      const start = step > 0 ? chance.between(0.5, 3.5, 0.25) : chance.between(6, 11.5, 0.25);
      const x = (course: number, width: number) => start + course * step - (step > 0 ? 0 : width);

      const band = (fill: string, from: number, height: number) =>
        place('field', fill, { x: 0, y: y(from, height), width: 12, height });
      const mark = (name: MarkName, fill: string, course: number, from: number, height: number, over?: Over) => {
        const width = height / proportion(name);
        return place(name, fill, { x: x(course, width), y: y(from, height), width }, over);
      };
      // The deep mark may reach into the band beside it, never over the thin one.
      const reach = between ? -0.4 : chance.pick([-0.4, 0.75, 1]);
      const tall = Math.max(deep + chance.between(0.75, 4, 0.25), chance.between(6, 9, 0.5) * proportion(base));
      return {
        rows: 8,
        ground,
        shapes: [
          band(third, thinFrom, thin),
          band(ground, midFrom, mid),
          band(quiet, thin + mid, deep),
          ...(striped ? [band(third, 8 - chance.pick([0.5, 1]), 1)] : []),
          mark(base, loud, 2, thin + mid - reach, tall, overprint),
          mark(middle, small, between ? 0 : 1, midFrom + pad, mid - 2 * pad),
          mark('nang', spot, between ? 1 : 0, thinFrom + pad, thin - 2 * pad),
        ],
      };
    };
  },
};
