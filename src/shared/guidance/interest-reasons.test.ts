import { describe, expect, it } from 'vitest';
import { interestActivities } from './interest-activities.ts';
import type { InterestLetter } from './interest-letters.ts';
import { reasonsFor } from './interest-reasons.ts';
import { interestReason } from './interest-texts.ts';
import { interestTopics } from './interest-topics.ts';

/** Answers by the beginning of an activity; 1 to all others. */
const answers = (given: Record<string, number>) =>
  interestActivities.map(({ text }) => Object.entries(given).find(([begins]) => text.startsWith(begins))?.[1] ?? 1);
const liked = () => interestActivities.map(() => 4);
const careerOf = (name: string, ...positions: [name: string, letters: string][]) => ({
  career: { name },
  positions: positions.map(([own, letters]) => ({ name: own, holland: [...letters] as InterestLetter[] })),
});
const photography = careerOf('Nhiếp ảnh và quay phim', ['Nhiếp ảnh gia quảng cáo', 'ARE'], ['Nhà quay phim', 'RAE']);
const fashion = careerOf('Thời trang', ['Nhà thiết kế thời trang', 'AER']);

it('quotes what is about the career, and not what merely has its letter', () => {
  const both = { 'Phối quần áo': 4, 'Chụp đi chụp lại': 3, 'Vẽ linh tinh': 4 };
  expect(reasonsFor(answers(both), photography)).toEqual(['Chụp đi chụp lại một góc quen cho đẹp mới thôi']);
  expect(reasonsFor(answers(both), fashion)).toEqual(['Phối quần áo sẵn có thành một bộ mới']);
  expect(reasonsFor(answers({ 'Phối quần áo': 4 }), photography)).toEqual([]);
});

it('quotes nothing of which no position has the letter', () => {
  expect(reasonsFor(answers({ 'Chụp đi chụp lại': 4 }), careerOf('Nhiếp ảnh', ['Kế toán', 'CS']))).toEqual([]);
});

it('finds words whole', () => {
  const order = answers({ 'Soát lại bài': 4 });
  expect(reasonsFor(order, careerOf('In ấn', ['Thợ in', 'C']))).toHaveLength(1);
  expect(reasonsFor(order, careerOf('Tin', ['Thợ tin', 'C']))).toEqual([]);
});

it('quotes two at most, the nearest first, then what is liked more', () => {
  const given = { 'Chụp đi chụp lại': 3, 'Nghĩ ra một câu chuyện': 4, 'Đặt lời mới': 4 };
  const reasons = reasonsFor(answers(given), photography);
  expect(reasons).toHaveLength(2);
  expect(reasons[0]).toMatch(/^Chụp/);
});

it('quotes another one where one was quoted already, and the same where there is no other', () => {
  const given = answers({ 'Chụp đi chụp lại': 4 });
  const first = reasonsFor(given, photography);
  expect(reasonsFor(given, photography, new Set(first))).toEqual(first);
  expect(reasonsFor(liked(), photography, new Set(first))).not.toContain(first[0]);
});

it('quotes nothing that is not liked', () => {
  expect(reasonsFor(answers({ 'Chụp đi chụp lại': 2 }), photography)).toEqual([]);
  expect(reasonsFor(answers({}), { career: { name: '' }, positions: [] })).toEqual([]);
});

describe('the words of activities', () => {
  it.each(interestActivities.map(({ text }) => text))('are known of “%s”, in small letters', (text) => {
    const topics = interestTopics[text];
    expect(topics).toBeDefined();
    expect(topics?.map((topic) => topic.normalize('NFC').toLocaleLowerCase('vi'))).toEqual(topics);
  });

  it('belong to nothing else', () => {
    expect(Object.keys(interestTopics)).toHaveLength(interestActivities.length);
  });
});

it('says so in one sentence', () => {
  expect(interestReason([])).toBeNull();
  expect(interestReason(['Đặt lời mới cho một bài hát quen'])).toBe('Bạn thích “đặt lời mới cho một bài hát quen”.');
  expect(interestReason(['Soát lại bài', 'Để ý đàn kiến'])).toBe('Bạn thích “soát lại bài” và “để ý đàn kiến”.');
});
