import { expect, it } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const today = '2026-11-22';
const whole = { nganh_hoc_ids: [3], hoc_van: 'dai-hoc', kiem_tra: null };
const fieldsOf = (type: string, record: Record<string, unknown>) =>
  missingFacts(type, record, today).map(({ field, why }) => `${field} ${why}`);

it('a position misses its majors and its level, and nothing else that is empty', () => {
  expect(fieldsOf('position', whole)).toEqual([]);
  expect(fieldsOf('position', { ...whole, nganh_hoc_ids: [] })).toEqual(['nganh_hoc_ids empty']);
  expect(fieldsOf('position', { ...whole, nganh_hoc_ids: [], hoc_van: '' })).toEqual(['nganh_hoc_ids empty', 'hoc_van empty']);
});

it('a major misses its level, a subject nothing, an article is not asked', () => {
  expect(fieldsOf('major', { bac: '' })).toEqual(['bac empty']);
  expect(fieldsOf('major', { bac: 'dai-hoc' })).toEqual([]);
  expect(fieldsOf('subject', { kiem_tra: null })).toEqual([]);
  expect(fieldsOf('article', {})).toEqual([]);
});

it.each([
  ['2025-11-22', []],
  ['2025-11-21', ['kiem_tra stale']],
  ['2024-02-29', ['kiem_tra stale']],
  ['2026-11-22', []],
  ['2027-01-01', []],
  ['', []],
])('what was checked on %j', (kiem_tra, expected) => {
  expect(fieldsOf('subject', { kiem_tra })).toEqual(expected);
  expect(fieldsOf('position', { ...whole, kiem_tra })).toEqual(expected);
});

it('says when it was last checked', () => {
  expect(missingFacts('subject', { kiem_tra: '2025-08-21' }, today)[0]?.text).toBe('Kiểm tra lần cuối 08/2025, cần kiểm tra lại');
});

it('a code that is warned of is missed until the school says that it knows, a note is not', () => {
  const major = { bac: 'dai-hoc', ma_nganh: '7210403', name: 'Thiết kế mỹ thuật số', to_hop: ['D78', 'X06', 'H00'] };
  expect(fieldsOf('major', major)).toEqual(['ma_nganh code', 'to_hop code']);
  expect(fieldsOf('major', { ...major, da_biet: ['ma_nganh:7210403', 'to_hop:D78'] })).toEqual([]);
});

it.each(['7210499', 'abc', '99999', 'D210403'])('the code %j is missed whatever the school knows', (ma_nganh) => {
  const major = { bac: 'dai-hoc', ma_nganh, name: 'Thiết kế mỹ thuật số', da_biet: [`ma_nganh:${ma_nganh}`] };
  expect(fieldsOf('major', major)).toEqual(['ma_nganh strange']);
});
