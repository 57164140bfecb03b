import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { z } from 'zod';
import { createApp } from '#server/start/app.ts';
import { connect, connectReader } from '#server/database/connect.ts';
import { folderFiles } from '#server/media/files.ts';

/** The API in a thread of its own, so that the client does not block its event loop; reports how long that was blocked. */
const address = z
  .union([
    z.object({ dialect: z.literal('sqlite'), file: z.string() }),
    z.object({ dialect: z.literal('postgres'), url: z.string() }),
  ])
  .parse(workerData);
const db = connect(address);
const searchDb = connectReader(address);
const app = createApp({
  db,
  dialect: address.dialect,
  searchDb,
  files: folderFiles('unused'),
  pages: null,
  clock: () => new Date(),
});
const delay = monitorEventLoopDelay({ resolution: 1 });
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => parentPort?.postMessage({ port }, []));

parentPort?.on('message', (message: 'start' | 'stop' | 'end') => {
  if (message === 'start') {
    delay.reset();
    delay.enable();
  } else if (message === 'stop') {
    delay.disable();
    parentPort?.postMessage({ longest: delay.max / 1e6 }, []);
  } else {
    server.close(() => void Promise.all([db.destroy(), searchDb?.destroy()]).then(() => process.exit(0)));
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
});
