/** What runs in the thread of `index-thread.ts`. In: the address of a database, then searches. Out: what its index finds. */

import { parentPort, workerData } from 'node:worker_threads';
import { searchTypes, type SearchType } from '#shared/search/search-types.ts';
import { connect, type DatabaseAddress } from '#server/database/connect.ts';
import { type FoundAsOf, localIndex } from './search-index.ts';
import { collectGarbage } from '#server/threads/collect-garbage.ts';
import { giveWay } from '#server/threads/give-way.ts';
import type { SearchSources } from './source.ts';

export type WorkerData = { address: DatabaseAddress; sources: SearchSources };
/** Null: no request follows. */
export type FindRequest = { id: number; text: string; type: SearchType | null; now: Date } | null;
/** `places` by their types and ids in turn: copying objects to another thread takes as long as a search. */
export type FindReply =
  | 'ready'
  | { id: number; found: Omit<FoundAsOf, 'places'>; places: Int32Array }
  | { id: number; error: { message: string; code?: unknown } };

giveWay();
const { address, sources } = workerData as WorkerData;
const db = connect(address);
const index = localIndex(db, sources);
const reply = (message: FindReply) => parentPort?.postMessage(message, []);

parentPort?.on('message', (request: FindRequest) => void (request === null ? end() : answer(request)));

// What stops it now is told to the first search.
await index.prepare(new Date()).catch(() => undefined);
reply('ready');
// Building leaves several times what the index takes.
collectGarbage();

async function answer({ id, text, type, now }: Exclude<FindRequest, null>): Promise<void> {
  try {
    const { places, ...found } = await index.find(text, type, now);
    reply({ id, found, places: Int32Array.from(places.flatMap((place) => [searchTypes.indexOf(place.type), place.id])) });
  } catch (error) {
    const { message, code } = error as Error & { code?: unknown };
    reply({ id, error: { message, code } });
  }
}

async function end(): Promise<void> {
  await index.close();
  await db.destroy();
  parentPort?.close();
}
