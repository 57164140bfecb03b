import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

const counts = {
  // Where a list begins with a filter, the count of all lifts it.
  'Đào tạo': { 'Nhóm ngành': 'nhom-nganh', 'Ngành học': 'nganh-hoc?status=all', 'Môn học': 'mon-hoc' },
  'Nghề nghiệp': { 'Nghề nghiệp': 'nghe-nghiep', 'Bộ phận': 'bo-phan', 'Vị trí': 'vi-tri' },
  'Bài viết': { 'Bài viết': 'bai-viet?status=all', 'đã xuất bản': 'bai-viet' },
};

test('every count of the overview leads to its list, and the version of the program stands at the foot of the sidebar', async ({
  page,
  editor,
}) => {
  await editor.go('/admin');
  const file = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8');
  const { version } = JSON.parse(file) as { version: string };
  await expect(page.getByText(`Phiên bản ${version}`, { exact: true }).filter({ visible: true })).toHaveCount(1);
  for (const [group, links] of Object.entries(counts)) {
    const section = page.getByRole('region', { name: group });
    for (const [label, path] of Object.entries(links)) {
      const link = section.getByRole('link', { name: new RegExp(`^\\d+\\s*${label}$`) });
      await expect(link).toHaveAttribute('href', `/admin/${path}`);
    }
  }
  await page
    .getByRole('region', { name: 'Nghề nghiệp' })
    .getByRole('link', { name: /Vị trí/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quản lý vị trí');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('counts, and searches, that cannot be had are told, and so are searches that nobody sent', async ({ page, editor }) => {
  await page.route('**/api/admin/stats', (route) => route.abort());
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await editor.go('/admin');
  await expect(page.getByText('Không thể tải số liệu tổng quan')).toBeVisible();
  expect(logged.join('\n')).toContain('GET /api/admin/stats failed with 0:');

  await page.route('**/api/admin/search-counts*', (route) => route.abort());
  await editor.go('/admin/khach-tim-gi');
  await expect(page.getByText('Không thể tải số liệu tìm kiếm')).toBeVisible();
  await page.route('**/api/admin/search-counts*', (route) =>
    route.fulfill({ json: { success: true, data: { common: [], empty: [] } } }),
  );
  await page.getByRole('button', { name: 'Thử lại' }).first().click();
  await expect(page.getByText('Chưa có ai tìm gì trong 7 ngày qua.')).toHaveCount(2);
});

test('what visitors search for is listed, with what finds nothing beside it', async ({ page, editor }) => {
  const text = ownName('khongtimthay').replace(' ', '');
  for (const path of ['/search', '/api/search', '/search']) await page.request.get(`${path}?q=${text}`);
  await editor.go('/admin');
  await page.getByRole('complementary').getByText('Số liệu').click();
  await page.getByRole('link', { name: 'Khách tìm gì' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách tìm gì');
  await page.getByLabel('Thời gian').selectOption('30 ngày qua');
  await expect(page).toHaveURL('/admin/khach-tim-gi?ngay=30');
  const row = page.getByRole('table', { name: 'Không có kết quả' }).getByRole('row').filter({ hasText: text });
  // Counts are written after some seconds.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('3', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('table', { name: 'Tìm nhiều nhất' }).getByRole('link').first()).toBeVisible();
  await expectOpenToEveryone(page);
  await row.getByRole('link', { name: text }).click();
  await expect(page).toHaveURL(`/search?q=${text}`);
  await expect(page.getByText('Không tìm thấy kết quả nào.')).toBeVisible();
});
