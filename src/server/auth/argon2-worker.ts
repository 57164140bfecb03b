import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { giveWay } from '#server/threads/give-way.ts';

/** The thread of `hash-thread.ts`: makes one hash after the other, in itself and not in the pool that files are read in. */

export type HashJob = {
  message: string;
  nonce: Uint8Array;
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
  /** Bytes of the hash. */
  tagLength: number;
};
export type HashReply = { hash: Uint8Array } | { error: string };

giveWay();

const reply = (message: HashReply) => parentPort?.postMessage(message, []);

parentPort?.on('message', (job: HashJob) => {
  try {
    reply({ hash: argon2Sync('argon2id', job) });
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
});
