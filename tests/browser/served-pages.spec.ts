import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';
import { linksOf, partsOf, servedPage, textsOf } from '../support/served-page.ts';

// What a visitor reads before any script has run, and where he is sent: nobody needs a browser to see that.

const career = '/nghe-nghiep/thiet-ke-do-hoa';
const group = '/nganh-hoc/my-thuat-ung-dung';
const major = `${group}/thiet-ke-do-hoa`;

async function published(request: APIRequestContext, query = ''): Promise<string[]> {
  const { data } = await (await request.get(`/api/bai-viet${query}`)).json();
  return data.map(({ title }: { title: string }) => title);
}

const titlesIn = (main: string) => partsOf(main, 'article').flatMap((card) => textsOf(card, 'h2'));

test('home and the lists alone lead to the first of what they list', async ({ request }) => {
  for (const [path, first] of [
    ['/', career],
    ['/nghe-nghiep', career],
    ['/nganh-hoc', group],
  ] as const) {
    const { status, leadsTo } = await servedPage(request, path);
    expect([path, status, leadsTo]).toEqual([path, 302, first]);
  }
});

test('a wrong way to what there is leads to the right one, for good', async ({ request }) => {
  for (const [wrong, right] of [
    // A major of another group, a subject of placeholders, of another major and of another group, and a position alike.
    ['/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-do-hoa', major],
    ['/nganh-hoc/unknown-nhom/unknown-nganh/co-so-tao-hinh', `${major}/co-so-tao-hinh`],
    [`${group}/thiet-ke-thoi-trang/co-so-tao-hinh`, `${major}/co-so-tao-hinh`],
    ['/nganh-hoc/khac/thiet-ke-do-hoa/co-so-tao-hinh', `${major}/co-so-tao-hinh`],
    ['/nghe-nghiep/thiet-ke-noi-that/nha-thiet-ke-bao-bi', `${career}/nha-thiet-ke-bao-bi`],
    ['/nghe-nghiep/unknown/nha-thiet-ke-bao-bi', `${career}/nha-thiet-ke-bao-bi`],
  ] as const) {
    const { status, leadsTo } = await servedPage(request, wrong);
    expect([wrong, status, leadsTo]).toEqual([wrong, 301, right]);
    expect((await servedPage(request, right)).status, right).toBe(200);
  }
});

test('what there is not is answered with 404, said by its name, and leads on', async ({ request }) => {
  for (const [path, text] of [
    ['/khong/co/trang/nay', 'Rất tiếc! Trang bạn tìm kiếm không tồn tại.'],
    ['/nghe-nghiep/khong-co-nghe-nay', 'Không tìm thấy nghề nghiệp'],
    [`${career}/khong-co-vi-tri-nay`, 'Không tìm thấy vị trí'],
    ['/nganh-hoc/khong-co-nhom-nay', 'Không tìm thấy nhóm ngành'],
    [`${group}/khong-co-nganh-nay`, 'Không tìm thấy ngành học'],
    [`${major}/khong-co-mon-nay`, 'Không tìm thấy môn học'],
    ['/bai-viet/khong-co-bai-nay', 'Không tìm thấy bài viết'],
    ['/trang/khong-co', 'Không tìm thấy trang'],
  ] as const) {
    const { status, heading, main, banner } = await servedPage(request, path);
    expect([path, status, heading, linksOf(main)['Về trang chủ']]).toEqual([path, 404, text, '/']);
    expect(linksOf(banner)['Môn học'], path).toBe('/mon-hoc');
  }
  for (const [path, text] of [
    ['/bai-viet?danh-muc=khong-co', 'Không tìm thấy danh mục'],
    ['/bai-viet?trang=99', 'Không có trang 99'],
    ['/bai-viet?danh-muc=chuyen-nghe&trang=99', 'Không có trang 99'],
  ] as const) {
    const { status, main } = await servedPage(request, path);
    expect([path, status, linksOf(main)['Xem tất cả bài viết']]).toEqual([path, 404, '/bai-viet']);
    expect(textsOf(main, 'h2'), path).toContain(text);
  }
});

test('twelve articles a page, in the order of the school, each with its author and its date', async ({ request }) => {
  const all = await published(request);
  expect(all.length).toBeGreaterThan(24);
  const { title, main } = await servedPage(request, '/bai-viet');
  expect(title).toMatch(/^Bài viết – /);
  expect(titlesIn(main)).toEqual(all.slice(0, 12));
  for (const card of textsOf(main, 'article')) {
    expect(card).toMatch(/\d{2}\/\d{2}\/\d{4}/);
    expect(card).toContain('Admin');
  }
  const third = await servedPage(request, '/bai-viet?trang=3');
  expect(third.title).toMatch(/^Bài viết, trang 3 – /);
  expect(third.description).toMatch(/^Trang 3 \/ /);
  expect(titlesIn(third.main)).toEqual(all.slice(24, 36));
});

test('a page of articles that is no number is the first', async ({ request }) => {
  const first = (await published(request)).slice(0, 12);
  for (const nonsense of ['abc', '0', '-3', '1.5', '']) {
    const { status, main } = await servedPage(request, `/bai-viet?trang=${nonsense}`);
    expect([nonsense, status, titlesIn(main)]).toEqual([nonsense, 200, first]);
  }
});

test('a major without a code of its own shows none', async ({ request }) => {
  const one = await servedPage(request, '/nganh-hoc/thiet-ke-so-va-truyen-thong/thiet-ke-ui-ux');
  expect(one.heading).toBe('Thiết kế UI/UX');
  expect(one.main).not.toContain('>Mã ngành');
  const { main } = await servedPage(request, '/nganh-hoc/thiet-ke-so-va-truyen-thong');
  expect(
    partsOf(main, 'li').filter((entry) => entry.includes('Thiết kế UI/UX') && entry.includes('Chưa có mã riêng')),
  ).toHaveLength(1);
});

test('films of a major and an article are there to play, and a page without a film has no player', async ({ request }) => {
  for (const [path, film] of [
    ['/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-hoat-hinh', 'https://www.youtube-nocookie.com/embed/WhWc3b3KhnY'],
    ['/bai-viet/xem-phim-de-hoc-bo-cuc-va-anh-sang', 'https://www.youtube-nocookie.com/embed/UXqq0ZvbOnk'],
    [major, undefined],
  ] as const) {
    const { heading, main } = await servedPage(request, path);
    expect(heading).not.toBe('');
    expect([path, / src="([^"]*)"/.exec(partsOf(main, 'iframe')[0] ?? '')?.[1]]).toEqual([path, film]);
  }
});

test('results name their type and lead to their pages, and the picture of the first is not waited with', async ({ request }) => {
  for (const [q, name, type, address] of [
    ['co+so+tao+hinh', 'Cơ sở tạo hình', 'Môn học', `${major}/co-so-tao-hinh`],
    ['chọn+ngành+gì', 'Hướng nghiệp 2026: chọn ngành gì?', 'Bài viết', '/bai-viet/huong-nghiep-2026-chon-nganh-gi'],
  ] as const) {
    const { main } = await servedPage(request, `/search?q=${encodeURIComponent(q).replaceAll('%2B', '+')}`);
    const found = partsOf(main, 'li').filter((entry) => entry.includes(`href="${address}"`));
    expect(found, q).toHaveLength(1);
    expect(textsOf(found[0] ?? '', 'h2'), q).toEqual([name]);
    expect(textsOf(found[0] ?? '', 'li')[0], q).toContain(type);
  }
  const { main } = await servedPage(request, '/search?q=do+hoa');
  const pictures = [...main.matchAll(/<img [^>]*>/g)].map(([picture]) => picture);
  expect(pictures[0]).toMatch(/ fetchpriority="high"/i);
  expect(pictures[0]).not.toMatch(/ loading="lazy"/);
  expect(pictures[1]).toMatch(/ loading="lazy"/);
});

test('what cannot be found is said, with ways to go on, and so is a page past the last', async ({ request }) => {
  const nothing = await servedPage(request, '/search?q=zzzzqqqq');
  expect(nothing.main).toContain('Không tìm thấy kết quả nào.');
  expect(nothing.main).toMatch(/<input[^>]* value="zzzzqqqq"/);
  expect(linksOf(nothing.main)['Xem tất cả môn học']).toBe('/mon-hoc');
  const past = await servedPage(request, '/search?q=do%20hoa&trang=99');
  expect(past.status).toBe(404);
  expect(textsOf(past.main, 'h2')).toContain('Không có trang 99');
  expect(past.main).not.toContain('Không tìm thấy kết quả nào.');
  expect(linksOf(past.main)['Về trang đầu của kết quả']).toBe('/search?q=do%20hoa');
  // What there is not to ask for is not asked for.
  const all = await servedPage(request, '/search?q=do+hoa&loai=nghe&trang=-3');
  expect(all.status).toBe(200);
  const current = partsOf(all.main, 'a').find((link) => link.includes('aria-current="page"')) ?? '';
  expect(textsOf(current, 'a')[0]).toMatch(/^Tất cả/);
  expect(all.main).toContain('Xem chi tiết');
});

test('banners are those that are shown; one of the school leads within the site, another one to a new tab', async ({
  request,
}) => {
  const { page } = await servedPage(request, career);
  const carousel = partsOf(page, 'section').find((part) => part.includes('aria-label="Tin nổi bật"')) ?? '';
  // Other specs keep banners of their own for a while.
  expect(carousel.match(/role="group"/g)?.length).toBeGreaterThanOrEqual(4);
  expect(carousel).not.toContain('Ngày mở xưởng dành cho học sinh');
  const links = partsOf(carousel, 'a');
  const own = links.filter((link) => link.includes('href="/bai-viet/huong-nghiep-2026-chon-nganh-gi"'));
  expect(own).toHaveLength(1);
  expect(own[0]).not.toContain('target=');
  const away = links.filter((link) => link.includes(' href="https:'));
  expect(away.length).toBeGreaterThan(0);
  for (const link of away) expect(link).toContain('target="_blank"');
});

test('the way to the content leads away from nothing that was asked for', async ({ request }) => {
  for (const path of ['/search?q=logo', '/bai-viet?trang=2', career]) {
    const html = await (await request.get(path)).text();
    expect(/class="skip-link" href="([^"]*)"/.exec(html)?.[1]).toBe(`${path}#noi--dung`);
  }
});
