import type { Dialect } from '#server/database/connect.ts';
import { few, many } from './lists.ts';
import type { Ratio } from './ratio.ts';
import { held, type Limit } from './limits.ts';
import { slowness } from './ruler.ts';
import { type Comparison, type PagesReport, restLimit, startLimit } from './pages.ts';
import { connections, type Load } from './api-process.ts';
import { type KeyFigures, keysAmong } from './keys.ts';
import { savedAmong, type SaveFigures, saveLimit } from './saves.ts';
import { few as fewRows, many as manyRows } from './journal.ts';
import { batched, type BatchStep } from './batch.ts';
import { sheetRows, type SheetStep } from './sheets.ts';
import type { SearchFigures, Singles, Start } from './search.ts';
import { typed, worst } from './search-texts.ts';

const number = (value: number) => value.toFixed(2);
const count = (value: number) => value.toLocaleString('en');

export const pagesTitle = 'Pages and answers from memory';
export const listsTitle = `First page of a list among ${count(many)} records, against ${count(few)}`;
export const journalTitle = `A journal of ${count(manyRows)} rows, against one of ${count(fewRows)}`;
export const batchTitle = `${count(batched)} subjects changed at once`;
export const sheetsTitle = `A sheet of ${count(sheetRows)} subjects`;
export const keysTitle = 'A key in forms of the back office';
export const searchTitle = 'Search and suggestions among more and more articles';
export const savesTitle = `Saves of an article among ${count(savedAmong)}`;

/**
 * Below this share of one processor, a server waits for its clients: the load generator, not the server, is the bottleneck. One
 * that is busier than this itself is marked as well.
 */
const saturated = 0.9;

export function pagesReport({ rows, megabytes, startMs }: PagesReport): string {
  const side = ({ ms, busy }: Comparison['base']) =>
    `${ms.toFixed(3)} | ${count(Math.round(1_000 / ms))} | ${Math.round(busy * 100)} %${busy < saturated ? ' (waits)' : ''}`;
  const line = ({ name, median, low, high, subject, base, limit }: Comparison) =>
    `| ${name} | ${held(name, number(median), low, limit)} | ${number(low)} – ${number(high)} | ${side(subject)} | ${side(base)} |`;
  const first = held('memory after the first page', `${Math.round(megabytes.first)} MB`, megabytes.first, restLimit);
  const starts = startMs.map((ms) => Math.round(ms));
  const start = held('from the start to the first page', `${starts.join(', ')} ms`, Math.min(...starts), startLimit);
  return `The built site with its demo content on SQLite, in a process of its own, asked over 16 connections; each row in turn with what it is
held against: a bare \`node:http\` server that gives the same bytes with the same headers from memory; in the last row, a
bare server that renders the same page with React, from data it has. Counted is the processor time of the process that answers, its
threads and collections included, for a fixed number of answers: the ratio is of that time, and 1 is as cheap. Busy is that time's share of the time that
passed; a server that waits could give more answers than the load generator asks for, which changes nothing about their price.
A limit stands beside what it holds for; **over** is what misses it by more than the spread. Limits in milliseconds were set on a machine
for which this one took ${slowness().toFixed(2)} times as long, by what a bare server took meanwhile, and are told as they are here.

| What | Ratio | Spread | Site (ms) | A processor's second | Busy | Held against (ms) | A processor's second | Busy |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.map(line).join('\n')}

Memory of the site after its first page: ${first}; after this: ${Math.round(megabytes.later)} MB resident. From starting the process to its first page,
with content and compiled sources in place: ${start}.`;
}

export function listsReport(
  rounds: number,
  tables: readonly (readonly [string, [string, Ratio][]])[],
  limitOf: (name: string) => Limit | undefined = () => undefined,
): string {
  const line = ([name, { median, low, high, subjectMs, baseMs }]: readonly [string, Ratio]) =>
    `| ${name} | ${held(name, number(median), low, limitOf(name))} | ${number(low)} – ${number(high)} | ${number(subjectMs)} | ${number(baseMs)} |`;
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

export function batchReport(figures: Record<Dialect, BatchStep[]>): string {
  const line = ({ name, ms, pages }: BatchStep) =>
    `| ${name} | ${(ms / 1_000).toFixed(2)} | ${
      pages === null ? '– | – | – | –' : [count(pages.count), ...[pages.p50, pages.p99, pages.most].map(number)].join(' | ')
    } |`;
  return `The built site with one major of ${count(batched)} subjects, a tenth of them hidden. Each change is one call and one transaction. While it runs, pages that
are kept in memory are asked for one after another, with 5 ms between them: what passed until they were there, in milliseconds.

${byDatabase(
  figures,
  (steps) => `| Step | Seconds | Pages | p50 | p99 | Slowest |
|---|---:|---:|---:|---:|---:|
${steps.map(line).join('\n')}`,
)}`;
}

export function sheetsReport(figures: Record<Dialect, SheetStep[]>): string {
  const line = ({ name, ms, pages, megabytes }: SheetStep) =>
    `| ${name} | ${(ms / 1_000).toFixed(2)} | ${Math.round(megabytes)} | ${
      pages === null ? '– | – | – | –' : [count(pages.count), ...[pages.p50, pages.p99, pages.most].map(number)].join(' | ')
    } |`;
  return `The built site with a major to which a sheet of ${count(sheetRows)} subjects is brought, a third of them after another of the same sheet. While each call runs,
pages that are kept in memory are asked for one after another, with 5 ms between them: what passed until they were there, in
milliseconds. Memory is what the process held at most beyond what it held before the first step.

${byDatabase(
  figures,
  (steps) => `| Step | Seconds | More memory (MB) | Pages | p50 | p99 | Slowest |
|---|---:|---:|---:|---:|---:|---:|
${steps.map(line).join('\n')}`,
)}`;
}

export function keysReport(figures: readonly KeyFigures[]): string {
  const { articles, positions, subjects, majors } = keysAmong;
  const line = ({ place, limit, count: typed, p50, p95, most, script }: KeyFigures) =>
    `| ${place} | ${typed} | ${held(place, number(p50), p50, limit)} | ${number(p95)} | ${number(most)} | ${number(script)} |`;
  return `The built site with ${count(articles)} articles, ${count(positions)} positions, ${count(subjects)} subjects and ${count(majors)} majors, in Chromium. Counted is the processor time of the page's main
thread, in milliseconds, from one key to the next, 150 ms later: script, layout and painting, and what earlier keys have set off.

| Where one types | Keys | Median | p95 | Most | Script, median |
|---|---:|---:|---:|---:|---:|
${figures.map(line).join('\n')}`;
}

/** SQLite has no processes of its own. */
const database = (ms: number) => (ms === 0 ? '–' : number(ms));
const percent = (share: number) => `${Math.round(share * 100)} %`;
const busyTold = `below ${percent(saturated)} they waited, for
the load generator where that is marked as the limit, otherwise for the disk, each other or other work on the machine.`;
const busyCells = ({ busy, clientBusy }: Load) =>
  `${percent(busy)}${busy < saturated ? ' (waits)' : ''} | ${percent(clientBusy)}${clientBusy >= saturated ? ' (the limit)' : ''}`;

const byDatabase = <Figures>(
  figures: Record<Dialect, Figures>,
  tables: (figures: Figures, dialect: Dialect) => string,
) => `### SQLite

${tables(figures.sqlite, 'sqlite')}

### PostgreSQL

${tables(figures.postgres, 'postgres')}`;

export function searchReport(figures: Record<Dialect, SearchFigures[]>): string {
  const moments = ({ page, search }: Start) =>
    [page, search].map(({ wall, processor }) => `${count(Math.round(wall))} (${count(Math.round(processor))})`).join(' | ');
  const start = ({ size, first, later, megabytes: { started, searched, searches } }: SearchFigures) =>
    `| ${count(size)} | ${moments(first)} | ${moments(later)} | ${Math.round(started)} | ${Math.round(searched)} (${searches}) |`;
  const single = (size: number, name: string, { count: asked, p50, p99, dearest, databaseMs, wall }: Singles) =>
    `| ${count(size)} | ${name} | ${asked} | ${number(p50)} | ${number(p99)} | ${number(dearest.ms)}: ${shortened(dearest.path)} | ${database(databaseMs)} | ${number(wall.p50)} | ${number(wall.p99)} |`;
  const together = ({ size, together: load }: SearchFigures) =>
    `| ${count(size)} | ${count(Math.round(load.count / load.seconds))} | ${number(load.ms)} | ${database(load.databaseMs)} | ${busyCells(load)} |`;
  const tables = (
    rows: SearchFigures[],
  ) => `| Articles | First start: page | search | Later start: page | search | Resident (MB) | After searches (MB) |
|---:|---:|---:|---:|---:|---:|---:|
${rows.map(start).join('\n')}

| Articles | Texts | Searches | p50 | p99 | Dearest text | Database | Passed, p50 | Passed, p99 |
|---:|---|---:|---:|---:|---|---:|---:|---:|
${rows.flatMap((row) => [single(row.size, 'ordinary', row.ordinary), single(row.size, 'worst', row.worst)]).join('\n')}

| Articles | Searches a second | Processor time of a search | Database | Busy | Load generator |
|---:|---:|---:|---:|---:|---:|
${rows.map(together).join('\n')}`;
  return `The site without pages in a process of its own, nothing kept in memory, articles of 3.5 kB. All times are milliseconds. First, the time from
starting the process to its first answers, the processor's in brackets: when there is no index yet, and once more. Then single searches one
after another, as processor time of the process, its threads included: ${typed.length} texts that visitors type, as search and as suggestions, and the ${worst.length} worst
that a stranger can type. The dearest text is that of the highest median. Then ordinary searches on ${connections} connections. Database is the mean
processor time of PostgreSQL's own processes. Busy is the share of one processor, of both together: ${busyTold}

${byDatabase(figures, tables)}`;
}

const longest = 60;

/** What was typed, cut to a cell of a table. */
function shortened(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const text = searchParams.get('q') ?? '';
  const cut = text.length > longest ? `${text.slice(0, longest)}… (${count(text.length)} characters)` : text;
  return `${cut.replaceAll('|', '\\|')}${pathname.endsWith('suggestions') ? ' (suggestions)' : ''}`;
}

export function savesReport(figures: Record<Dialect, SaveFigures[]>): string {
  const line =
    (dialect: Dialect) =>
    ({ writers, p50, low, p99, answeredMs, wall, load }: SaveFigures) =>
      `| ${writers} | ${load.count} | ${held(`a save on ${dialect}`, number(p50), low, saveLimit[dialect])} | ${number(p99)} | ${number(answeredMs)} | ${database(load.databaseMs)} | ${number(wall.p50)} | ${number(wall.p99)} | ${count(Math.round(load.count / load.seconds))} | ${busyCells(load)} |`;
  return `The site of the search's measurements with ${count(savedAmong)} articles of 3.5 kB: all texts of one are changed by \`PUT\`, one save after another and by
eight writers at once. A search for a new word must find each, or the measurement fails. The processor time of a save, in milliseconds, is
what the process and its threads take until that search has its answer, less what the same search takes once more; beside it until the
save is answered. Database is the mean of PostgreSQL's own processes. Busy is the share of one processor, of both together: ${busyTold}

${byDatabase(
  figures,
  (
    rows,
    dialect,
  ) => `| Writers | Saves | p50 | p99 | Until answered, p50 | Database | Passed, p50 | Passed, p99 | Saves a second | Busy | Load generator |
|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.map(line(dialect)).join('\n')}`,
)}`;
}
