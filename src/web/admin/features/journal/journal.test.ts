import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '#shared/answers/journal.ts';
import { chunksOf } from './batches.ts';
import { readOn } from './read-on.ts';
import { changeText } from '../../work/records/change-texts.ts';

const entry = (seq: number, batch: number | null): JournalEntry => ({
  seq,
  batch,
  at: '2026-08-21T00:00:00.000Z',
  by: null,
  resource: 'vi-tri',
  id: 1,
  action: 'update',
  version: 1,
  title: 'Họa sĩ',
  changed: [],
  note: null,
  can_restore: true,
});

describe('the rows of the journal', () => {
  it('stand together when they were done at once', () => {
    const batches = chunksOf([entry(9, 8), entry(8, 8), entry(7, 7), entry(6, null), entry(5, null)]);
    expect(batches.map(({ entries }) => entries.map(({ seq }) => seq))).toEqual([[9, 8], [7], [6], [5]]);
  });

  it('are read on past stretches where nothing fits, a few times', async () => {
    const asked: (number | null)[] = [];
    const answers = new Map([
      [null, { data: [], meta: { next: 300 } }],
      [300, { data: [1], meta: { next: 200 } }],
      [200, { data: [2], meta: { next: null } }],
    ]);
    const call = async (before: number | null) => {
      asked.push(before);
      return { success: true as const, ...(answers.get(before) ?? { data: [], meta: { next: null } }) };
    };
    expect(await readOn<number>(call, null)).toEqual({ rows: [1, 2], next: null });
    expect(asked).toEqual([null, 300, 200]);
  });

  it('are not read on for ever', async () => {
    let next = 1_000;
    const call = async () => ({ success: true as const, data: [], meta: { next: (next -= 1) } });
    expect(await readOn<number>(call, null)).toEqual({ rows: [], next: 995 });
  });

  it('say of what was hidden at its moment that nobody pressed for it', () => {
    expect(changeText({ ...entry(9, 9), note: { hidden_on_time: true } }, 'Trạng thái, Tự ẩn lúc')).toEqual({
      what: 'Tự ẩn theo giờ hẹn',
      about: 'Trạng thái, Tự ẩn lúc',
    });
    expect(changeText(entry(9, 9), 'Tên')).toEqual({ what: 'Sửa', about: 'Tên' });
  });
});
