import { expect, it } from 'vitest';
import { changedLetter, linkLetter, morningLetter, newsLetter, write } from './letters.ts';

const about = {
  name: 'Nguyễn Thị Hoa',
  school: 'Trường Nam Dấu',
  origin: 'https://truong.example',
  madeAt: '2026-11-27T02:05:00.000Z',
};
const inbox = '/admin/hoi-tu-van';
const enquiry = (number: number) => ({ number: String(number), page: '/nganh/a', at: '2026-11-27T02:05:00.000Z' });

it('news names number, time and page of each enquiry, and of many the first ten', () => {
  const one = write(newsLetter([{ ...enquiry(481_526), page: null }], about, inbox), about);
  expect(one.subject).toBe('Có câu hỏi tư vấn mới – Trường Nam Dấu');
  expect(one.text).toContain('- Số 481526, lúc 27/11/2026 09:05\n');
  expect(one.text).toContain('https://truong.example/admin/hoi-tu-van');
  const many = write(
    newsLetter(
      Array.from({ length: 13 }, (_, index) => enquiry(100_000 + index)),
      about,
      inbox,
    ),
    about,
  );
  expect(many.subject).toContain('Có 13 câu hỏi tư vấn mới');
  expect(many.text).toContain('- Số 100009, lúc 27/11/2026 09:05, từ trang /nganh/a\n- và 3 câu hỏi khác');
  expect(many.text).not.toContain('100010');
});

it('the morning names what there is, and nothing of what there is not', () => {
  const { text } = write(morningLetter({ fresh: 0, due: 2 }, about, inbox), about);
  expect(text).toContain('2 người đã hẹn gọi lại');
  expect(text).not.toContain('câu hỏi mới');
});

it('a link stands in text and HTML alike, with until when it works', () => {
  const link = { path: '/login#dat-mat-khau=abc', until: '2026-11-29T02:05:00.000Z' };
  for (const kind of ['invite', 'reset'] as const) {
    const { text, html } = write(linkLetter(kind, about, link), about);
    expect(text).toContain('https://truong.example/login#dat-mat-khau=abc');
    expect(html).toContain('href="https://truong.example/login#dat-mat-khau=abc"');
    expect(text).toContain('29/11/2026 09:05');
  }
});

it('names become one line of text, and never HTML', () => {
  const sly = { ...about, name: 'Hoa\r\nBcc: a@b.vn\u202e<img src=x>', school: 'A & B\n\nX' };
  const { subject, text, html } = write(changedLetter(sly), sly);
  expect(subject).toBe('Mật khẩu của bạn vừa được đổi – A & B X');
  expect(text.split('\n')[0]).toBe('Chào bạn Hoa Bcc: a@b.vn <img src=x>,');
  expect(html).not.toContain('<img');
  expect(html).toContain('A &#38; B X');
});
