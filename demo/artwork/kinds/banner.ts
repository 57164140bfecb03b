import { placeAccent } from '../accent.ts';
import { contains } from '../geometry.ts';
import type { Kind } from '../kind.ts';
import { inks, overprint, pickScheme } from '../palette.ts';
import { place, placeAt } from '../shape.ts';
import { hatched } from '../texture.ts';
import { markNames } from '#shared/marks.ts';

/** A poster: two large marks overlap at the top right, the lower left is plain. */
export const banner: Kind = {
  limits: { ground: [0.28, 0.7], maxOffset: 2.8, minInFrame: 0.42, minLargest: 0.14, plainCorner: { right: 5, top: 6 } },
  choose: (random) => {
    const { ground, tones } = pickScheme(random);
    const [loud, quiet, third] = tones;
    const behind = random.pick(['nang', 'nang', 'nang', 'breve', 'circumflex'] as const);
    const hero = random.pick(markNames.filter((name) => name !== 'bar' && name !== behind));
    const accent = hero === 'nang' ? random.pick(['sac', 'huyen'] as const) : 'nang';
    const lined = random.chance(0.45);
    const band = loud === inks.paper || quiet === inks.paper || lined ? 'none' : random.pick(['none', 'right', 'top'] as const);
    const angle = random.pick([0, 45, 90, -45]);
    const knockOut = (lower: string, own: string) =>
      lower === inks.paper || own === inks.paper ? ground : overprint(lower, own);

    return (chance) => {
      const edge = chance.pick([2, 3, 4]);
      const field = {
        none: [],
        right: [place('field', third, { x: 12 - edge, y: 0, width: edge, height: 9 })],
        top: [place('field', third, { x: 0, y: 0, width: 12, height: edge })],
      }[band];
      const back = placeAt(
        behind,
        quiet,
        { cx: chance.between(5, 11, 0.5), cy: chance.between(1, 6, 0.5), size: chance.between(6, 10, 0.5) },
        overprint,
      );
      const size = chance.between(8, 13, 0.5);
      const front = placeAt(
        hero,
        loud,
        { cx: chance.between(5, 11, 0.5), cy: chance.between(1, 6, 0.5), size },
        lined ? undefined : knockOut,
      );
      if (!front.polygon.some((point) => contains(back.polygon, point))) return undefined;
      const small = placeAccent(accent, inks.vermilion, {
        size: Math.min(size / 4, accent === 'nang' ? 2.75 : 4),
        spot: () => [chance.between(1.5, 10.5, 0.5), chance.between(1.5, 7.5, 0.5)],
        among: [back, front],
      });
      const behindIt = lined ? { ...back, print: () => hatched(back, { angle, spacing: 0.4, weight: 0.2, fill: quiet }) } : back;
      return small && { rows: 9, ground, shapes: [...field, behindIt, front, small] };
    };
  },
};
