import { placeAccent } from '../accent.ts';
import type { Kind } from '../kind.ts';
import { inks, overprint, pickScheme } from '../palette.ts';
import { place, proportion } from '../shape.ts';
import { markNames } from '#shared/marks.ts';

/** One huge mark, cropped by the frame, and a small accent beside it. */
export const career: Kind = {
  limits: { ground: [0.28, 0.68], maxOffset: 1.6, minInFrame: 0.42, minLargest: 0.22 },
  choose: (random) => {
    const { ground, tones } = pickScheme(random);
    const [loud, quiet] = tones;
    const hero = random.pick(markNames);
    const accent = hero === 'nang' ? random.pick(['sac', 'huyen', 'circumflex'] as const) : 'nang';
    const swapsColours = ground !== inks.turmeric && ground !== inks.green && random.chance(0.2);
    const [fill, spot] = swapsColours ? [inks.vermilion, loud] : [loud, inks.vermilion];
    const band = random.pick(['none', 'none', 'bottom', 'top', 'left', 'right'] as const);
    const turn = hero === 'bar' ? random.pick([-32, -24, 24]) : 0;

    return (chance) => {
      const tall = proportion(hero);
      const width = Math.min(chance.between(9.5, 17, 0.5), chance.between(8.5, 14, 0.5) / tall);
      const cx = chance.between(1, 11, 0.5);
      const cy = chance.between(1, 7, 0.5);
      const edge = chance.pick([2, 3, 4]);
      const field = {
        none: [],
        bottom: [place('field', quiet, { x: 0, y: 8 - edge, width: 12, height: edge })],
        top: [place('field', quiet, { x: 0, y: 0, width: 12, height: edge })],
        left: [place('field', quiet, { x: 0, y: 0, width: edge + 1, height: 8 })],
        right: [place('field', quiet, { x: 11 - edge, y: 0, width: edge + 1, height: 8 })],
      }[band];
      const huge = place(hero, fill, { x: cx - width / 2, y: cy - (width * tall) / 2, width, turn }, overprint);
      const small = placeAccent(accent, spot, {
        size: chance.between(1.5, accent === 'nang' ? 2.25 : 3),
        spot: () => [chance.between(1.5, 10.5, 0.5), chance.between(1.5, 6.5, 0.5)],
        among: [huge],
      });
      return small && { rows: 8, ground, shapes: [...field, huge, small] };
    };
  },
};
