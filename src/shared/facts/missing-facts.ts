import { judgeCodes, type MajorCodes } from '#shared/codes/judge-codes.ts';

/** A fact that a record lacks, or that has to be looked at again. */
export type Missing = { field: string; why: 'empty' | 'stale' | 'code'; text: string };

/** What the facts of a record are judged by; a record has those of its type, as their rules left them. */
type Facts = Partial<MajorCodes> & {
  kiem_tra?: string | null;
  nganh_hoc_ids?: readonly number[];
  hoc_van?: string;
};

/** Facts without which a record misses something: no visitor comes from a career to a major, or knows the level. */
const needed: Readonly<Record<string, readonly { field: 'nganh_hoc_ids' | 'hoc_van' | 'bac'; text: string }[]>> = {
  position: [
    { field: 'nganh_hoc_ids', text: 'Chưa chọn ngành học nào' },
    { field: 'hoc_van', text: 'Chưa ghi học vấn' },
  ],
  major: [{ field: 'bac', text: 'Chưa ghi bậc' }],
};

/**
 * What a record of this type (`name` of its description) misses on this day, 'YYYY-MM-DD': other facts may be empty. Notes about
 * codes are no warnings, and a fact that was never checked is not stale.
 */
export function missingFacts(type: string, record: Readonly<Record<string, unknown>>, today: string): Missing[] {
  return missingIn(type, record as Facts, today);
}

function missingIn(type: string, record: Facts, today: string): Missing[] {
  const missing: Missing[] = (needed[type] ?? [])
    .filter(({ field }) => (record[field] ?? '').length === 0)
    .map(({ field, text }) => ({ field, why: 'empty', text }));
  if (isStale(record.kiem_tra ?? null, today)) {
    missing.push({
      field: 'kiem_tra',
      why: 'stale',
      text: `Kiểm tra lần cuối ${monthOf(record.kiem_tra ?? '')}, cần kiểm tra lại`,
    });
  }
  if (type === 'major') {
    const { ma_nganh = '', name = '', bac = '', to_hop = [], tuyen_sinh = [], da_biet = [] } = record;
    const warnings = judgeCodes({ ma_nganh, name, bac, to_hop, tuyen_sinh, da_biet }, Number(today.slice(0, 4)));
    for (const { field, tone, text } of warnings) if (tone === 'warning') missing.push({ field, why: 'code', text });
  }
  return missing;
}

/** Whether what was checked on a day has to be checked again: after more than twelve months. */
const isStale = (checked: string | null, today: string): boolean =>
  checked !== null && checked !== '' && checked < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

/** '08/2026' of '2026-08-21'. */
const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
