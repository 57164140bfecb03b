import { readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** By thread of this process, its priority: the sixteenth field behind the name, which stands in brackets. */
const priorities = () =>
  new Map(
    readdirSync('/proc/self/task').map((thread) => {
      const told = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
      return [thread, Number(told.slice(told.lastIndexOf(')') + 2).split(' ')[16])];
    }),
  );

it.runIf(process.platform === 'linux')('a thread gives way to the one that answers, and to no other than itself', async () => {
  const before = priorities();
  const code = `import { parentPort } from 'node:worker_threads';
    const { giveWay } = await import(${JSON.stringify(new URL('give-way.ts', import.meta.url).href)});
    giveWay();
    parentPort.postMessage('done');
    parentPort.once('message', () => process.exit());`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { execArgv: [] });
  await once(worker, 'message');
  const own = Number(priorities().get(String(process.pid)));
  const behind = [...priorities()].filter(([thread, priority]) => !before.has(thread) && priority === own + 10);
  expect(behind.length).toBe(1);
  for (const [thread, priority] of priorities()) if (before.has(thread)) expect(priority).toBe(before.get(thread));
  worker.postMessage('end', []);
  await once(worker, 'exit');
});
