import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type SheetFormat, sheetFormats } from '#shared/answers/sheets.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { sheetPaths } from '#shared/sheets/sheet-paths.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { readIds } from '#server/crud/list.ts';
import { readListQuery } from '#server/crud/list-query.ts';
import type { Faults } from '#server/crud/record.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import { removeUnused } from '#server/crud/unused-pictures.ts';
import { applyPlan, toWrite } from '#server/sheets/apply-plan.ts';
import { columnsOf, recordSheet, sheetBytes, sheetName } from '#server/sheets/export.ts';
import { isNamed, sheetOf } from '#server/sheets/choose-sheet.ts';
import { type GivenSheet, makePlan } from '#server/sheets/make-plan.ts';
import { zippedPictures } from '#server/sheets/picture-sources.ts';
import { countsOf, emptiedBy, isUnderstood, type Plan, type RowPlan } from '#server/sheets/plan.ts';
import type { SheetHead } from '#server/sheets/sheet.ts';
import { type OpenedFile, openInThread } from '#server/sheets/sheet-thread.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { type Called, Mistake, readWords } from '../run-command.ts';
import { withContent } from '../with-content.ts';

const usage = `Takes content out as spreadsheets, and brings it back.

  npm run content -- export <file> [--type <path>] [--format xlsx|csv]
  npm run content -- import <file> [--type <path>] [--dry-run] [--skip-refused]
                                  [--yes] [--pictures <zip>]

--type is one of: ${sheetPaths.join(', ')}. Without it all of them are in one
workbook, a sheet for each. The format is that of the file's name unless told. --dry-run says what would change and
writes nothing, --skip-refused leaves refused rows out, --yes takes a file that seems to be the wrong one. A blank cell leaves its field as it is, '(xóa)' empties it. An
import is written altogether or not at all, may run beside a running site, and can be taken back in the back office
('Nhật ký'). DATABASE_URL, DATA_DIR and STORAGE_URL say where, as for the app itself.

Exit codes: 0 done, 1 the command failed, 2 rows are refused, or the file raises a question, and nothing was written.`;

const undecidedCode = 2;
/** Rows that are told. */
const mostTold = 50;

const options = {
  type: { type: 'string' },
  format: { type: 'string' },
  pictures: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'skip-refused': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;
type Options = { [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'string' ? string : boolean };

const typeAt = (path: string): RecordType => {
  if (!sheetPaths.some((each) => each === path))
    throw new Mistake(`${JSON.stringify(path)} has no sheet: it is one of ${sheetPaths.join(', ')}.`);
  return siteRecordTypes.at(path);
};

async function exportContent(content: WriteContext, file: string, { type, format }: Options): Promise<string> {
  const kind = formatOf(file, format);
  if (type === undefined && kind === 'csv')
    throw new Mistake('CSV holds one type of content: name it by --type, or export to xlsx.');
  const types = type === undefined ? sheetPaths.map(typeAt) : [typeAt(type)];
  let count = 0;
  const sheets = [];
  for (const one of types) {
    const all = readListQuery(one.description, () => undefined, new Date());
    const ids = await readIds(content.db, one, all, sheetLimits.rows + 1);
    if (ids.length > sheetLimits.rows)
      throw new Mistake(`${one.description.path}: there are more than ${sheetLimits.rows} records.`);
    count += ids.length;
    sheets.push(recordSheet(content.db, content.types, one, columnsOf(content.types, one), ids));
  }
  // Nobody finds half a file under its name.
  const half = `${file}.half`;
  try {
    await pipeline(Readable.from(sheetBytes(kind, sheets)), createWriteStream(half, { mode: 0o600 }));
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
  return `Exported ${count} records of ${types.length === 1 ? types[0]?.description.path : `${types.length} types`} to ${file}.`;
}

function formatOf(file: string, told: string | undefined): SheetFormat {
  const format = told ?? (/\.csv$/i.test(file) ? 'csv' : 'xlsx');
  const found = sheetFormats.find((each) => each === format);
  if (found === undefined) throw new Mistake(`${JSON.stringify(format)} is no format: it is ${sheetFormats.join(' or ')}.`);
  return found;
}

async function importContent(content: WriteContext, file: string, options: Options): Promise<string> {
  const plan = await planOf(content, file, options);
  const { create, update, same, refused } = countsOf(plan);
  const { fields, records } = emptiedBy(plan);
  const emptied = fields === 0 ? '' : `, ${fields} fields of ${records} records emptied`;
  const summary = `${create} to make, ${update} to change, ${same} as they are, ${refused} refused${emptied}`;
  const told = [...remarks(plan), ...refusedRows(plan)].map((line) => `${line}\n`).join('');
  const isDry = options['dry-run'] === true;
  let isWritten = false;
  try {
    const unread = plan.types.find((one) => !isUnderstood(one));
    if (unread !== undefined) throw new Mistake(`${sheetName(unread.type)}: ${sheetTexts.noHeadings}`);
    const isRefused = refused > 0 && options['skip-refused'] !== true;
    const isAsked = options.yes !== true && plan.types.some(({ asks = [] }) => asks.length > 0);
    if (isRefused || isAsked) process.exitCode = undecidedCode;
    if (isAsked && !isDry) return `${told}${summary}. Nothing was written: is this the right file? --yes takes it as it is.`;
    if (isRefused || isDry || toWrite(plan) === 0) return `${told}${summary}. Nothing was written.`;
    const batch = await applyPlan(content, plan, () => {});
    isWritten = true;
    return `${told}Made ${create}, changed ${update}, left ${same} as they were${emptied}. Number of the batch: ${batch}.`;
  } finally {
    if (!isWritten) await removeUnused(content, new Map(plan.pictures));
  }
}

/** What a person would be told of the file and its rows before they are written. */
const remarks = ({ types }: Plan): string[] =>
  types.flatMap(({ type, notices, rows }) => [
    ...notices.map((notice) => `${type.description.path}: ${notice}`),
    ...linesOf(type, rows, ({ warnings }) => warnings),
  ]);

const refusedRows = ({ types }: Plan): string[] =>
  types
    .flatMap(({ type, rows }) => linesOf(type, rows, ({ kind, errors }) => (kind === 'refused' ? errors : undefined)))
    .slice(0, mostTold);

const linesOf = ({ description }: RecordType, rows: readonly RowPlan[], saidOf: (row: RowPlan) => Faults | undefined): string[] =>
  rows.flatMap((row) => {
    const said = Object.values(saidOf(row) ?? {}).flat();
    return said.length === 0 ? [] : [`${description.path}, line ${row.row}: ${said.join(' ')}`];
  });

async function planOf(content: WriteContext, file: string, { type, pictures }: Options): Promise<Plan> {
  const { size } = await stat(file);
  if (size > sheetLimits.fileBytes) throw new Mistake(`${file} is larger than ${sheetLimits.fileBytes / 1024 ** 2} MB.`);
  const zipped = pictures === undefined ? new Map() : await zippedPictures(await readFile(pictures));
  await using opened = await openInThread(await readFile(file));
  return await makePlan(content, { sheets: type === undefined ? allOf(opened) : [oneOf(opened, typeAt(type))], zipped });
}

function oneOf(opened: OpenedFile, type: RecordType, sheets = opened.sheets): GivenSheet {
  const { place, notices } = sheetOf(sheets, type, siteRecordTypes);
  return { type, rows: opened.rows(place), mapping: new Map(), notices };
}

/** A sheet of headings alone is that of a type without records. */
function allOf(opened: OpenedFile): GivenSheet[] {
  const types = sheetPaths.map(typeAt);
  const sheets = types.flatMap((type) => {
    const isOwn = (sheet: SheetHead) => isNamed(sheet, type) && sheet.rows > 1;
    const own = opened.sheets.map((sheet) => (isOwn(sheet) ? sheet : { ...sheet, rows: 0 }));
    return own.some(({ rows, isHidden }) => rows > 0 && isHidden !== true) ? [oneOf(opened, type, own)] : [];
  });
  if (sheets.length === 0) throw new Mistake(sheetTexts.noSheet(types.map(sheetName)));
  return sheets;
}

const commands = new Map([
  ['export', exportContent],
  ['import', importContent],
]);

export async function contentCommand({ args, env, say }: Called): Promise<void> {
  const read = readWords(usage, args, options);
  const [word = '', file = '', ...rest] = read?.positionals ?? [];
  if (read === null || ['', 'help'].includes(word)) return say(usage);
  const command = commands.get(word);
  if (command === undefined || file === '' || rest.length > 0)
    throw new Mistake(`That is no command of this program.\n\n${usage}`);
  say(await withContent(env, async (content) => command(content, file, read.values)));
}
