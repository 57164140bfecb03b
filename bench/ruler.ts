import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { endProcess, forkMeasured, processorMs } from './measured-process.ts';
import { percentile } from './ratio.ts';

/**
 * What the bare server took for an answer of 100 kB, in milliseconds of processor, on the machine that limits in milliseconds were set
 * on. One that others share is half as fast at other hours.
 */
const referenceMs = 0.075;
const amount = 400;

let ruler: { process: ChildProcess; url: string } | null = null;
let taken: number[] = [];

/** Takes the ruler once; to be called while nothing else is measured, before, between and after what is. Some 50 ms. */
export async function measureMachine(): Promise<void> {
  if (ruler === null) {
    const process = forkMeasured('bare-server.ts');
    const [port] = (await once(process, 'message')) as [number];
    ruler = { process, url: `http://127.0.0.1:${port}/` };
    for (let warmUp = 0; warmUp < 10; warmUp += 1) await take(ruler);
  }
  taken.push(await take(ruler));
}

async function take({ process, url }: NonNullable<typeof ruler>): Promise<number> {
  const before = await processorMs(process);
  await autocannon({ url, connections: 16, amount, sampleInt: 10 });
  return ((await processorMs(process)) - before) / amount;
}

/** Begins anew with what the machine is. */
export async function forgetMachine(): Promise<void> {
  taken = [];
  for (let time = 0; time < 5; time += 1) await measureMachine();
}

export const endRuler = (): Promise<void> => (ruler === null ? Promise.resolve() : endProcess(ruler.process));

/** How many times as long the machine took, since it was forgotten last, as the one that limits in milliseconds were set on. */
export const slowness = (): number => percentile(taken, 0.5) / referenceMs;
