import { z } from 'zod';
import { changeMeta } from '#shared/answers/journal.ts';
import { mediaTypes, rowKinds, sheetDone, sheetFormats, sheetPlan } from '#shared/answers/sheets.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { listMeta } from '#shared/answers/wire.ts';
import { defineCalls } from './call.ts';
import { ofRecords } from './of-records.ts';
import { pageNumber } from './reading.ts';

const megabytes = (bytes: number) => bytes / 1024 ** 2;
const chooseFile = 'Hãy cho biết tệp nào';

const formatQuery = z.object({
  format: z.enum(sheetFormats, 'Định dạng phải là xlsx hoặc csv').optional().describe('xlsx unless told.'),
});

/** A file in place of an envelope. */
const files = { file: Object.values(mediaTypes) };

/** Spreadsheets of one content type; of those that have them. */
export const sheetCalls = defineCalls(ofRecords, {
  'GET /admin/:resource/export': {
    ...files,
    id: 'exportRecords',
    summary: `All {noun} that a list with these filters holds, in its order, as a spreadsheet; at most ${sheetLimits.rows}`,
    listed: 'ordered',
    query: formatQuery.extend({
      columns: z.string().optional().describe('Keys of columns, set apart by commas; all of them unless told.'),
    }),
  },
  'GET /admin/:resource/import-template': {
    ...files,
    id: 'getImportTemplate',
    summary: 'An empty spreadsheet of {noun}, with an example and what its columns are',
    query: formatQuery,
  },
  'POST /admin/:resource/import-plans': {
    id: 'planImport',
    summary: 'What a spreadsheet would change of {noun}; nothing is written, and the plan is kept for half an hour',
    body: z.object({
      file: z
        .file()
        .describe(
          `xlsx or CSV (separated by semicolons, commas or tabs; UTF-8, UTF-16 or Windows-1258), at most ${megabytes(sheetLimits.fileBytes)} MB and ${sheetLimits.rows} rows. Its first line holds the headings.`,
        ),
      pictures: z
        .file()
        .optional()
        .describe(`A zip of pictures, at most ${megabytes(sheetLimits.picturesBytes)} MB, named in cells by their file names.`),
      columns: z
        .string()
        .optional()
        .describe(
          'A JSON object: which column of the file, by its number from 1, is what, as in {"3":"name"}; an empty text leaves one out.',
        ),
    }),
    bodyTypes: ['multipart'],
    data: sheetPlan,
    meta: listMeta,
  },
  'POST /admin/:resource/imports': {
    id: 'importPlan',
    summary:
      'Writes what a plan says of {noun}: all of it or nothing; refused (409) where records have changed since, `data.records` names them',
    body: z.object(
      {
        plan: z.string(chooseFile).min(1, chooseFile).describe('`plan` of the dry run.'),
        skip_refused: z
          .boolean('skip_refused phải là true hoặc false')
          .optional()
          .describe('Leaves refused rows out; without it they refuse all of the plan.'),
      },
      'Nội dung gửi lên phải là một đối tượng',
    ),
    bodyTypes: ['json'],
    data: sheetDone,
    meta: changeMeta,
    refusals: [404, 409],
  },
});

const plans = { tag: 'Spreadsheets', needs: 'content' } as const;

/** A plan that was made, of whichever content type. */
export const sheetPlanCalls = defineCalls(plans, {
  'GET /admin/import-plans/:plan': {
    id: 'getImportPlan',
    summary: 'A plan as it stands, how far it was written, and a page of its rows',
    query: z.object({
      page: pageNumber,
      kind: z
        .enum(rowKinds, `Loại dòng phải là một trong: ${rowKinds.join(', ')}`)
        .optional()
        .describe('Rows of this kind only.'),
    }),
    data: sheetPlan,
    meta: listMeta,
  },
  'DELETE /admin/import-plans/:plan': { id: 'forgetImportPlan', summary: 'Forgets a plan', refusals: [409] },
  'GET /admin/import-plans/:plan/results': {
    file: [mediaTypes.csv],
    id: 'getImportResults',
    summary: 'What was found in the rows of a plan, as CSV',
  },
});
