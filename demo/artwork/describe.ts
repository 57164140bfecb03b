import type { MarkName } from '#shared/marks.ts';
import { type Colour, inks } from './palette.ts';
import type { Composition } from './render.ts';
import type { Shape } from './shape.ts';

const figureNames: Record<MarkName, string> = {
  sac: 'dấu sắc',
  huyen: 'dấu huyền',
  hoi: 'dấu hỏi',
  nga: 'dấu ngã',
  nang: 'chấm nặng',
  breve: 'dấu trăng',
  circumflex: 'dấu mũ',
  horn: 'dấu móc',
  bar: 'nét gạch',
};

const inkNames: Record<keyof typeof inks, string> = {
  paper: 'trắng ngà',
  ink: 'đen',
  vermilion: 'đỏ son',
  green: 'xanh lục',
  indigo: 'xanh chàm',
  turmeric: 'vàng nghệ',
  lotus: 'hồng sen',
};

const colourNames = new Map<Colour, string>(
  Object.entries(inks).map(([name, colour]) => [colour, inkNames[name as keyof typeof inks]]),
);

const numbers = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

/** How many kinds of shape a sentence names: more would not be pictured by whoever listens. */
const mostNamed = 3;

/** How much of the frame a shape has to cover to be called large. */
const largeFrom = 0.2;

type Group = { said: string; count: number; area: number };

const areaOf = ({ bounds: { left, right, top, bottom } }: Shape) => (right - left) * (bottom - top);

/** What a picture shows, for whoever cannot see it: its marks, the largest first, and its ground. */
export function describe({ rows, ground, shapes }: Composition): string {
  const groups = new Map<string, Group>();
  for (const shape of shapes) {
    const { figure, fill } = shape;
    if (figure === 'field' || figure === 'line') continue;
    const colour = colourNames.get(fill);
    const said = `${figureNames[figure]}${colour === undefined ? '' : ` màu ${colour}`}`;
    const group = groups.get(said) ?? { said, count: 0, area: 0 };
    groups.set(said, { said, count: group.count + 1, area: Math.max(group.area, areaOf(shape)) });
  }
  const named = [...groups.values()]
    .toSorted((a, b) => b.area - a.area)
    .slice(0, mostNamed)
    .map(({ said, count, area }) => {
      const many = count < numbers.length ? numbers[count] : 'nhiều';
      return `${many} ${area > largeFrom * 12 * rows ? said.replace(/^(\S+ \S+)/, '$1 lớn') : said}`;
    });
  const last = named.at(-1) ?? '';
  const listed = named.length < 2 ? last : `${named.slice(0, -1).join(', ')} và ${last}`;
  return `Tranh minh họa: ${listed} trên nền ${colourNames.get(ground) ?? 'phẳng'}.`;
}
