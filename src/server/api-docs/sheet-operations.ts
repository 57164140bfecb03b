import { z } from 'zod';
import { planMeta, sheetDone, sheetDoneMeta, sheetLimits, sheetPlan } from '#shared/answers/sheets.ts';
import { hasSheet } from '#shared/sheets/sheet-paths.ts';
import type { RecordType } from '#server/crud/record-types.ts';
import { mediaTypes } from '#server/sheets/export.ts';
import { applyBody, exportQuery, planQuery, templateQuery } from '#server/sheets/routes.ts';
import { json, multipart } from './bodies.ts';
import { inputSchema, type JsonSchema, type Operation, querySchema } from './operation.ts';

const megabytes = (bytes: number) => bytes / 1024 ** 2;

const sentFiles: JsonSchema = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `xlsx or CSV (separated by semicolons, commas or tabs; UTF-8, UTF-16 or Windows-1258), at most ${megabytes(sheetLimits.fileBytes)} MB and ${sheetLimits.rows} rows. Its first line holds the headings.`,
    },
    pictures: {
      type: 'string',
      contentMediaType: 'application/zip',
      description: `A zip of pictures, at most ${megabytes(sheetLimits.picturesBytes)} MB, named in cells by their file names.`,
    },
    columns: {
      type: 'string',
      description:
        'A JSON object: which column of the file, by its number from 1, is what, as in {"3":"name"}; an empty text leaves one out.',
    },
  },
};

/** The calls of spreadsheets, for content types that have them. `list` is what their list is asked by. */
export function sheetOperations({ description }: RecordType, tag: string, list: Record<string, JsonSchema>): Operation[] {
  if (!hasSheet(description)) return [];
  const { path, noun } = description;
  const base = `/admin/${path}`;
  const { page: _page, per_page: _perPage, around: _around, ...narrowed } = list;
  const files = { data: z.null(), file: Object.values(mediaTypes) };
  return [
    {
      ...files,
      method: 'get',
      path: `${base}/export`,
      tag,
      summary: `All ${noun} that a list with these filters holds, in its order, as a spreadsheet; at most ${sheetLimits.rows}`,
      query: { ...narrowed, ...querySchema(exportQuery) },
    },
    {
      ...files,
      method: 'get',
      path: `${base}/import-template`,
      tag,
      summary: `An empty spreadsheet of ${noun}, with an example and what its columns are`,
      query: querySchema(templateQuery),
    },
    {
      method: 'post',
      path: `${base}/import-plans`,
      tag,
      summary: `What a spreadsheet would change of ${noun}; nothing is written, and the plan is kept for half an hour`,
      body: { required: true, content: { [multipart]: sentFiles } },
      data: sheetPlan,
      meta: planMeta,
    },
    {
      method: 'post',
      path: `${base}/imports`,
      tag,
      summary: `Writes what a plan says of ${noun}: all of it or nothing; refused (409) where records have changed since, \`data.records\` names them`,
      body: { required: true, content: { [json]: inputSchema(applyBody) } },
      data: sheetDone,
      meta: sheetDoneMeta,
      refusals: [404, 409],
    },
    {
      method: 'get',
      path: `${base}/import-plans/{plan}`,
      tag,
      summary: 'A plan as it stands, how far it was written, and a page of its rows',
      query: querySchema(planQuery),
      data: sheetPlan,
      meta: planMeta,
    },
    { method: 'delete', path: `${base}/import-plans/{plan}`, tag, summary: 'Forgets a plan', data: z.null(), refusals: [409] },
    {
      data: z.null(),
      file: [mediaTypes.csv],
      method: 'get',
      path: `${base}/import-plans/{plan}/results`,
      tag,
      summary: 'What was found in the rows of a plan, as CSV',
    },
  ];
}
