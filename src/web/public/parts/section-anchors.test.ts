import { describe, expect, it } from 'vitest';
import { anchorSections } from './section-anchors.ts';

const section = (title: string, content = 'Nội dung', list: string[] = []) => ({ title, content, list });
const anchors = (...titles: string[]) => anchorSections(titles.map((title) => section(title))).map(({ anchor }) => anchor);

describe('the anchors of sections', () => {
  it('are made from their titles', () => {
    expect(anchors('Bạn học những gì', 'Đường vào ngành')).toEqual(['ban-hoc-nhung-gi', 'duong-vao-nganh']);
  });

  it('stay apart when titles are alike', () => {
    expect(anchors('Cách chấm', 'Cách chấm', 'cách chấm')).toEqual(['cach-cham', 'cach-cham-2', 'cach-cham-3']);
  });

  it('exist for a title of signs alone, and not for a section without a title', () => {
    expect(anchors('???', '  ')).toEqual(['muc-1', null]);
  });

  it('leave out a section that says nothing', () => {
    expect(anchorSections([section('', ' '), section('', '', ['Một dòng'])])).toHaveLength(1);
  });
});
