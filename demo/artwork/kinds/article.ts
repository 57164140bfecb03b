import { placeAccent } from '../accent.ts';
import { contains } from '../geometry.ts';
import type { Kind } from '../kind.ts';
import { inks, pickScheme } from '../palette.ts';
import type { Colour } from '../palette.ts';
import type { Random } from '../random.ts';
import { placeAt } from '../shape.ts';
import type { Shape } from '../shape.ts';
import { depth, dots, flat, hatched, ornament, outlineInPixels, stripes } from '../texture.ts';
import { markNames } from '#shared/marks.ts';

type Print = (figure: Shape) => string;

/** Stripes that change direction, weight and ink at the edge of the figure. */
function hatch(random: Random, ground: Colour, inside: Colour, outside: Colour): Print {
  const angle = random.pick([0, 45, 90, -45]);
  const spacing = random.pick([0.3, 0.4, 0.5]);
  const weight = spacing * random.pick([0.5, 0.62]);
  const around = random.chance(0.6);
  const turned = angle + random.pick([45, 90]);
  return (figure) => {
    const d = outlineInPixels(figure);
    const behind = around ? flat(outside, stripes(spacing, spacing * 0.16, turned)) + flat(ground, d) : flat(outside, d);
    return behind + hatched(figure, { angle, spacing, weight, fill: inside });
  };
}

/** Halftone: dots are larger within the figure. */
function halftone(random: Random, inside: Colour, outside: Colour): Print {
  const spacing = random.pick([0.4, 0.5, 0.6]);
  const around = random.chance(0.6);
  const radiusAt = (at: number) => spacing * Math.min(0.47, 0.26 + at * 0.35);
  return (figure) => {
    const inner = dots(spacing, (point) => {
      const at = depth(figure, point);
      return at > 0 ? radiusAt(at) : 0;
    });
    const outer = around ? dots(spacing, (point) => (contains(figure.polygon, point) ? 0 : spacing * 0.11)) : '';
    return flat(outside, outer) + flat(inside, inner);
  };
}

/** A small mark repeated inside the figure, fine dots around it. */
function repeated(random: Random, inside: Colour, outside: Colour): Print {
  const name = random.pick(['sac', 'huyen', 'circumflex', 'breve', 'nga'] as const);
  const spacing = random.pick([0.5, 2 / 3]);
  return (figure) =>
    flat(
      outside,
      ornament('nang', spacing, 0.14, (point) => !contains(figure.polygon, point)),
    ) +
    flat(
      inside,
      ornament(name, spacing, spacing * 0.98, (point) => contains(figure.polygon, point)),
    );
}

/** A mark as texture (hatched, halftone or made of small marks) and one solid accent. */
export const article: Kind = {
  limits: { ground: [0.4, 0.75], maxOffset: 1.8, minInFrame: 0.45, minLargest: 0.24 },
  choose: (random) => {
    const { ground, tones } = pickScheme(random);
    const [loud, quiet] = tones;
    const hero = random.pick(markNames.filter((name) => name !== 'bar'));
    const accent = hero === 'nang' ? random.pick(['sac', 'huyen', 'circumflex'] as const) : 'nang';
    const print = random.pick([
      hatch(random, ground, loud, quiet),
      hatch(random, ground, loud, quiet),
      halftone(random, loud, quiet),
      repeated(random, loud, quiet),
    ]);

    return (chance) => {
      const figure = placeAt(hero, loud, {
        cx: chance.between(2, 10, 0.5),
        cy: chance.between(2, 6, 0.5),
        size: chance.between(8.5, 14, 0.5),
      });
      const small = placeAccent(accent, inks.vermilion, {
        size: chance.between(1.75, accent === 'nang' ? 2.5 : 3.25),
        spot: () => [chance.between(1.5, 10.5, 0.5), chance.between(1.5, 6.5, 0.5)],
        among: [figure],
      });
      return small && { rows: 8, ground, shapes: [{ ...figure, print: () => print(figure) }, small] };
    };
  },
};
