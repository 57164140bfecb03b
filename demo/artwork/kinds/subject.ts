import { placeAccent } from '../accent.ts';
import type { Kind } from '../kind.ts';
import { inks, pickScheme } from '../palette.ts';
import { place, placeAt } from '../shape.ts';
import { markNames } from '#shared/marks.ts';
import type { MarkName } from '#shared/marks.ts';

/** Two marks in dialogue across a divided ground; what crosses the line changes its colour. */
export const subject: Kind = {
  limits: { ground: [0.25, 0.7], stray: 1.7, seen: 0.5, lead: 0.14 },
  deal: (random) => {
    const { ground, tones } = pickScheme(random);
    const [loud, quiet] = tones;
    const [first, second] = random.shuffle(markNames.filter((name) => name !== 'bar')) as [MarkName, MarkName];
    const leftFirst = random.chance(0.5);

    return (chance) => {
      const line = chance.between(4, 8, 1);
      const near = leftFirst ? [0, line] : [line, 12];
      const far = leftFirst ? [line, 12] : [0, line];
      const within = ([from = 0, to = 12]: number[]) => chance.between(from, to, 0.5);
      const field = place(
        'field',
        loud,
        leftFirst ? { x: line, y: 0, width: 12 - line, height: 8 } : { x: 0, y: 0, width: line, height: 8 },
      );
      const speaker = placeAt(
        first,
        loud,
        { cx: within(near), cy: chance.between(2, 6, 0.5), size: chance.between(6.5, 11, 0.5) },
        () => ground,
      );
      const listener = placeAt(second, quiet, {
        cx: within(far),
        cy: chance.between(1.5, 6.5, 0.5),
        size: chance.between(2.5, 6, 0.5),
      });
      // The listener keeps to its own side; the speaker reaches over.
      const apart = leftFirst ? listener.bounds.left - line : line - listener.bounds.right;
      const reach = leftFirst ? speaker.bounds.right - line : line - speaker.bounds.left;
      if (apart < 0.4 || reach < 1) return undefined;
      const between = placeAccent('nang', inks.vermilion, {
        size: 1.5,
        spot: () => [line, chance.between(1.25, 6.75, 0.25)],
        among: [speaker, listener],
      });
      return between && { rows: 8, ground, shapes: [field, speaker, listener, between] };
    };
  },
};
