import type { Kind } from '../kind.ts';
import { inks, pickScheme } from '../palette.ts';
import { place, proportion } from '../shape.ts';
import type { MarkName } from '#shared/marks.ts';

const gap = 0.45;

/** A big roof or arc, and marks stacked under it on one axis, larger towards the bottom. */
export const majorGroup: Kind = {
  limits: { ground: [0.26, 0.7], maxOffset: 1.8, minInFrame: 0.45, minLargest: 0.2 },
  choose: (random) => {
    const { ground, tones } = pickScheme(random);
    const [loud, quiet, third] = tones;
    const roof = random.pick(['circumflex', 'breve'] as const);
    const under: readonly MarkName[] =
      roof === 'circumflex' ? ['nang', 'nang', 'circumflex'] : ['nang', 'sac', 'huyen', 'circumflex'];
    const first = random.pick(under);
    const shelf = random.chance(0.35);
    const lowest = ['nang', 'nang', 'circumflex', 'breve', shelf ? 'nang' : 'nga'] as const;
    const last = random.pick(lowest.filter((name) => name !== first));
    const accented = random.chance(0.75) ? 'first' : 'last';
    const floor = random.pick([0, 0, 1, 2, 3]);
    const pitched = roof === 'circumflex';

    return (chance) => {
      // A roof needs a flatter pitch and more space under its ridge than an arc.
      const width = pitched ? chance.between(12.5, 18, 0.5) : chance.between(10.5, 17, 0.5);
      const height = width * (pitched ? chance.between(0.44, 0.54, 0.02) : chance.between(0.48, 0.66, 0.02));
      const cx = chance.between(3.5, 8.5, 0.5);
      const y = chance.between(-3, 0.75, 0.25);
      const start = y + height * (pitched ? 0.44 : 0.52) + chance.between(0.4, 0.7, 0.1) + (pitched ? 0.35 : 0);
      const beam = shelf ? 0.5 + gap : 0;
      const room = 8 + chance.pick([-0.7, 0.8, 1.4, 2]) - start - gap - beam;
      const share = 1 / (1 + chance.between(1.6, 4, 0.3));

      const set = (name: MarkName, fill: string, top: number, height: number, wide = height / proportion(name), turn = 0) =>
        place(name, fill, { x: cx - wide / 2, y: top, width: wide, height, turn });
      // The bowl is turned to repeat the arc.
      const turn = last === 'breve' ? 180 : 0;
      const stack = [
        set(first, accented === 'first' ? inks.vermilion : quiet, start, room * share),
        ...(shelf ? [set('bar', third, start + room * share + gap, 0.5, chance.between(2, 5, 0.5))] : []),
        set(
          last,
          accented === 'last' ? inks.vermilion : quiet,
          start + room * share + gap + beam,
          room * (1 - share),
          undefined,
          turn,
        ),
      ];
      return {
        rows: 8,
        ground,
        shapes: [
          ...(floor ? [place('field', third, { x: 0, y: 8 - floor, width: 12, height: floor })] : []),
          place(roof, loud, { x: cx - width / 2, y, width, height, turn: pitched ? 0 : 180 }),
          ...stack,
        ],
      };
    };
  },
};
