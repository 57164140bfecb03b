import { expect, it } from 'vitest';
import { changedText, changeTo, filterLabel, stateText, waysToAnswer } from './enquiry-words.ts';

const number = '481526';

it('a number is called, or written to by Zalo, with one press each', () => {
  const contact = { kind: 'phone', value: '0901234567', zalo: false } as const;
  expect(waysToAnswer({ contact, number }).map(({ label, href }) => [label, href])).toEqual([
    ['Gọi 0901 234 567', 'tel:+84901234567'],
    ['Nhắn Zalo', 'https://zalo.me/0901234567'],
  ]);
  expect(waysToAnswer({ contact: { ...contact, zalo: true }, number })[1]?.label).toContain('khách có dùng');
});

it('mail goes to the address alone, whatever it holds, with the number of the question', () => {
  const contact = { kind: 'email', value: 'a?cc=b&c=%41@gmail.com', zalo: false } as const;
  const [way] = waysToAnswer({ contact, number });
  const { protocol, pathname, searchParams } = new URL(way?.href ?? '');
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', contact.value]);
  expect([...searchParams]).toEqual([['subject', 'Trả lời câu hỏi số 481526']]);
});

it('a state is told with who has it and the day that was agreed on', () => {
  const by = { id: 1, name: 'Hoa' };
  expect(stateText({ state: 'new', by: null, call_back_on: null })).toBe('Mới');
  expect(stateText({ state: 'callback', by, call_back_on: '2026-11-30' })).toBe('Hẹn gọi lại 30/11/2026 · Hoa');
  expect(stateText({ state: 'answered', by, call_back_on: '2026-11-30' })).toBe('Đã trả lời · Hoa');
});

it('what was done is told of one and of several', () => {
  const row = { id: 1, version: 3, number };
  expect(changeTo(row, 'callback', '2026-11-30')).toEqual({ id: 1, version: 3, state: 'callback', call_back_on: '2026-11-30' });
  expect(changedText([row], 'callback', '2026-11-30')).toBe('Câu số 481526: hẹn gọi lại 30/11/2026.');
  expect(changedText([row, row], 'closed')).toBe('2 câu hỏi: đã đóng.');
  expect(changedText([row], 'new')).toBe('Câu số 481526: không phải rác.');
});

it('a filter says how many it holds where that is known', () => {
  const counts = { closed: null, new: 3, mine: 0, due: 2, spam: 1200, dropped: 0, latest: 9 };
  expect(filterLabel('new', counts)).toBe('Mới (3)');
  expect(filterLabel('spam', counts)).toBe('Nghi rác (1.200)');
  expect(filterLabel('open', counts)).toBe('Cần trả lời');
  expect(filterLabel('due', undefined)).toBe('Hẹn gọi hôm nay');
});
