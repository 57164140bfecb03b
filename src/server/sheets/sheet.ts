import { sheetLimits } from '#shared/answers/sheets.ts';
import type { Cell } from '#shared/sheets/cells.ts';
import { sheetTexts } from '#shared/sheets/texts.ts';

/** A line that says something; `number` as a spreadsheet counts it. */
export type Row = { number: number; cells: readonly Cell[]; isHidden?: boolean };
/** `merged`: the first ranges whose cells are one, such as 'B2:B5'. */
export type Sheet = { name: string; rows: Row[]; merged: string[]; isHidden?: boolean };

/** Merged ranges that are kept of a sheet: one more than are told. */
export const mostMerged = 6;

/** What is said of a sheet before its rows. */
export type SheetHead = Omit<Sheet, 'rows'> & { rows: number; hiddenRows: number };

/** What may be wrong with a file, by the sentence that says so. */
export const fileFaults = {
  notASheet: sheetTexts.notASheet,
  locked: sheetTexts.locked,
  damaged: sheetTexts.damaged,
  inflated: sheetTexts.inflated,
  tooSlow: sheetTexts.tooSlow,
  openQuote: sheetTexts.openQuote,
  tooManySheets: sheetTexts.tooManySheets(sheetLimits.sheets),
  tooManyRows: sheetTexts.tooManyRows(sheetLimits.rows),
  tooManyColumns: sheetTexts.tooManyColumns(sheetLimits.columns),
  tooManyLetters: sheetTexts.tooManyLetters,
} as const;
export type FileFault = keyof typeof fileFaults;

/** Thrown for a file that cannot be read at all. */
export class BadSheet extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(`The file cannot be read: ${fault}.`);
    this.fault = fault;
  }
}
