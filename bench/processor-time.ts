import { isMainThread } from 'node:worker_threads';

/**
 * Loaded with `--import` before a server that is measured: whenever its parent asks, it tells the processor time of
 * the process so far, its threads included, in microseconds.
 */
if (isMainThread) {
  process.on('message', (message) => {
    if (message !== 'processor time') return;
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.channel?.unref();
}
