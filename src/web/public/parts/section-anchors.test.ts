import { describe, expect, it } from 'vitest';
import { mainContentId } from '#web/ui/main-content.ts';
import { anchorSections } from './section-anchors.ts';

const section = (title: string, content = 'Nội dung', list: string[] = []) => ({ title, content, list });
const anchors = (...titles: string[]) => anchorSections(titles.map((title) => section(title))).map(({ anchor }) => anchor);

describe('the anchors of sections', () => {
  it('are made from their titles', () => {
    expect(anchors('Bạn học những gì', 'Đường vào ngành')).toEqual(['ban-hoc-nhung-gi', 'duong-vao-nganh']);
  });

  it('stay apart when titles are alike or are the id of the page itself', () => {
    expect(anchors('Cách chấm', 'Cách chấm', 'cách chấm', 'Nội dung')).toEqual([
      'cach-cham',
      'cach-cham-2',
      'cach-cham-3',
      `${mainContentId}-2`,
    ]);
  });

  it('exist for a title of signs alone, and not for a section without a title', () => {
    expect(anchors('???', '  ')).toEqual(['muc-1', null]);
  });

  it('leave out a section that says nothing', () => {
    expect(anchorSections([section('', ' '), section('', '', ['Một dòng'])])).toHaveLength(1);
  });
});
