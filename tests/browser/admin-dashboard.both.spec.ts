import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../support/form-editor.ts';

test('the version of the program stands at the foot of the sidebar', async ({ page, editor, isMobile }) => {
  const file = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8');
  const { version } = JSON.parse(file) as { version: string };
  await editor.go('/admin');
  if (isMobile) await page.getByRole('button', { name: 'Mở menu quản trị' }).click();
  await expect(page.getByText(`Phiên bản ${version}`, { exact: true }).filter({ visible: true })).toHaveCount(1);
});
