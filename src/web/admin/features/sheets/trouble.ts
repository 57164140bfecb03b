import type { ChangedSince } from '#shared/answers/sheets.ts';
import { isRecord } from '#shared/formats/json.ts';
import { quoted } from '#shared/text/quoted.ts';
import { texts } from '#shared/texts.ts';
import type { End } from './follow-apply.ts';
import { importTexts } from './sheet-texts.ts';

/** Why nothing was written. `again`: whether the file has to be looked at anew first. */
export type Trouble = { text: string; about: string | null; lines: string[]; again: boolean };

/** Lines that are told at once. */
const mostTold = 20;

export function troubleOf(end: Exclude<End, { kind: 'done' }>): Trouble {
  if (end.kind !== 'refused') {
    const text =
      end.kind === 'failed'
        ? (end.message ?? texts.somethingWrong)
        : end.kind === 'notSent'
          ? importTexts.notSent
          : importTexts.unknownEnd;
    return { text, about: null, lines: [], again: end.kind === 'lost' };
  }
  const { error } = end;
  if (error.status === 409 && isChangedSince(error.data)) {
    const { records } = error.data;
    return {
      text: error.message,
      about: importTexts.changedSince,
      lines: told(records.map(({ row, title }) => importTexts.fault(String(row), quoted(title)))),
      again: true,
    };
  }
  const faults = Object.entries(error.errors).flatMap(([name, messages]) => {
    const row = /^rows\.(\d{1,9})\./.exec(name)?.[1];
    return messages.map((message) => (row === undefined ? message : importTexts.fault(row, message)));
  });
  if (faults.length > 0) return { text: importTexts.faults, about: null, lines: told(faults), again: true };
  return { text: error.message, about: null, lines: [], again: error.status === 404 || error.status === 409 };
}

const told = (lines: string[]): string[] =>
  lines.length > mostTold ? [...lines.slice(0, mostTold), importTexts.andMore(lines.length - mostTold)] : lines;

const isChangedSince = (data: unknown): data is ChangedSince => isRecord(data) && Array.isArray(data['records']);
