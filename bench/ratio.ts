export type Ratio = {
  /** Median of the rounds' ratios, and the tenth and ninetieth percentile. */
  median: number;
  low: number;
  high: number;
  /** Median time of each side, in milliseconds: to read the ratio by, not to compare between machines. */
  subjectMs: number;
  baseMs: number;
};

type Work = () => Promise<unknown>;

/**
 * How many times as long `subject` takes as `base`. The two run in turn, so that whatever else the
 * machine is doing falls on both; each round gives one ratio.
 */
export async function compare(subject: Work, base: Work, rounds: number): Promise<Ratio> {
  for (let warmUp = 0; warmUp < 5; warmUp += 1) {
    await subject();
    await base();
  }
  const subjectTimes: number[] = [];
  const baseTimes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    baseTimes.push(await time(base));
    subjectTimes.push(await time(subject));
  }
  const ratios = subjectTimes.map((taken, round) => taken / (baseTimes[round] ?? taken));
  return {
    median: percentile(ratios, 0.5),
    low: percentile(ratios, 0.1),
    high: percentile(ratios, 0.9),
    subjectMs: percentile(subjectTimes, 0.5),
    baseMs: percentile(baseTimes, 0.5),
  };
}

async function time(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
