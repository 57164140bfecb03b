import { expect, test } from '../support/kept-context.ts';

const group = '/nganh-hoc/my-thuat-ung-dung';
const major = `${group}/thiet-ke-do-hoa`;

// Majors without a code, wrong addresses and those that nobody has: served-pages.
test('one gets from a group of majors to a major, its subjects and the next of them, and each says what it is', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const trail = page.getByRole('navigation', { name: 'Đường dẫn' });

  await test.step('a major group names its majors with their codes', async () => {
    await page.goto(group);
    await expect(page).toHaveTitle(/^Nhóm ngành Mỹ thuật ứng dụng – /);
    await expect(heading).toHaveText('Mỹ thuật ứng dụng');
    const main = page.getByRole('main');
    const entry = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Thiết kế đồ họa' }) });
    await expect(entry).toContainText('Mã ngành 7210403');
    await entry.getByRole('link', { name: 'Thiết kế đồ họa' }).click();
    await expect(page).toHaveURL(major);
  });

  await test.step('a major begins with its code and its name', async () => {
    await expect(page).toHaveTitle(/^Ngành Thiết kế đồ họa – /);
    await expect(heading).toHaveText('Thiết kế đồ họa');
    await expect(page.getByRole('main').getByText('Mã ngành 7210403')).toBeVisible();
    await expect(trail.getByRole('link', { name: 'Mỹ thuật ứng dụng' })).toHaveAttribute('href', group);
    await expect(trail.getByText('Thiết kế đồ họa')).toHaveAttribute('aria-current', 'page');
  });

  await test.step('its subjects stand in the order in which they are taught', async () => {
    const programme = page.getByRole('region', { name: 'Chương trình học' });
    await expect(programme.getByRole('heading', { level: 3 })).toHaveText(
      [1, 2, 3, 4, 5, 6, 7, 8].map((term) => new RegExp(`^Học kỳ ${term}`)),
    );
    await expect(programme.getByRole('heading', { level: 4 })).toHaveText([
      'Cơ sở tạo hình',
      'Nguyên lý thị giác',
      'Nghệ thuật chữ (Typography)',
      'Đồ họa chữ Việt',
      'Kỹ thuật in',
      'Thiết kế bộ nhận diện',
      'Thiết kế sách',
      'Biển chỉ dẫn',
      'Áp phích và chiến dịch',
      'Báo giá và hợp đồng thiết kế',
      'Thực tập doanh nghiệp',
      'Đồ án tốt nghiệp',
    ]);
    await programme.getByRole('link', { name: 'Cơ sở tạo hình' }).click();
    await expect(page).toHaveURL(`${major}/co-so-tao-hinh`);
  });

  await test.step('a subject says where it belongs and which others its major has', async () => {
    await expect(page).toHaveTitle(/^Môn Cơ sở tạo hình, ngành Thiết kế đồ họa – /);
    await expect(heading).toHaveText('Cơ sở tạo hình');
    await expect(trail.getByRole('link', { name: 'Thiết kế đồ họa' })).toHaveAttribute('href', major);
    const others = page.getByRole('region', { name: 'Môn khác của ngành Thiết kế đồ họa' });
    await expect(others.getByRole('heading', { level: 3 })).toHaveCount(11);
    await others.getByRole('link', { name: 'Kỹ thuật in' }).click();
    await expect(page).toHaveURL(`${major}/ky-thuat-in`);
  });
});
