import type { Page } from '@playwright/test';
import { expect, ownName, test } from '../support/form-editor.ts';

const chosen = { id: 2_000_000, name: 'Xưởng in', slug: 'xuong-in', status: 0 };
const sought = [
  { id: 1_000_901, name: 'Mùa hè ở xưởng', slug: 'mua-he', status: 1 },
  { id: 1_000_902, name: 'Mùa hè ở trường', slug: 'mua-he-o-truong', status: 1 },
];
const first = Array.from({ length: 100 }, (_, index) => ({
  id: 1_000_001 + index,
  name: `Nhóm ${index + 1}`,
  slug: `nhom-${index + 1}`,
  status: 1,
}));

/** More groups of majors than a form asks for at once; `answered` is waited for before what is sought is answered. */
async function manyGroups(page: Page, answered: Promise<void> = Promise.resolve()): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/admin/nhom-nganh/dropdown?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.toString());
    const words = searchParams.get('keyword');
    if (words !== null) await answered;
    const ids = searchParams.get('ids')?.split(',').map(Number);
    const named = [chosen, ...sought].filter(({ id }) => ids?.includes(id));
    const data = ids ? named : words === null ? first : words === 'mua he' ? sought : [];
    await route.fulfill({ json: { success: true, message: null, data, errors: null, meta: null } });
  });
  return asked;
}

const group = (page: Page) => page.getByRole('combobox', { name: 'Nhóm ngành', exact: true });

test('of many choices the first are offered, and the others once some letters are typed', async ({ page, editor }) => {
  const asked = await manyGroups(page);
  await editor.open('/admin/nganh-hoc/create');
  await group(page).click();
  await expect(page.getByRole('option')).toHaveCount(21);
  const more = page.getByRole('option', { name: 'Còn nhiều nữa, gõ tên để tìm.' });
  await expect(more).toBeVisible();
  await expect(page.getByRole('option').last()).toHaveText('Còn nhiều nữa, gõ tên để tìm.');
  await group(page).fill('mua he');
  await expect(page.getByRole('option')).toHaveText(sought.map(({ name }) => name));
  await page.getByRole('option').last().click();
  await expect(group(page)).toHaveValue('Mùa hè ở trường');
  expect(asked).toContain('per_page=100&keyword=mua+he');
  await group(page).fill('khong co');
  await expect(page.getByText('Nothing found.').filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group(page)).toHaveValue('Mùa hè ở trường');
});

test('Enter takes the first choice though it comes after one has gone on', async ({ page, editor }) => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await manyGroups(page, answered);
  await editor.open('/admin/nganh-hoc/create');
  await group(page).click();
  await expect(page.getByRole('option')).toHaveCount(21);
  await page.keyboard.type('mua he');
  await expect(page.getByText('Đang tìm...')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(editor.field('Tên')).toBeFocused();
  answer();
  await expect(group(page)).toHaveValue('Mùa hè ở xưởng');
  await expect(editor.field('Tên')).toBeFocused();
});

test('a form is not saved before a choice that was taken came, and Escape gives it up', async ({ page, editor }) => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await manyGroups(page, answered);
  await editor.open('/admin/nganh-hoc/create');
  await editor.field('Tên').fill(ownName('Ngành chờ'));
  const take = async () => {
    await group(page).click();
    await page.keyboard.type('mua he');
    await expect(page.getByText('Đang tìm...')).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await take();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Một ô còn đang được điền.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group(page)).toHaveValue('');
  answer();
  await take();
  await expect(group(page)).toHaveValue('Mùa hè ở xưởng');
});

test('what is chosen keeps its name though it is not among the first choices', async ({ page, editor, records }) => {
  const home = await records.create('nhom-nganh', { name: ownName('Nhóm xa') });
  const major = await records.create('nganh-hoc', {
    name: ownName('Ngành xa'),
    group_id: home.id,
    youtube_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  chosen.id = home.id;
  const asked = await manyGroups(page);
  await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
  await expect(group(page)).toHaveValue('Xưởng in (Ẩn)');
  expect(asked).toContain(`ids=${home.id}`);
  // A search that is given up leaves it there.
  await group(page).fill('mua');
  await expect(page.getByText('Nothing found.').filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group(page)).toHaveValue('Xưởng in (Ẩn)');
  await group(page).fill('mua he');
  await page.getByRole('option', { name: 'Mùa hè ở xưởng' }).click();
  await expect(group(page)).toHaveValue('Mùa hè ở xưởng');
});
