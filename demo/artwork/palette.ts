import type { Random } from './random.ts';

/** Green and indigo are dark, turmeric and lotus light, so that one of each can be told apart. */
export const inks = {
  paper: '#FAF6EF',
  ink: '#171412',
  vermilion: '#D9381E',
  green: '#17594C',
  indigo: '#25317A',
  turmeric: '#EBA721',
  lotus: '#F0B3B2',
} as const;

export type Colour = string;

export type Scheme = {
  ground: Colour;
  /** The strongest first; the accent, vermilion, is never among them. */
  tones: readonly [Colour, Colour, Colour];
};

const { paper, ink, green, indigo, turmeric, lotus } = inks;

const schemes: readonly Scheme[] = [
  { ground: paper, tones: [indigo, turmeric, lotus] },
  { ground: paper, tones: [green, lotus, turmeric] },
  { ground: paper, tones: [ink, turmeric, lotus] },
  { ground: paper, tones: [ink, lotus, green] },
  { ground: paper, tones: [turmeric, indigo, ink] },
  { ground: paper, tones: [green, turmeric, indigo] },
  { ground: ink, tones: [paper, turmeric, lotus] },
  { ground: ink, tones: [lotus, paper, turmeric] },
  { ground: ink, tones: [turmeric, lotus, paper] },
  { ground: indigo, tones: [lotus, turmeric, paper] },
  { ground: indigo, tones: [turmeric, paper, lotus] },
  { ground: indigo, tones: [paper, lotus, turmeric] },
  { ground: green, tones: [lotus, paper, turmeric] },
  { ground: green, tones: [turmeric, lotus, paper] },
  { ground: green, tones: [paper, turmeric, lotus] },
  { ground: turmeric, tones: [indigo, paper, ink] },
  { ground: turmeric, tones: [ink, paper, indigo] },
  { ground: turmeric, tones: [green, paper, ink] },
  { ground: lotus, tones: [indigo, turmeric, ink] },
  { ground: lotus, tones: [green, paper, ink] },
  { ground: lotus, tones: [ink, turmeric, green] },
];

export const pickScheme = (random: Random): Scheme => {
  const ground = random.pick([paper, paper, ink, indigo, green, turmeric, lotus]);
  return random.pick(schemes.filter((scheme) => scheme.ground === ground));
};

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Perceived lightness, 0 to 1, by an approximation that suffices to compare areas. */
export const lightness = (colour: Colour): number => {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return Math.sqrt(0.299 * r * r + 0.587 * g * g + 0.114 * b * b) / 255;
};

const isDark = (colour: Colour): boolean => lightness(colour) < 0.45;

/**
 * The flat colour where one ink is printed over another: multiplied, as in offset printing. A light ink on a
 * dark one covers it instead, as in screen printing, and what would be nearly black becomes `ink`.
 */
export function overprint(lower: Colour, upper: Colour): Colour {
  if (lower === paper || upper === paper || (isDark(lower) && !isDark(upper))) return upper;
  const below = channels(lower);
  const mixed = channels(upper).map((value, i) => Math.round((value * (below[i] ?? 255)) / 255));
  const colour = `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return lightness(colour) < 0.13 ? ink : colour;
}

/** Whether two inks side by side can hardly be told apart. */
export function alike(a: Colour, b: Colour): boolean {
  const other = channels(b);
  return Math.hypot(...channels(a).map((value, i) => value - (other[i] ?? 0))) < 48;
}
