import { describe, expect, it } from 'vitest';
import { major, position } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { FormValue } from '../inputs/index.ts';
import { mergeWork } from './merge-work.ts';
import { recordOf } from '../../../../tests/support/forms/record-factory.ts';
import { toWire } from './values.ts';
import { changedFields, startWork, withInput, type Work } from './work.ts';

const typed = (description: Description, work: Work, name: string, value: FormValue) =>
  withInput(description, {}, work, name, value);
const picks = (...ids: number[]) => ids.map((id) => ({ id, name: `Ngành ${id}` }));

describe('a form with lists', () => {
  it('has something to save once a pick, a place in the order, a letter or a cell is another', () => {
    const job = startWork(position, recordOf(position, { nganh_hoc_ids: [1, 2], holland: ['A'] }));
    expect(changedFields(position, job)).toEqual([]);
    const change = (name: string, value: FormValue) => changedFields(position, typed(position, job, name, value));
    expect(change('nganh_hoc_ids', picks(1, 2))).toEqual([]);
    expect(change('nganh_hoc_ids', picks(2, 1))).toEqual(['nganh_hoc_ids']);
    expect(change('nganh_hoc_ids', picks(1))).toEqual(['nganh_hoc_ids']);
    expect(change('holland', ['A', 'I'])).toEqual(['holland']);
    expect(change('minh_hoa', true)).toEqual(['minh_hoa']);
    const study = startWork(major, recordOf(major, {}));
    const rows = (...cells: Record<string, string>[]) => cells.map((each, index) => ({ key: `${index}`, cells: each }));
    expect(changedFields(major, typed(major, study, 'chi_tieu', rows({ nam: '', so: ' ' })))).toEqual([]);
    expect(changedFields(major, typed(major, study, 'chi_tieu', rows({ nam: '2026' })))).toEqual(['chi_tieu']);
  });

  it('keeps what two editors have each added to a list, taken out of it and put in another order', () => {
    const before = recordOf(position, { nganh_hoc_ids: [1, 2, 3] });
    const work = typed(position, startWork(position, before), 'nganh_hoc_ids', picks(3, 1, 2, 7));
    const merged = mergeWork(position, work, { ...before, version: 2, nganh_hoc_ids: [1, 3, 8] });
    expect(merged.questions).toEqual([]);
    expect(merged.taken).toEqual(['Học ngành nào']);
    const { nganh_hoc_ids: ids } = toWire(position, merged.work.values, before);
    expect((ids as number[]).toSorted()).toEqual([1, 3, 7, 8]);
    expect((ids as number[]).indexOf(3)).toBeLessThan((ids as number[]).indexOf(1));
  });

  it('asks about rows that both have changed, with both as a person reads them', () => {
    const before = recordOf(major, { chi_tieu: [{ nam: 2026, so: 100 }] });
    const mine = [{ key: 'a', cells: { nam: '2026', so: '120' } }];
    const work = typed(major, startWork(major, before), 'chi_tieu', mine);
    const merged = mergeWork(major, work, { ...before, version: 2, chi_tieu: [{ nam: 2026, so: 90 }] });
    expect(merged.questions).toMatchObject([
      { label: 'Chỉ tiêu', mine: [[{ text: '2026 · 120' }]], theirs: [[{ text: '2026 · 90' }]] },
    ]);
  });
});
