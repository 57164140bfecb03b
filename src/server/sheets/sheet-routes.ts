import { type Context, Hono } from 'hono';
import { mediaTypes, type PlannedRow, type RowKind, type SheetFormat } from '#shared/answers/sheets.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { sheetCalls, sheetPlanCalls } from '#shared/calls/sheets.ts';
import { isRecord, parsedJson } from '#shared/formats/json.ts';
import { dayAt } from '#shared/formats/vi-date.ts';
import type { Column } from '#shared/sheets/columns.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { type CallerParts, callerReader } from '#server/crud/caller.ts';
import { readListQuery, refuseUnknown } from '#server/crud/list-query.ts';
import { readIds } from '#server/crud/list.ts';
import type { RecordType } from '#server/crud/model.ts';
import { warningsIn } from '#server/crud/warned.ts';
import { type Body, readBody } from '#server/http/body.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { largestBody } from '#server/http/guarded-server.ts';
import { Refusal, unprocessable } from '#server/http/errors.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { metaOf, offsetOf } from '#server/database/paging.ts';
import { columnsOf, recordSheet, sheetBytes, templateSheets } from './export.ts';
import { sheetOf } from './choose-sheet.ts';
import { makePlan } from './make-plan.ts';
import { zippedPictures } from './picture-sources.ts';
import {
  countsOf,
  emptiedBy,
  isUnderstood,
  type Plan,
  type RowPlan,
  rowsOf,
  type TypePlan,
  warnedIn,
  warningsOf,
} from './plan.ts';
import type { KeptPlan, Plans } from './plans.ts';
import { badSheet } from './sheet.ts';
import { openInThread } from './sheet-thread.ts';
import { toWrite } from './apply-plan.ts';

const wire = ({ row, kind, id, title, changes, errors, warnings = {} }: RowPlan): PlannedRow => ({
  row,
  kind,
  id: id !== null && id > 0 ? id : null,
  title,
  changes,
  errors,
  warnings,
});

/** A plan as it is answered: with a page of its rows, of one kind where one is told. */
function planAnswer(kept: KeptPlan, { page = 1, kind }: { page?: number; kind?: RowKind | undefined } = {}) {
  const { id, path, plan, done, ...told } = kept;
  const { columns = [], leftOut = [], notices = [], asks = [] }: Partial<TypePlan> = plan.types[0] ?? {};
  const counts = countsOf(plan);
  const warned = warnedIn(plan);
  const chosen = rowsOf(plan).filter((row) => kind === undefined || row.kind === kind);
  const window = { page, perPage: sheetLimits.shown };
  return {
    data: {
      ...told,
      plan: id,
      resource: path,
      can_apply: counts.refused === 0 && plan.types.every(isUnderstood) && ['ready', 'failed'].includes(kept.state),
      counts,
      emptied: emptiedBy(plan),
      columns,
      left_out: leftOut,
      notices,
      progress: { done, total: toWrite(plan) },
      warnings: asks.concat(
        rowsOf(plan).flatMap(({ row, title }) =>
          Object.values(warned.get(row) ?? {}).flatMap((texts) => texts.map((text) => sheetTexts.ofRow(row, title, text))),
        ),
      ),
      warned: asks.length + warningsOf(plan),
      rows: chosen.slice(offsetOf(window), page * window.perPage).map(wire),
    },
    meta: metaOf(window, chosen.length),
  };
}

/** What was found, a line for each change or fault, for a spreadsheet. */
function* resultRows(plan: Plan): Generator<(string | number | null)[]> {
  for (const { type, rows } of plan.types)
    for (const { row, kind, id, title, changes, errors, warnings = {} } of rows) {
      const head = [row, sheetTexts.kinds[kind], id !== null && id > 0 ? id : null, title];
      const faults = Object.entries(errors);
      if (changes.length === 0 && faults.length === 0) yield [...head, null, null, null, null];
      for (const { field, label, before, after } of changes)
        yield [...head, label, before, after, warnings[field]?.join(' ') ?? null];
      for (const [field, messages] of faults)
        yield [...head, type.description.fields[field]?.label ?? field, null, null, messages.join(' ')];
    }
}

export type SheetParts = CallerParts & {
  plans: Plans;
  /** Files that are given out, and files that are looked at, at once. */
  exporting: Limited;
  importing: Limited;
};

const tooLarge = (megabytes: number) => new Refusal(413, `Tệp quá lớn (tối đa ${megabytes}MB).`);

export function sheetRoutes(parts: SheetParts, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const { db, types, plans, exporting, importing, clock } = parts;
  const { description } = type;
  const columns = columnsOf(types, type);
  const asCaller = callerReader(parts);

  return answerCalls(router, '/admin/:resource', sheetCalls, {
    'GET /admin/:resource/export': async ({ context, query: asked }) => {
      const given = queryOf(context.req.url);
      const { format = 'xlsx', columns: keys = '' } = asked();
      const chosen = chosenColumns(columns, keys);
      const read = Object.keys(sheetCalls['GET /admin/:resource/export'].query.shape);
      refuseUnknown(given.keys(), [...description.list.filters, 'sort_by', 'sort_order', ...read]);
      const query = readListQuery(description, (key) => given.getAll(key), clock());
      const ids = await readIds(db, type, query, sheetLimits.rows + 1);
      if (ids.length > sheetLimits.rows) throw unprocessable({ columns: [sheetTexts.tooManyToExport(sheetLimits.rows)] });
      const sheet = recordSheet(db, types, type, chosen, ids);
      const bytes = sheetBytes(format, [sheet]);
      // What is only asked about is not begun, and would hold its place.
      return fileAnswer(clock, description.path, format, context.req.method === 'HEAD' ? bytes : await started(exporting, bytes));
    },
    'GET /admin/:resource/import-template': async ({ query }) => {
      const { format = 'xlsx' } = query();
      return fileAnswer(clock, `mau-${description.path}`, format, sheetBytes(format, templateSheets(type, columns)));
    },
    'POST /admin/:resource/import-plans': async ({ context }) => {
      const tooMuch = tooLarge((sheetLimits.fileBytes + sheetLimits.picturesBytes) / 1024 ** 2);
      const body = await readBody(context, { types: ['multipart'], maxBytes: largestBody, tooLarge: tooMuch });
      const { file, mapping, zip } = readFiles(body);
      const caller = asCaller(context);
      const kept = await importing(async () => {
        await using opened = await openInThread(new Uint8Array(await file.arrayBuffer()));
        const { place, notices } = sheetOf(opened.sheets, type, types);
        const zipped = zip === null ? new Map() : await zippedPictures(Buffer.from(await zip.arrayBuffer()));
        const plan = await makePlan(caller, { sheets: [{ type, rows: opened.rows(place), mapping, notices }], zipped });
        return await plans.keep(context.get('admin').id, description.path, file.name, plan);
      });
      const answer = planAnswer(kept);
      const message = isUnderstood(answer.data) ? sheetTexts.looked(answer.data.counts) : sheetTexts.chooseColumns;
      return { ...answer, message };
    },
    'POST /admin/:resource/imports': async ({ context, body }) => {
      const { plan, skip_refused: skipsRefused } = await body();
      const kept = await plans.find(context.get('admin').id, plan, description.path);
      const counts = countsOf(kept.plan);
      if (!kept.plan.types.every(isUnderstood)) throw unprocessable({ plan: [sheetTexts.chooseColumns] });
      if (counts.refused > 0 && skipsRefused !== true) throw unprocessable({ plan: [sheetTexts.refusedRows(counts.refused)] });
      const batch = await plans.apply(asCaller(context), kept);
      const warned = warningsIn(warnedIn(kept.plan), (field, row) => `rows.${row}.${field}`);
      return { data: { plan, counts }, message: sheetTexts.imported(counts), meta: { batch }, ...warned };
    },
  });
}

export function sheetPlanRoutes({ plans, clock }: Pick<SheetParts, 'plans' | 'clock'>): Hono<SignedIn> {
  const keptOf = (context: Context<SignedIn>, plan: string) => plans.find(context.get('admin').id, plan);
  return answerCalls(new Hono<SignedIn>(), '/admin', sheetPlanCalls, {
    'GET /admin/import-plans/:plan': async ({ context, at, query }) => {
      const { page = 1, kind } = query();
      return planAnswer(await keptOf(context, at.plan), { page, kind });
    },
    'DELETE /admin/import-plans/:plan': async ({ context, at }) => {
      await plans.forget(await keptOf(context, at.plan));
      return { data: null, message: sheetTexts.forgotten };
    },
    'GET /admin/import-plans/:plan/results': async ({ context, at }) => {
      const { plan, path } = await keptOf(context, at.plan);
      const sheet = { name: '', headings: sheetTexts.resultHeadings, rows: resultRows(plan) };
      return fileAnswer(clock, `ket-qua-${path}`, 'csv', sheetBytes('csv', [sheet]));
    },
  });
}

const fileAnswer = (clock: () => Date, name: string, kind: SheetFormat, bytes: AsyncIterable<Uint8Array>): Response =>
  new Response(ReadableStream.from(bytes), {
    headers: {
      'Content-Type': mediaTypes[kind],
      'Content-Disposition': `attachment; filename="${name}-${dayAt(clock())}.${kind}"`,
    },
  });

function chosenColumns(columns: readonly Column[], given: string): readonly Column[] {
  const keys = given
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  if (keys.length === 0) return columns;
  return [...new Set(keys)].map((key) => {
    const column = columns.find((one) => one.key === key);
    if (column === undefined) throw unprocessable({ columns: [sheetTexts.unknownColumn(key.slice(0, 100))] });
    return column;
  });
}

/** The bytes, which hold their place among the files that are given out until they were read, or were not wanted any more. */
async function started(limited: Limited, bytes: AsyncGenerator<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  await new Promise<void>((begin, refuse) => {
    limited(() => {
      begin();
      return ended;
    }).catch(refuse);
  });
  // What nobody reads any more would hold its place for ever.
  const timer = setTimeout(end, longestExport);
  timer.unref();
  return (async function* whole() {
    try {
      yield* bytes;
    } finally {
      clearTimeout(timer);
      end();
    }
  })();
}

/** Milliseconds. */
const longestExport = 2 * 60_000;

type Files = { file: File; mapping: ReadonlyMap<number, string>; zip: File | null };

function readFiles(body: Body): Files {
  const { file, pictures, columns } = body;
  if (!(file instanceof File) || file.size === 0) throw badSheet(sheetTexts.noFile);
  if (file.size > sheetLimits.fileBytes) throw tooLarge(sheetLimits.fileBytes / 1024 ** 2);
  if (pictures instanceof File && pictures.size > sheetLimits.picturesBytes)
    throw tooLarge(sheetLimits.picturesBytes / 1024 ** 2);
  return { file, mapping: readMapping(columns), zip: pictures instanceof File && pictures.size > 0 ? pictures : null };
}

function readMapping(given: unknown): ReadonlyMap<number, string> {
  if (given === undefined || given === '') return new Map();
  const value = parsedJson(String(given).slice(0, 20_000));
  const entries = isRecord(value) ? Object.entries(value) : [];
  const isGood = isRecord(value) && entries.every(([at, key]) => /^[1-9]\d{0,2}$/.test(at) && typeof key === 'string');
  if (!isGood) throw unprocessable({ columns: [sheetTexts.badMapping] });
  return new Map(entries.map(([at, key]) => [Number(at), String(key)]));
}
