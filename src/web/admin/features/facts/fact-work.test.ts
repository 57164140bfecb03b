import { describe, expect, it } from 'vitest';
import {
  keptWork,
  revivedWork,
  afterSaving,
  changesToSend,
  countCells,
  type FactRow,
  noWork,
  onNewRows,
  rowNow,
  valueIn,
  withCell,
  withFaults,
} from './fact-work.ts';

const row: FactRow = { id: 1, version: 3, hoc_van: '', luong_tu: null, nganh_hoc_ids: [5] };
const other: FactRow = { id: 2, version: 1, hoc_van: 'dai-hoc', luong_tu: 5, nganh_hoc_ids: [] };
const sound = (value: unknown) => ({ value, fault: null });

describe('changed cells', () => {
  it('are told apart from what is stored', () => {
    const work = withCell(noWork, row, 'hoc_van', sound('dai-hoc'));
    expect(valueIn(work, row, 'hoc_van')).toBe('dai-hoc');
    expect(rowNow(work.get(row.id), row)).toMatchObject({ id: 1, hoc_van: 'dai-hoc', luong_tu: null });
    expect(withCell(work, row, 'hoc_van', sound('')).size).toBe(0);
    expect(withCell(work, row, 'hoc_van', null).size).toBe(0);
    expect(withCell(noWork, row, 'nganh_hoc_ids', sound([5])).size).toBe(0);
  });

  it('are sent by row, but for those with a fault and texts that were not understood', () => {
    let work = withCell(noWork, row, 'hoc_van', sound('dai-hoc'));
    work = withCell(work, row, 'luong_tu', { text: 'khoảng 8', fault: 'Không hiểu' });
    work = withCell(work, other, 'luong_tu', { value: -1, fault: 'Sai' });
    expect(changesToSend(work)).toEqual([{ id: 1, version: 3, values: { hoc_van: 'dai-hoc' } }]);
    expect(countCells(work)).toEqual({ rows: 2, cells: 3, faults: 2 });
    expect(valueIn(work, row, 'luong_tu')).toBe(null);
  });

  it('of more rows than a call takes are sent in parts', () => {
    let work = noWork;
    for (let id = 1; id <= 230; id += 1) work = withCell(work, { ...row, id }, 'hoc_van', sound('thpt'));
    const sent = changesToSend(work);
    expect(sent).toHaveLength(200);
    const saved = sent.map(({ id }) => ({ ...row, id, version: 4, hoc_van: 'thpt' }));
    expect(afterSaving(work, sent, saved).size).toBe(30);
  });

  it('that were typed while a save was on its way stay, upon the new version', () => {
    const work = withCell(noWork, row, 'hoc_van', sound('dai-hoc'));
    const sent = changesToSend(work);
    const meanwhile = withCell(withCell(work, row, 'hoc_van', sound('thpt')), row, 'luong_tu', sound(7));
    const left = afterSaving(meanwhile, sent, [{ ...row, version: 4, hoc_van: 'dai-hoc' }]);
    expect(changesToSend(left)).toEqual([{ id: 1, version: 4, values: { hoc_van: 'thpt', luong_tu: 7 } }]);
    expect(afterSaving(work, sent, [{ ...row, version: 4, hoc_van: 'dai-hoc' }]).size).toBe(0);
  });
});

describe('rows that others have changed', () => {
  const work = withCell(withCell(noWork, row, 'hoc_van', sound('dai-hoc')), row, 'luong_tu', sound(7));

  it('keep what was changed in other cells', () => {
    const { work: next, contested } = onNewRows(work, [{ ...row, version: 4, nganh_hoc_ids: [9] }]);
    expect(contested).toBe(0);
    expect(changesToSend(next)).toEqual([{ id: 1, version: 4, values: { hoc_van: 'dai-hoc', luong_tu: 7 } }]);
  });

  it('tell which cells both have changed, and drop what both changed alike', () => {
    const { work: next, contested } = onNewRows(work, [{ ...row, version: 4, hoc_van: 'thpt', luong_tu: 7 }]);
    expect(contested).toBe(1);
    expect(next.get(1)?.cells).toEqual({ hoc_van: { value: 'dai-hoc', fault: null, theirs: { value: 'thpt' } } });
  });

  it('that are no newer change nothing', () => {
    expect(onNewRows(work, [row, other])).toEqual({ work, contested: 0 });
  });
});

it('the faults of a refused save stand at their cells, also at one that was not changed', () => {
  const work = withCell(noWork, row, 'luong_tu', sound(7));
  const sent = changesToSend(work);
  const { work: next, others } = withFaults(work, sent, {
    'changes.0.luong_tu': ['Sai'],
    'changes.0.luong_nguon': ['Thiếu nguồn'],
    'changes.7.hoc_van': ['Ở đâu đó'],
    'changes.0.id': ['Đã xóa'],
  });
  expect(next.get(1)?.cells).toEqual({
    luong_tu: { value: 7, fault: null, refusal: 'Sai' },
    luong_nguon: { value: undefined, fault: null, refusal: 'Thiếu nguồn' },
  });
  expect(countCells(next)).toEqual({ rows: 1, cells: 2, faults: 2 });
  expect(changesToSend(next)).toEqual(sent);
  // A change in the row may have settled it.
  expect(withCell(next, row, 'hoc_van', sound('thpt')).get(1)?.cells).toEqual({ luong_tu: sound(7), hoc_van: sound('thpt') });
  expect(others).toEqual(['Ở đâu đó', 'Đã xóa']);
});

it('what a browser kept goes on, but for what is not understood', () => {
  let work = withCell(noWork, row, 'hoc_van', sound('dai-hoc'));
  work = withCell(work, row, 'luong_tu', { text: 'khoảng 8', fault: 'Không hiểu' });
  const kept = JSON.parse(JSON.stringify(keptWork(work))) as Record<string, unknown>;
  const revived = revivedWork({ ...kept, 9: 'x', 10: { row: { id: 'x' }, cells: {} } }, new Set(['hoc_van', 'luong_tu']));
  expect(revived.get(1)?.cells).toEqual({
    hoc_van: { value: 'dai-hoc', fault: null },
    luong_tu: { text: 'khoảng 8', value: undefined, fault: 'Không hiểu' },
  });
  expect(changesToSend(revived)).toEqual(changesToSend(work));
  // Fields that were not changed are known once the row is read.
  expect(withCell(revived, row, 'nganh_hoc_ids', sound([5])).get(1)?.cells).not.toHaveProperty('nganh_hoc_ids');
  expect(revivedWork(kept, new Set()).size).toBe(0);
});
