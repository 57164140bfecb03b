import { describe, expect, it } from 'vitest';
import type { SheetColumn } from '#shared/answers/sheets.ts';
import { carriedOver, columnLetters, doubled, isSameMapping, keyOf, recall, remember } from './mapping.ts';

const column = (at: number, heading: string, key: string | null = null): SheetColumn => ({
  at,
  heading,
  column: key,
  label: key,
  suggestions: [],
});

function emptyStore(limit = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > limit) throw new Error('QuotaExceededError');
      kept.set(key, text);
    },
  };
}

describe('what is said of the columns of a file', () => {
  const file = [column(1, 'Tên', 'name'), column(2, 'Tín chi'), column(3, 'Ghi chú')];
  const mapping = { 2: 'tin_chi', 3: '' };

  it('is found again for the same headings, also in another order', () => {
    const store = emptyStore();
    remember(store, 'mon-hoc', file, mapping);
    expect(recall(store, 'mon-hoc', file)).toEqual(mapping);
    expect(recall(store, 'mon-hoc', [column(1, 'Ghi chú'), column(2, 'Tên'), column(4, 'Tín chi')])).toEqual({
      1: '',
      4: 'tin_chi',
    });
  });

  it('says nothing of other headings, and of another content type', () => {
    const store = emptyStore();
    remember(store, 'mon-hoc', file, mapping);
    expect(recall(store, 'mon-hoc', file.slice(0, 2))).toBeNull();
    expect(recall(store, 'vi-tri', file)).toBeNull();
  });

  it('tells columns with the same heading apart', () => {
    const twice = [column(1, 'Tên'), column(2, 'Tên')];
    const store = emptyStore();
    remember(store, 'mon-hoc', twice, { 2: 'other_names' });
    expect(recall(store, 'mon-hoc', twice)).toEqual({ 2: 'other_names' });
  });

  it('is replaced by what is said later, and forgotten when nothing is', () => {
    const store = emptyStore();
    remember(store, 'mon-hoc', file, mapping);
    remember(store, 'mon-hoc', file, { 2: '' });
    expect(recall(store, 'mon-hoc', file)).toEqual({ 2: '' });
    remember(store, 'mon-hoc', file, {});
    expect(recall(store, 'mon-hoc', file)).toBeNull();
  });

  it('takes no more than a little room, and none where there is none', () => {
    const store = emptyStore();
    for (let each = 0; each < 30; each += 1) remember(store, 'mon-hoc', [column(1, `${each}`.padEnd(1_500, 'x'))], { 1: 'name' });
    expect([...store.kept.values()].join('').length).toBeLessThanOrEqual(20_000);
    expect(recall(store, 'mon-hoc', [column(1, '29'.padEnd(1_500, 'x'))])).toEqual({ 1: 'name' });
    const full = emptyStore(0);
    remember(full, 'mon-hoc', file, mapping);
    expect(recall(full, 'mon-hoc', file)).toBeNull();
  });

  it('is not believed when something else has been stored in its place', () => {
    for (const text of ['{', '[1]', '{}', '[{"headings":["Tên"],"said":{"Tên":3}}]', '[{"headings":3,"said":{}}]']) {
      const store = emptyStore();
      store.kept.set('cot-nhap:mon-hoc', text);
      expect(recall(store, 'mon-hoc', [column(1, 'Tên')])).toBeNull();
    }
  });

  it('goes along to a mended file, by the headings that both have', () => {
    const mended = [column(1, 'Mã số'), column(2, 'Tên'), column(3, 'Tín chi')];
    expect(carriedOver(file, mapping, mended)).toEqual({ 3: 'tin_chi' });
    expect(carriedOver(file, mapping, [column(1, 'constructor')])).toEqual({});
  });

  it('is the same only where every column is', () => {
    expect(isSameMapping({}, {})).toBe(true);
    expect(isSameMapping({ 1: 'a' }, { 1: 'a' })).toBe(true);
    expect(isSameMapping({ 1: 'a' }, {})).toBe(false);
    expect(isSameMapping({}, { 1: '' })).toBe(false);
  });

  it('shows which columns are taken for the same, but for those that are left out', () => {
    const columns = [column(1, 'Tên', 'name'), column(2, 'Tên môn'), column(3, 'x'), column(4, 'y')];
    expect(doubled(columns, {}).size).toBe(0);
    const twice = doubled(columns, { 2: 'name' });
    expect([...twice.keys()]).toEqual([2]);
    expect(twice.get(2)?.at).toBe(1);
    expect(doubled(columns, { 1: '', 2: 'name' }).size).toBe(0);
    expect(columns.map((one) => keyOf(one, { 1: '', 2: 'name' }))).toEqual(['', 'name', '', '']);
  });
});

it('columns are called by the letters of spreadsheets', () => {
  expect([1, 26, 27, 52, 53, 200].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'GR']);
});
