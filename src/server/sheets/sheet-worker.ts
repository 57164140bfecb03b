import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '#server/threads/give-way.ts';
import { openSheet } from './open-sheet.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Row, Sheet, SheetHead } from './sheet.ts';

/** The thread of `sheet-thread.ts`: opens one file, and gives its rows some at a time. */

export type OpenedReply = { sheets: SheetHead[] } | { fault: string } | { error: string };
export type RowsReply = { rows: Row[] };
/** Which sheet the next rows are wanted of. */
export type RowsRequest = { sheet: number; most: number };

giveWay();
const { bytes } = workerData as { bytes: Uint8Array };

let sheets: Sheet[] = [];

parentPort?.on('message', ({ sheet, most }: RowsRequest) => {
  // What was given away is not kept.
  const rows = sheets[sheet]?.rows.splice(0, most) ?? [];
  parentPort?.postMessage({ rows } satisfies RowsReply, []);
});

parentPort?.postMessage(await opened(), []);

async function opened(): Promise<OpenedReply> {
  try {
    sheets = await openSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const hiddenIn = (rows: Row[]) => rows.filter(({ isHidden }) => isHidden).length;
    return { sheets: sheets.map(({ rows, ...head }) => ({ ...head, rows: rows.length, hiddenRows: hiddenIn(rows) })) };
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.message };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
