import { createGzip, gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { RecordTypes } from '#server/crud/model.ts';
import { type Plan, type RowPlan, rowsOf } from './plan.ts';
import { turns } from './turns.ts';

/** A plan as text for a column: lines of JSON, the first about the whole and one for each row, compressed. */

type Head = {
  seq: number;
  types: (Omit<Plan['types'][number], 'type' | 'rows'> & { path: string; rows: number })[];
  pictures: [string, string[]][];
};

/** Rows that are handed to the compression at once. */
const atOnce = 100;

/** `characters` is how many the plan has, uncompressed. */
export async function planText(plan: Plan): Promise<{ text: string; characters: number }> {
  const takeTurn = turns();
  const gzip = createGzip({ level: 1 });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => gzip.once('end', resolve).once('error', reject));
  let characters = 0;
  const write = (lines: string[]) => {
    const text = `${lines.join('\n')}\n`;
    characters += text.length;
    gzip.write(text);
  };
  const types = plan.types.map(({ type, rows, ...rest }) => ({ ...rest, path: type.description.path, rows: rows.length }));
  const head: Head = { seq: plan.seq, types, pictures: [...plan.pictures] };
  write([JSON.stringify(head)]);
  let lines: string[] = [];
  for (const row of rowsOf(plan)) {
    lines.push(JSON.stringify(row));
    if (lines.length === atOnce) write(lines.splice(0));
    await takeTurn();
  }
  if (lines.length > 0) write(lines);
  lines = [];
  gzip.end();
  await ended;
  return { text: Buffer.concat(chunks).toString('base64'), characters };
}

/** The plan that `planText` was given. */
export async function planOfText(types: RecordTypes, text: string): Promise<Plan> {
  const takeTurn = turns();
  const bytes = await promisify(gunzip)(Buffer.from(text, 'base64'));
  const lines = bytes.toString('utf8').split('\n');
  const head = JSON.parse(lines[0] ?? '') as Head;
  let at = 1;
  const plan: Plan = { seq: head.seq, types: [], pictures: new Map(head.pictures) };
  for (const { path, rows: count, ...rest } of head.types) {
    const rows: RowPlan[] = [];
    for (const line of lines.slice(at, at + count)) {
      rows.push(JSON.parse(line) as RowPlan);
      await takeTurn();
    }
    at += count;
    plan.types.push({ ...rest, type: types.at(path), rows });
  }
  return plan;
}
