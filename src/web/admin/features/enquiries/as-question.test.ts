import { describe, expect, it } from 'vitest';
import { asQuestion, withoutPerson } from './as-question.ts';

describe('a question that goes to everybody', () => {
  it.each([
    ['Em là Nguyễn Thị Hoa, học lớp 12.', 'Em là …, học lớp 12.'],
    ['EM LÀ HOA, HỌC LỚP 12.', 'EM LÀ …, HỌC LỚP 12.'],
    ['em tên nguyen thi  hoa ạ', 'em tên … ạ'],
    ['Hoa muốn học đồ họa, có hoa văn không?', '… muốn học đồ họa, có hoa văn không?'],
    ['Gọi em số 0901 234 567 hoặc +84 901.234.567 nhé', 'Gọi em số … hoặc … nhé'],
    ['Thư: hoa.nguyen@gmail.com!', 'Thư: …!'],
    ['Học phí 2026 là 32.000.000 đồng, mã 7210403', 'Học phí 2026 là 32.000.000 đồng, mã 7210403'],
  ])('says nothing of whoever asked: %s', (asked, told) => {
    expect(withoutPerson(asked, 'Nguyễn Thị Hoa')).toBe(told);
    expect(withoutPerson(asked.normalize('NFD'), ' Nguyễn Thị Hoa '.normalize('NFD'))).toBe(told);
  });

  it('takes no language for a person, and a name for nothing but a name', () => {
    expect(withoutPerson('Em cần tiếng Anh mấy điểm? Anh cảm ơn.', 'Trần Lan Anh')).toBe('Em cần tiếng Anh mấy điểm? … cảm ơn.');
    expect(withoutPerson('Tiếng Anh, TIẾNG ANH', 'Trần Lan Anh')).toBe('Tiếng Anh, TIẾNG ANH');
    expect(withoutPerson('Có (a+b)* không?', 'A+B (C*')).toBe('Có (a+b)* không?');
  });

  it('is a hidden record with its answer; a long one is cut at a word, and whole below', () => {
    const short = asQuestion({ question: 'Em Hoa hỏi học phí?', name: 'Hoa' }, 'Chào Hoa, 32 triệu.', 255);
    expect(short).toEqual({
      name: 'Em … hỏi học phí?',
      chu_de: 'khac',
      tra_loi: [{ title: 'Trả lời', content: 'Chào …, 32 triệu.', list: [] }],
      status: 0,
    });
    const question = `${'Ngành này học gì '.repeat(30)}ạ?`;
    const long = asQuestion({ question, name: 'Hoa' }, 'Có.', 255);
    expect(long.name.length).toBeLessThanOrEqual(255);
    expect(long.name).toMatch(/ (?:Ngành|này|học|gì)…$/);
    expect(long.tra_loi.map(({ title, content }) => [title, content])).toEqual([
      ['Câu hỏi', question],
      ['Trả lời', 'Có.'],
    ]);
  });
});
