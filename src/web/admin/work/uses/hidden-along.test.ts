import { expect, it } from 'vitest';
import { linksText, missedText } from './hidden-along.ts';

const menu = { resource: 'menu', count: 1, first: [{ id: 1, title: 'Môn học' }] };
const banners = { resource: 'banners', count: 4, first: [1, 2, 3, 4].map((id) => ({ id, title: `Ảnh ${id}` })) };

it('names the few entries and banners that lead to a record, and counts many', () => {
  expect(linksText([])).toBe('');
  expect(linksText([menu, banners])).toBe('Menu “Môn học” và 4 banner dẫn tới đây');
  expect(linksText([{ ...banners, count: 2, first: banners.first.slice(0, 2) }])).toBe('Banner “Ảnh 1”, “Ảnh 2” dẫn tới đây');
});

it('says what visitors miss while records are hidden', () => {
  const along = [{ resource: 'vi-tri', count: 2 }];
  expect(missedText({ along, links: [] })).toBe('Ẩn theo: 2 vị trí. Khách không xem được chúng cho đến khi bạn hiển thị lại.');
  expect(missedText({ along: [], links: [menu] })).toBe('Menu “Môn học” dẫn tới đây: trong lúc ẩn, mục menu ấy không hiện.');
  expect(missedText({ along: [], links: [menu, banners] })).toMatch(/mục menu ấy không hiện, banner ấy không dẫn đi đâu\.$/);
});
