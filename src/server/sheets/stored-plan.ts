import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip, gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { RecordTypes } from '#server/crud/model.ts';
import { type Plan, type RowPlan, rowsOf } from './plan.ts';
import { yielding } from './yielding.ts';

/** A plan as text for a column: lines of JSON, the first about the whole and one for each row, compressed. */

type Head = {
  seq: number;
  types: (Omit<Plan['types'][number], 'type' | 'rows'> & { path: string; rows: number })[];
  pictures: [string, string[]][];
};

/** Characters that are handed to the compression at once. */
const enough = 64 * 1024;

/** `characters` is how many the plan has, uncompressed. */
export async function planText(plan: Plan): Promise<{ text: string; characters: number }> {
  const mayYield = yielding();
  let characters = 0;
  async function* lines() {
    const types = plan.types.map(({ type, rows, ...rest }) => ({ ...rest, path: type.description.path, rows: rows.length }));
    const head: Head = { seq: plan.seq, types, pictures: [...plan.pictures] };
    let waiting = '';
    for (const one of [head, ...rowsOf(plan)]) {
      waiting += `${JSON.stringify(one)}\n`;
      await mayYield();
      if (waiting.length < enough) continue;
      characters += waiting.length;
      yield waiting;
      waiting = '';
    }
    characters += waiting.length;
    yield waiting;
  }
  const bytes = await buffer(Readable.from(lines()).pipe(createGzip({ level: 1 })));
  return { text: bytes.toString('base64'), characters };
}

/** The plan that `planText` was given. */
export async function planOfText(types: RecordTypes, text: string): Promise<Plan> {
  const mayYield = yielding();
  const bytes = await promisify(gunzip)(Buffer.from(text, 'base64'));
  const lines = bytes.toString('utf8').split('\n');
  const head = JSON.parse(lines[0] ?? '') as Head;
  let at = 1;
  const plan: Plan = { seq: head.seq, types: [], pictures: new Map(head.pictures) };
  for (const { path, rows: count, ...rest } of head.types) {
    const rows: RowPlan[] = [];
    for (const line of lines.slice(at, at + count)) {
      rows.push(JSON.parse(line) as RowPlan);
      await mayYield();
    }
    at += count;
    plan.types.push({ ...rest, type: types.at(path), rows });
  }
  return plan;
}
