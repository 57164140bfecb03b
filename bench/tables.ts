import type { Dialect } from '#server/database/connect.ts';
import { few, many } from './lists.ts';
import type { Ratio } from './ratio.ts';
import type { Comparison, PagesReport } from './pages.ts';
import { connections, type SearchFigures } from './search.ts';

const number = (value: number) => value.toFixed(2);
const count = (value: number) => value.toLocaleString('en');

export const pagesTitle = 'Pages and answers from memory';
export const listsTitle = `First page of a list among ${count(many)} records, against ${count(few)}`;
export const searchTitle = 'Search and suggestions among more and more articles';

/** Below this share of one processor, a server waits for its clients: the load generator, not the server, is the bottleneck. */
const saturated = 0.9;

export function pagesReport({ rows, megabytes, startMs }: PagesReport): string {
  const side = ({ ms, busy }: Comparison['base']) =>
    `${ms.toFixed(3)} | ${count(Math.round(1_000 / ms))} | ${Math.round(busy * 100)} %${busy < saturated ? ' (waits)' : ''}`;
  const line = ({ name, median, low, high, subject, base }: Comparison) =>
    `| ${name} | ${number(median)} | ${number(low)} – ${number(high)} | ${side(subject)} | ${side(base)} |`;
  return `The built site with its demo content on SQLite, in a process of its own, asked over 16 connections; each row in turn with what it is
held against: for what is kept, a bare \`node:http\` server that gives the same bytes from memory; for a page that is made anew,
a bare server that renders the same page with React, from data it has. Counted is the processor time of the process that answers, its
threads included, for a fixed number of answers: the ratio is of that time, and 1 is as cheap. Busy is that time's share of the time that
passed; a server that waits could give more answers than the load generator asks for, which changes nothing about their price.

| What | Ratio | Spread | Site (ms) | A processor's second | Busy | Held against (ms) | A processor's second | Busy |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.map(line).join('\n')}

Memory of the site after this: ${Math.round(megabytes)} MB resident. From starting the process to its first page, with content and compiled
sources in place: ${startMs.map((ms) => Math.round(ms)).join(', ')} ms.`;
}

export function listsReport(rounds: number, tables: readonly (readonly [string, [string, Ratio][]])[]): string {
  const line = ([name, { median, low, high, subjectMs, baseMs }]: readonly [string, Ratio]) =>
    `| ${name} | ${number(median)} | ${number(low)} – ${number(high)} | ${number(subjectMs)} | ${number(baseMs)} |`;
  return `Through the whole API in process: token, query, count, JSON. ${rounds} rounds; the spread is the 10th to the 90th percentile.
${tables
  .map(
    ([dialect, rows]) => `
### ${dialect}

| List | Ratio | Spread | Among many (ms) | Among few (ms) |
|---|---:|---:|---:|---:|
${rows.map(line).join('\n')}
`,
  )
  .join('')}`.trim();
}

export function searchReport(figures: Record<Dialect, SearchFigures[]>): string {
  const table = (rows: SearchFigures[]) => {
    const first = rows[0];
    const line = ({ size, p50, p99, perSecond, aloneMs, besideMs, heldUpMs, slowest }: SearchFigures) =>
      `| ${count(size)} | ${number(p50)} | ${number(p99)} | ${number(p99 / (first?.p99 ?? p99))} | ${Math.round(perSecond)} | ${number(heldUpMs)} | ${number(besideMs)} (${number(aloneMs)}) | ${slowest.path} (${number(slowest.ms)}) |`;
    return `| Articles | p50 (ms) | p99 (ms) | p99 against the first | a second | Event loop held up, most (ms) | Another request beside, p99 (alone) | Slowest call by itself (ms) |
|---:|---:|---:|---:|---:|---:|---:|---|
${rows.map(line).join('\n')}`;
  };
  return `Over HTTP on ${connections} connections: common and rare words, beginnings, mistakes and noise in turn, nothing cached. Then one
search at a time, while another connection asks for something small: how long that waits, and how long the event loop stood still.

### SQLite

${table(figures.sqlite)}

### PostgreSQL

${table(figures.postgres)}`;
}
