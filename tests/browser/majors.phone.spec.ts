import { expect, test } from '../support/kept-context.ts';

const group = '/nganh-hoc/my-thuat-ung-dung';
const major = `${group}/thiet-ke-do-hoa`;

test('a major group names its majors with their codes, and each leads to its page', async ({ page }) => {
  await page.goto(group);
  await expect(page).toHaveTitle(/^Nhóm ngành Mỹ thuật ứng dụng – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mỹ thuật ứng dụng');
  const main = page.getByRole('main');
  const entry = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Thiết kế đồ họa' }) });
  await expect(entry).toContainText('Mã ngành 7210403');
  await entry.getByRole('link', { name: 'Thiết kế đồ họa' }).click();
  await expect(page).toHaveURL(major);
});

test('a major begins with its code and its name', async ({ page }) => {
  await page.goto(major);
  await expect(page).toHaveTitle(/^Ngành Thiết kế đồ họa – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiết kế đồ họa');
  await expect(page.getByRole('main').getByText('Mã ngành 7210403')).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Đường dẫn' });
  await expect(trail.getByRole('link', { name: 'Mỹ thuật ứng dụng' })).toHaveAttribute('href', group);
  await expect(trail.getByText('Thiết kế đồ họa')).toHaveAttribute('aria-current', 'page');
});

test('a major without a code of its own shows none', async ({ page }) => {
  await page.goto('/nganh-hoc/thiet-ke-so-va-truyen-thong/thiet-ke-ui-ux');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiết kế UI/UX');
  await expect(page.getByText('Mã ngành', { exact: true })).toHaveCount(0);
  await page.goto('/nganh-hoc/thiet-ke-so-va-truyen-thong');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Thiết kế UI/UX' }).getByText('Chưa có mã riêng', { exact: true }),
  ).toBeVisible();
});

test('the subjects of a major stand in the order in which they are taught', async ({ page }) => {
  await page.goto(major);
  const programme = page.getByRole('region', { name: 'Chương trình học' });
  await expect(programme.getByRole('heading', { level: 3 })).toHaveText(
    [1, 2, 3, 4, 5].map((term) => new RegExp(`^Học kỳ ${term}`)),
  );
  await expect(programme.getByRole('heading', { level: 4 })).toHaveText([
    'Cơ sở tạo hình',
    'Nguyên lý thị giác',
    'Nghệ thuật chữ (Typography)',
    'Đồ họa chữ Việt',
    'Kỹ thuật in',
    'Thiết kế bộ nhận diện',
  ]);
  await programme.getByRole('link', { name: 'Kỹ thuật in' }).click();
  await expect(page).toHaveURL(`${major}/ky-thuat-in`);
});

test('a subject says where it belongs and which others its major has', async ({ page }) => {
  await page.goto(`${major}/co-so-tao-hinh`);
  await expect(page).toHaveTitle(/^Môn Cơ sở tạo hình, ngành Thiết kế đồ họa – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cơ sở tạo hình');
  const trail = page.getByRole('navigation', { name: 'Đường dẫn' });
  await expect(trail.getByRole('link', { name: 'Thiết kế đồ họa' })).toHaveAttribute('href', major);
  const others = page.getByRole('region', { name: 'Môn khác của ngành Thiết kế đồ họa' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveCount(5);
  await others.getByRole('link', { name: 'Kỹ thuật in' }).click();
  await expect(page).toHaveURL(`${major}/ky-thuat-in`);
});

for (const [what, wrong, right] of [
  ['a major of another group', '/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-do-hoa', major],
  ['a subject of placeholders', '/nganh-hoc/unknown-nhom/unknown-nganh/co-so-tao-hinh', `${major}/co-so-tao-hinh`],
  ['a subject of another major', `${group}/thiet-ke-thoi-trang/co-so-tao-hinh`, `${major}/co-so-tao-hinh`],
  ['a subject of another group', '/nganh-hoc/khac/thiet-ke-do-hoa/co-so-tao-hinh', `${major}/co-so-tao-hinh`],
] as const) {
  test(`the address of ${what} leads to the right one, for good`, async ({ page, request }) => {
    const answer = await request.get(wrong, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(right);
    await page.goto(wrong);
    await expect(page).toHaveURL(right);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const [path, text] of [
  ['/nganh-hoc/khong-co-nhom-nay', 'Không tìm thấy nhóm ngành'],
  [`${group}/khong-co-nganh-nay`, 'Không tìm thấy ngành học'],
  [`${major}/khong-co-mon-nay`, 'Không tìm thấy môn học'],
] as const) {
  test(`${path} answers 404: ${text}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    await expect(page.getByRole('main').getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
  });
}
