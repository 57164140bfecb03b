import type { RecordVersion } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { whenShown } from '#shared/content-types/when-shown.ts';
import { quoted } from '#shared/text/quoted.ts';
import { shown } from '#shared/guidance/shown.ts';
import { capital } from '#shared/texts.ts';
import { findDescription } from '../../work/records/description.ts';
import { isAhead, timeOnDay } from '../../work/records/moments.ts';
import { type AdminRow, partOf } from '../../work/records/record.ts';
import { compareRecords, valueText } from './differences.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether visitors see a record of which these are the values, as far as they say. */
function isShown({ fields }: Description, row: Row, now: Date): boolean {
  const { status: field } = fields;
  // The detail of a career gives its status with a label beside it.
  const status = partOf(row, 'status')?.['value'] ?? row['status'];
  const on = field?.kind === 'choice' ? field.values.at(-1)?.value : shown;
  const moments = Object.keys(fields).filter((name) => fields[name]?.kind === 'datetime' && typeof row[name] === 'string');
  const isOver = moments.includes(hideAtField) && !isAhead(row[hideAtField], now);
  const waits = moments.some((name) => name !== hideAtField && isAhead(row[name], now));
  return (field === undefined || status === on) && !isOver && !waits;
}

/** What a restore of a version leaves as it is, and what visitors see or miss by it, a sentence each. */
export function restoreWarnings(
  description: Description,
  { broken, record }: Pick<RecordVersion, 'broken' | 'record'>,
  current: AdminRow,
  { now = new Date(), withStatus = false } = {},
): string[] {
  const { fields, noun } = description;
  const then = Object.fromEntries(whenShown(description).map((name) => [name, record[name]]));
  const isBelow = partOf(current, 'hidden_by') === null;
  const wasSeen = isShown(description, current, now) && isBelow;
  const isSeen = withStatus ? isShown(description, { ...current, ...then }, now) && isBelow : wasSeen;
  const isSame = compareRecords(description, current, record, () => '').every(({ same }) => same);
  const seen = isSeen
    ? `Khách ${wasSeen ? `đang xem ${noun} này và ` : ''}sẽ thấy nội dung của bản được khôi phục ngay.`
    : `Khách đang không thấy ${noun} này, khôi phục xong vẫn vậy.`;
  return [
    // That visitors will miss it stands with the status that comes back.
    ...(isSame || (wasSeen && !isSeen) ? [] : [seen]),
    ...broken.flatMap(({ field, resource, id, title, state }) => {
      const named = `${capital(findDescription(resource)?.noun ?? resource)} ${quoted(title)}`;
      if (state === 'gone') return [`${named} đã bị xóa, nên ô “${fields[field]?.label ?? field}” giữ như hiện tại.`];
      // It hangs on what is hidden already.
      return current[field] === id ? [] : [`${named} đang ẩn với khách, nên khách sẽ không thấy bản được khôi phục.`];
    }),
  ];
}

/** What may come back with a version beside what it says: its status and moments, where they are others, and what comes of it. */
export function statusChoice(description: Description, record: Row, current: AdminRow, now = new Date()): string | null {
  const { fields, noun } = description;
  const names = whenShown(description);
  const differing = compareRecords(description, current, record, () => '').filter(
    ({ name, same }) => !same && names.includes(name),
  );
  const then = differing.flatMap(({ name, label }) => {
    const field = fields[name];
    return field === undefined ? [] : [`${label}: ${valueText(field, record[name]) || 'để trống'}`];
  });
  if (then.length === 0) return null;
  const [before, after] = [isShown(description, current, now), isShown(description, record, now)];
  const from = names
    .map((name) => String(record[name]))
    .find((moment) => isAhead(moment, now) && isShown(description, record, new Date(moment)));
  const until = from === undefined ? '' : `, cho tới ${timeOnDay(from)}`;
  const comes = before === after ? '' : after ? ` Khách sẽ thấy ${noun} này.` : ` Khách sẽ không thấy ${noun} này nữa${until}.`;
  return `Đưa về như bản này cả ${then.join('; ')}.${comes}`;
}
