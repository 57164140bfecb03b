import { placeAccent } from '../accent.ts';
import type { Kind } from '../kind.ts';
import { inks, pickScheme } from '../palette.ts';
import { place, placeAt } from '../shape.ts';
import { markNames } from '#shared/marks.ts';
import type { MarkName } from '#shared/marks.ts';

/** Two marks on a ground in two colours; a mark that crosses the line between them changes colour there. */
export const subject: Kind = {
  limits: { ground: [0.25, 0.7], maxOffset: 1.7, minInFrame: 0.5, minLargest: 0.14 },
  choose: (random) => {
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
      const firstMark = placeAt(
        first,
        loud,
        { cx: within(near), cy: chance.between(2, 6, 0.5), size: chance.between(6.5, 11, 0.5) },
        () => ground,
      );
      const secondMark = placeAt(second, quiet, {
        cx: within(far),
        cy: chance.between(1.5, 6.5, 0.5),
        size: chance.between(2.5, 6, 0.5),
      });
      // Only the first mark crosses the line.
      const apart = leftFirst ? secondMark.bounds.left - line : line - secondMark.bounds.right;
      const reach = leftFirst ? firstMark.bounds.right - line : line - firstMark.bounds.left;
      if (apart < 0.4 || reach < 1) return undefined;
      const between = placeAccent('nang', inks.vermilion, {
        size: 1.5,
        spot: () => [line, chance.between(1.25, 6.75, 0.25)],
        among: [firstMark, secondMark],
      });
      return between && { rows: 8, ground, shapes: [field, firstMark, secondMark, between] };
    };
  },
};
