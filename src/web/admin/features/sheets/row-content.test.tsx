import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CellChange, PlannedRow } from '#shared/answers/sheets.ts';
import { article } from '#shared/content-types/index.ts';
import { RowContent } from './row-content.tsx';

const drawn = (kind: PlannedRow['kind'], change: Partial<CellChange>, warnings: PlannedRow['warnings'] = {}) => {
  const whole = { field: 'content', label: 'Nội dung', before: null, after: '', is_cut: false, ...change };
  const row = { row: 2, kind, id: null, title: 'Tin', changes: [whole], errors: {}, warnings };
  return renderToStaticMarkup(<RowContent row={row} description={article} />).replaceAll(/ class="[^"]*"/g, '');
};
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

it('says what is worth a look in a new row that gives a name alone', () => {
  const warnings = { title: ['Đã có bài viết tên này'] };
  expect(textOf(drawn('create', { field: 'title', after: 'Tin' }, warnings))).toBe('Đã có bài viết tên này');
  expect(textOf(drawn('create', { field: 'title', after: 'Tin' }))).toBe('–');
});

describe('sections in a row of a sheet', () => {
  it('are shown as they look', () => {
    const html = drawn('create', { after: '##* Học gì\nNên **vẽ** mỗi [ngày](/a)\n- *nét*\n\n## Thường\n2 ** 3' });
    expect(html).toContain('<strong>Học gì</strong>');
    expect(html).toContain('<strong>vẽ</strong>');
    expect(html).toContain('<u title="/a">ngày');
    expect(textOf(html)).not.toMatch(/##|\*\*vẽ|\]\(/);
    expect(textOf(html)).toContain('2 ** 3');
  });

  it('are compared as they look', () => {
    const html = drawn('update', { before: '##* A\nHọc **vẽ** tay', after: '##* A\nHọc vẽ tay' });
    expect(html).toMatch(/<del>.*<mark><strong>vẽ<\/strong><small> \(chữ đậm\)<\/small><\/mark>.*<\/del>/s);
    expect(html).toMatch(/<ins>.*<mark>vẽ<small> \(chữ thường\)<\/small><\/mark>.*<\/ins>/s);
  });

  it.each(['**đậm và', '[chữ](/mot-dia', '*nghiê'])('show nothing of a mark that was cut in two: %s', (end) => {
    expect(textOf(drawn('create', { after: `##* A\nMột hai ${end}`, is_cut: true }))).toContain('Một hai Chỉ hiện');
  });

  it('of other fields are texts to the letter', () => {
    expect(textOf(drawn('create', { field: 'excerpt', after: '## **nguyên** văn' }))).toContain('## **nguyên** văn');
  });
});
