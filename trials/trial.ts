import type { Dialect } from '#server/database/connect.ts';

export type TrialOptions = {
  /** All that is random follows from it. */
  seed: number;
  /** How long it is tried; each trial says what one round is. */
  rounds: number;
  database: Dialect;
  store: 'folder' | 's3';
  /** Told what happens. */
  say: (line: string) => void;
};

export type TrialResult = {
  /** What was seen, in figures, a line each. */
  figures: string[];
  /** What must not be; none is a pass. */
  faults: string[];
};

export type Trial = (options: TrialOptions) => Promise<TrialResult>;

export type Random = {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from 0 up to `below`, which is not reached. */
  below: (below: number) => number;
  of: <T>(values: readonly T[]) => T;
};

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    of: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
  };
}
