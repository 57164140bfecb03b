import type { Cell } from '#shared/sheets/cells.ts';
import { type Refusal, unprocessable } from '#server/http/errors.ts';

/** A line that says something; `number` as a spreadsheet counts it. `is1904`: its numbers that are days are counted from that year. */
export type Row = { number: number; cells: readonly Cell[]; isHidden?: boolean; is1904?: boolean };
/** `merged`: the first ranges whose cells are one, such as 'B2:B5'. */
export type Sheet = { name: string; rows: Row[]; merged: string[]; isHidden?: boolean };

/** Merged ranges that are kept of a sheet: one more than are told. */
export const mostMerged = 6;

/** What is said of a sheet before its rows. */
export type SheetHead = Omit<Sheet, 'rows'> & { rows: number; hiddenRows: number };

export const badSheet = (sentence: string): Refusal => unprocessable({ file: [sentence] });
