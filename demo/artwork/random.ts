/** A small seeded generator: the same seed always gives the same picture. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A number from `from` to `to`, both included, in steps of `step`. */
  between: (from: number, to: number, step?: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  chance: (odds: number) => boolean;
  shuffle: <T>(items: readonly T[]) => T[];
};

/** FNV-1a, 32 bits, with a finisher so that slugs that differ in one letter give very different values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);

  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

  const between = (from: number, to: number, step = 0.25) =>
    from + step * Math.floor(next() * (Math.round((to - from) / step) + 1));

  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;

  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  };

  return { next, between, pick, chance: (odds) => next() < odds, shuffle };
}
