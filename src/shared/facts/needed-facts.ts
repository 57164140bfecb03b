import { viMonth } from '#shared/formats/vi-date.ts';

export type Missing = { field: string; why: 'empty' | 'stale' | 'code' | 'strange'; text: string };

/** Facts without which a record misses something: no visitor comes from a career to a major, or knows the level. */
const needed: Readonly<Record<string, readonly { field: string; text: string }[]>> = {
  position: [
    { field: 'nganh_hoc_ids', text: 'Chưa chọn ngành nào' },
    { field: 'hoc_van', text: 'Chưa ghi trình độ' },
  ],
  major: [{ field: 'bac', text: 'Chưa ghi bậc đào tạo' }],
};

/** The same as `missingFacts`, but for what the lists of codes say: they are large. */
export function neededFacts(type: string, record: Readonly<Record<string, unknown>>, today: string): Missing[] {
  const missing: Missing[] = (needed[type] ?? [])
    .filter(({ field }) => isEmpty(record[field]))
    .map(({ field, text }) => ({ field, why: 'empty', text }));
  const checked = record['kiem_tra'];
  if (typeof checked === 'string' && isStale(checked, today)) {
    missing.push({ field: 'kiem_tra', why: 'stale', text: `Kiểm tra lần cuối ${viMonth(checked)}, cần kiểm tra lại` });
  }
  return missing;
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether what was checked on a day has to be checked again: after more than twelve months. */
const isStale = (checked: string, today: string): boolean =>
  checked !== '' && checked < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
