import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../support/form-editor.ts';

const counts = {
  // Where a list begins with a filter, the count of all lifts it.
  'Đào tạo': { 'Nhóm ngành': 'nhom-nganh', 'Ngành học': 'nganh-hoc?status=all', 'Môn học': 'mon-hoc' },
  'Nghề nghiệp': { 'Nghề nghiệp': 'nghe-nghiep', 'Bộ phận': 'bo-phan', 'Vị trí': 'vi-tri' },
  'Bài viết': { 'Bài viết': 'bai-viet?status=all', 'đã xuất bản': 'bai-viet' },
};

test('every count of the overview leads to its list', async ({ page, editor }) => {
  await editor.page.goto('/admin');
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

test('the version of the program stands at the foot of the sidebar', async ({ page, editor, isMobile }) => {
  const file = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8');
  const { version } = JSON.parse(file) as { version: string };
  await editor.page.goto('/admin');
  if (isMobile) await page.getByRole('button', { name: 'Mở menu quản trị' }).click();
  await expect(page.getByText(`Phiên bản ${version}`, { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test('counts that cannot be had are told', async ({ page, editor }) => {
  await page.route('**/api/admin/stats', (route) => route.abort());
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await editor.page.goto('/admin');
  await expect(page.getByText('Không thể tải số liệu tổng quan')).toBeVisible();
  expect(logged.join('\n')).toContain('GET /api/admin/stats failed with 0:');
});
