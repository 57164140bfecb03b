import { mapOutline, toPathData } from './geometry.ts';
import type { Bounds } from './geometry.ts';
import type { Colour } from './palette.ts';
import type { Shape } from './shape.ts';

/** Twelve columns whatever the height. */
export const unit = 1600 / 12;

export type Composition = {
  rows: 8 | 9;
  ground: Colour;
  shapes: readonly Shape[];
};

const meet = (a: Bounds, b: Bounds) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Draws flat inks; where a shape crosses another, the mixed colour is a clipped shape of its own. Where that colour equals
 * one beside it, the ink is not drawn beneath, because antialiasing would show it along the edge.
 */
export function render({ rows, ground, shapes }: Composition): string {
  const height = Math.round(rows * unit);
  const frame = `M0 0H1600V${height}H0Z`;
  const paths = shapes.map(({ figure, outline }) => {
    // Whole pixels, because antialiasing would show a line of the ground between two fields.
    const snap = figure === 'field' ? Math.round : (value: number) => value;
    return toPathData(mapOutline(outline, ([x, y]) => [snap(x * unit), snap(y * unit)]));
  });
  const clips = new Map<string, string>();
  const body: string[] = [];

  const clip = (i: number, out = false) => {
    const id = `${out ? 'o' : 'c'}${i}`;
    const path = out ? `<path clip-rule="evenodd" d="${frame}${paths[i]}"/>` : `<path d="${paths[i]}"/>`;
    clips.set(id, `<clipPath id="${id}">${path}</clipPath>`);
    return `clip-path="url(#${id})"`;
  };

  shapes.forEach((shape, j) => {
    const d = paths[j];
    const { over, fill, print } = shape;
    if (print) return body.push(print());
    let own = `<path fill="${fill}" d="${d}"/>`;
    let mixed = '';
    shapes.slice(0, j).forEach((lower, i) => {
      if (!over || !meet(lower.bounds, shape.bounds)) return;
      const colour = over(lower.fill, fill);
      if (colour === fill && mixed === '') return;
      mixed += `<path ${clip(i)} fill="${colour}" d="${d}"/>`;
      if (fill !== lower.fill && (colour === ground || colour === lower.fill)) own = `<g ${clip(i, true)}>${own}</g>`;
    });
    return body.push(own + mixed);
  });

  const defs = clips.size > 0 ? `<defs>${[...clips.values()].join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="${height}" viewBox="0 0 1600 ${height}">${defs}<path fill="${ground}" d="${frame}"/>${body.join('')}</svg>`;
}
