import { describe, expect, it } from 'vitest';
import type { AnswerCard } from '#shared/answers/answer-card.ts';
import type { SearchMeta, SearchResult } from '#shared/answers/search.ts';
import { api as calls } from '#shared/paths.ts';
import { searchTypes } from '#shared/search/search-types.ts';
import type { Reply } from '#web/api.ts';
import * as search from './search.tsx';
import { logged, muteLog, open } from './opened-page.tsx';

muteLog();

describe('a search', () => {
  const found = (type: SearchResult['type'], index: number): SearchResult => ({
    type,
    id: 1,
    name: `Tên ${index}`,
    slug: `ten-${index}`,
    thumbnail: null,
    thumbnail_meta: null,
    description: '',
    snippet: '',
    parent_slug: { nhom: 'nhom', nganh: 'nganh' },
  });
  const none: SearchMeta = {
    current_page: 1,
    last_page: 1,
    per_page: 20,
    total: 0,
    terms: [],
    did_you_mean: null,
    partial: false,
    combinations: [],
    types: { nghenghiep: 0, nhomnganh: 0, nganhhoc: 0, vitri: 0, monhoc: 0, baiviet: 0, trang: 0, hoidap: 0 },
  };
  const reply = (data: SearchResult[], meta: Partial<SearchMeta>): Reply => ({
    status: 200,
    answer: { success: true, data, meta: { ...none, total: data.length, ...meta } },
  });
  const shown = (query: string, answer: Reply) =>
    open(search, '/search', `/search?${query}`, {
      [calls.search]: answer,
      [calls.list('nghe-nghiep')]: [],
      [calls.list('nhom-nganh')]: [],
    });
  const row = (html: string) => html.match(/<nav aria-label="Lọc theo loại">.*?<\/nav>/)?.[0] ?? '';
  const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

  it('shows what it finds of every type, named, with its link', async () => {
    const types = { nghenghiep: 1, nhomnganh: 1, nganhhoc: 1, vitri: 1, monhoc: 1, baiviet: 1, trang: 1, hoidap: 1 };
    const page = await shown('q=ten', reply(searchTypes.map(found), { types }));
    expect(page.status).toBe(200);
    const kinds = ['Nghề nghiệp', 'Nhóm ngành', 'Ngành học', 'Vị trí', 'Môn học', 'Bài viết', 'Trang', 'Câu hỏi'];
    for (const [index, kind] of kinds.entries()) expect(page.words).toContain(`${kind}Tên ${index}`);
    expect(linksIn(/<ol.*<\/ol>/.exec(page.html)?.[0] ?? '')).toEqual([
      '/nghe-nghiep/ten-0',
      '/nganh-hoc/ten-1',
      '/nganh-hoc/nhom/ten-2',
      '/nghe-nghiep/nhom/ten-3',
      '/nganh-hoc/nhom/nganh/ten-4',
      '/bai-viet/ten-5',
      '/trang/ten-6',
      '/hoi-dap#ten-7',
    ]);
    expect(linksIn(row(page.html))).toEqual(['/search?q=ten', ...searchTypes.map((type) => `/search?q=ten&amp;loai=${type}`)]);
  });

  const card: AnswerCard = {
    kind: 'fee',
    title: 'Học phí ngành Kiến trúc',
    value: '32–38 triệu đồng/năm',
    is_known: true,
    note: 'Năm học 2026–2027',
    minh_hoa: true,
    rows: [],
    tra_loi: [],
    path: '/nganh-hoc/kien-truc/kien-truc',
    link: 'Xem ngành Kiến trúc',
  };

  it('answers above its results what the site knows, with its year, its page and that it is an illustration', async () => {
    const page = await shown('q=hoc+phi+kien+truc', reply([found('nganhhoc', 0)], { answers: [card] }));
    expect(page.words).toMatch(
      /Học phí ngành Kiến trúc Số liệu minh họa32–38 triệu đồng\/nămNăm học 2026–2027Xem ngành Kiến trúc.*Tên 0/,
    );
    expect(linksIn(page.html)).toContain('/nganh-hoc/kien-truc/kien-truc');
    expect(page.words).not.toContain('Hỏi tư vấn');
  });

  it('folds what a phone has no room for, and shows the whole answer to a question', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => ({
      name: `Ngành ${index}`,
      value: `${index} triệu`,
      path: `/n/${index}`,
    }));
    const section = { title: 'Ở nội trú', content: 'Có 400 chỗ.', list: ['Phòng 6 người'] };
    const question = { ...card, kind: 'question' as const, title: 'Có ký túc xá không?', tra_loi: [section, section] };
    const shownWith = (answers: AnswerCard[]) => shown('q=ten', reply([found('nganhhoc', 0)], { answers }));
    const [before, after] = (await shownWith([{ ...card, value: '', rows }])).html.split('<details>');
    expect([before?.includes('Ngành 5'), before?.includes('Ngành 6'), after?.includes('Ngành 7')]).toEqual([true, false, true]);
    expect((await shownWith([question])).words.match(/Ở nội trúCó 400 chỗ\.Phòng 6 người/g)).toHaveLength(2);
    // Of two answers both begin on the first screen of a phone, and nothing of them is kept back.
    const both = await shownWith([{ ...card, value: '', rows }, question]);
    const [few, folded, last] = both.html.split('<details>');
    expect([few?.includes('Ngành 2'), few?.includes('Ngành 3'), folded?.includes('Ngành 7')]).toEqual([true, false, true]);
    expect(both.words).toContain('Xem thêm 5');
    expect([folded?.includes('Có 400 chỗ.'), folded?.includes('Phòng 6 người')]).toEqual([true, false]);
    expect([last?.match(/Phòng 6 người/g)?.length, last?.match(/Có 400 chỗ\./g)?.length]).toEqual([2, 1]);
  });

  it('offers to ask the school what it does not know, and what nothing was found for, in the words that were typed', async () => {
    const unknown = { ...card, value: 'Trường chưa công bố.', is_known: false };
    const ask = `subject=${encodeURIComponent('ki tuc xa')}`;
    for (const answer of [reply([], {}), reply([found('baiviet', 0)], { answers: [unknown] })]) {
      const page = await shown('q=ki+tuc+xa', answer);
      expect(page.words).toContain('Còn điều gì chưa rõ về điều bạn vừa hỏi?');
      expect(page.html).toContain(ask);
    }
    const long = await shown(`q=${'a'.repeat(5_000)}`, reply([], {}));
    expect(long.html).toContain(`subject=${'a'.repeat(200)}"`);
  });

  it('can be narrowed to the types that have results, and names the chosen one though it has none', async () => {
    const types = { ...none.types, nghenghiep: 1, monhoc: 2 };
    const all = await shown('q=ten', reply([found('nghenghiep', 0)], { types, total: 3 }));
    expect(linksIn(row(all.html))).toEqual([
      '/search?q=ten',
      '/search?q=ten&amp;loai=nghenghiep',
      '/search?q=ten&amp;loai=monhoc',
    ]);
    const narrowed = await shown('q=ten&loai=vitri', reply([], { types }));
    expect(linksIn(row(narrowed.html))).toContain('/search?q=ten&amp;loai=vitri');
    expect(row(narrowed.html).match(/aria-current="page"[^>]*>Vị trí/)).not.toBeNull();
    expect(narrowed.words).toContain('Không có vị trí nào khớp với “ten”.');
  });

  it.each([
    [false, 'Không có kết quả nào khớp hẳn với “bao bif”. Có phải bạn tìm “bao bì”?'],
    [true, 'Không có kết quả nào khớp với cả “bao bif”. Đang hiện kết quả cho “bao bì”.'],
  ])('tells what it looked for instead (a part only: %s)', async (partial, words) => {
    const page = await shown('q=bao bif', reply([found('vitri', 0)], { did_you_mean: 'bao bì', partial }));
    expect(page.words).toContain(words);
    expect(page.html).toContain('<a href="/search?q=bao%20b%C3%AC" data-discover="true">bao bì</a>');
  });

  it('says which combinations it took the name of a block for', async () => {
    const combinations = [
      { typed: 'khối V', code: 'V' },
      { typed: 'khối d', code: 'D01' },
    ];
    const page = await shown('q=khối V hay khối d', reply([found('nganhhoc', 0)], { combinations }));
    expect(page.words).toContain('“khối V” được hiểu là mọi tổ hợp bắt đầu bằng V. “khối d” được hiểu là tổ hợp D01.');
  });

  it('says how many pages there are, past the last', async () => {
    const page = await shown('q=ten&trang=9', reply([], { total: 30, last_page: 2 }));
    expect(page.status).toBe(404);
    expect(page.words).toContain('Kết quả cho “ten” chỉ có 2 trang.');
  });

  it('that is still being prepared keeps the text and offers to try again', async () => {
    const message = 'Tìm kiếm đang được chuẩn bị, xin thử lại sau vài giây.';
    const page = await shown('q=bao bì&loai=vitri&trang=2', { status: 503, answer: { success: false, message } });
    expect(page.status).toBe(503);
    expect(page.words).toContain(`${message}Thử lại`);
    expect(page.words).not.toContain('Không tìm thấy kết quả nào.');
    expect(page.html).toContain('value="bao bì"');
    expect(linksIn(page.html)).toContain('/search?q=bao%20b%C3%AC&amp;loai=vitri&amp;trang=2');
    expect(logged()).toEqual([]);
  });

  it('that fails is the error of its page', async () => {
    const page = await shown('q=ten', { status: 500, answer: { success: false, message: 'Có lỗi xảy ra' } });
    expect(page.status).toBe(500);
    expect(page.words).toContain('Máy chủ chưa trả lời được lúc này.');
  });
});

describe('a search without results', () => {
  it('leads to the careers where the major groups cannot be had', async () => {
    const careers = [{ name: 'Thiết kế đồ họa', slug: 'thiet-ke-do-hoa' }];
    const page = await open(search, '/search', '/search?q=xyz', { [calls.search]: [], [calls.list('nghe-nghiep')]: careers });
    expect(page.status).toBe(200);
    expect(page.html).toContain('Không tìm thấy kết quả nào.');
    expect(page.html).toContain('Thiết kế đồ họa');
    expect(page.incomplete).toBe(true);
    expect(logged()).toEqual([expect.stringContaining(calls.list('nhom-nganh'))]);
  });
});
