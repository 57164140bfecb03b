import { bare } from '#shared/sheets/headings.ts';
import { sheetLimits } from '#shared/sheets/limits.ts';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import { sheetName } from './export.ts';
import { badSheet, mostMerged, type SheetHead } from './sheet.ts';

/** By its name, however its letters are written. */
export const isNamed = ({ name }: SheetHead, type: RecordType): boolean => bare(name) === bare(sheetName(type));

/** Of the sheets that are shown, the one that is named as the content type is, or else the first with rows; and what is not seen of the file. */
export function sheetOf(sheets: readonly SheetHead[], type: RecordType, types: RecordTypes) {
  const filled = sheets.filter(({ rows }) => rows > 0);
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const chosen = visible.find((sheet) => isNamed(sheet, type)) ?? visible[0];
  if (chosen === undefined) throw badSheet(sheetTexts.empty);
  const { name, rows, hiddenRows, merged } = chosen;
  const other = types.all.find((one) => one !== type && isNamed(chosen, one));
  if (other !== undefined && !isNamed(chosen, type))
    throw badSheet(sheetTexts.otherType(other.description.noun, type.description.noun));
  if (rows > sheetLimits.rows + 1) throw badSheet(sheetTexts.tooManyRows(sheetLimits.rows));
  const unread = filled.filter((one) => one !== chosen && one.name !== sheetTexts.guide);
  const notices = [
    ...(unread.length > 0 ? [sheetTexts.unreadSheets(name, unread)] : []),
    ...(hiddenRows > 0 ? [sheetTexts.hiddenRows(hiddenRows)] : []),
    ...(merged.length > 0 ? [sheetTexts.mergedCells(merged.slice(0, mostMerged - 1), merged.length === mostMerged)] : []),
  ];
  return { place: sheets.indexOf(chosen), notices };
}
