import { describe, expect, it } from 'vitest';
import { verdictOf, verdictOfVideo } from './verdict.ts';

type AnswerOf = { from: string; to?: string; status?: number; title?: string; hops?: readonly number[]; type?: string };

/** In words: the kind, and the reason or the new address. */
function told({ from, to = from, status = 200, title = '', hops = [], type = 'text/html' }: AnswerOf): string {
  const verdict = verdictOf(new URL(from), {
    status,
    headers: { 'content-type': type },
    url: new URL(to),
    hops: hops.map((each) => ({ status: each, url: new URL(from), setsCookie: false })),
    body: Buffer.from(`<html><head><TITLE lang="vi">\n ${title} </TITLE>`),
  });
  return verdict.kind === 'ok' ? 'ok' : `${verdict.kind} ${verdict.newAddress ?? verdict.reason}`;
}

describe('a page that says in its title that it is none', () => {
  it.each([
    '404',
    '404 Not Found',
    '404 - Không tìm thấy',
    'Lỗi 404 | Trường',
    'Page not found – School',
    'KHÔNG TÌM THẤY TRANG',
    'Trang không tồn tại',
  ])('%s', (title) => {
    expect(told({ from: 'https://a.vn/b', title })).toBe('soft title');
  });

  it.each(['Phòng 404', '4040 bài học', 'Vì sao sinh viên không tìm thấy việc làm', 'Thư viện ảnh', ''])(
    'not so: %s',
    (title) => {
      expect(told({ from: 'https://a.vn/b', title })).toBe('ok');
    },
  );

  it('is a page: the first letters of a file say nothing', () => {
    expect(told({ from: 'https://a.vn/b', title: '404 Not Found', type: 'application/pdf' })).toBe('ok');
  });
});

describe('a redirect', () => {
  it('to the front of the same site stands for what is gone', () => {
    for (const front of ['https://a.vn/', 'https://www.a.vn/', 'https://a.vn/vi/', 'https://a.vn/index.html'])
      expect(told({ from: 'https://a.vn/bai/1', to: front, hops: [302] })).toBe('soft home');
    // A language is chosen, a short address is followed.
    expect(told({ from: 'https://a.vn/', to: 'https://a.vn/vi', hops: [302] })).toBe('ok');
    expect(told({ from: 'https://ngan.vn/x1', to: 'https://a.vn/', hops: [302] })).toBe('ok');
  });

  it('for good is news, one for a while is none', () => {
    expect(told({ from: 'http://a.vn/b', to: 'https://a.vn/b', hops: [301] })).toBe('moved https://a.vn/b');
    expect(told({ from: 'http://a.vn/b#c', to: 'https://a.vn/b', hops: [308] })).toBe('moved https://a.vn/b#c');
    expect(told({ from: 'http://a.vn/b', to: 'https://a.vn/dang-nhap', hops: [307] })).toBe('ok');
    expect(told({ from: 'http://a.vn/b', to: 'https://a.vn/b', hops: [301], status: 403 })).toBe('unclear status');
  });
});

it('a video is gone, or not to be shown elsewhere, only where the service says so', () => {
  const kinds = [200, 400, 404, 401, 403, 429, 500].map((status) => verdictOfVideo(status).kind);
  expect(kinds).toEqual(['ok', 'video', 'video', 'video', 'video', 'unclear', 'unclear']);
});
