import type { Locator } from '@playwright/test';
import { expect, ownName, test } from '../support/form-editor.ts';

const video = {
  video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  youtube_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};

/**
 * What a key in `input` draws again beside what lies within `own`, as the elements begin. React gives an element that it draws again
 * other props than it had, and keeps them with the element.
 */
async function drawnBeside(input: Locator, own: string): Promise<string[]> {
  // What the first letter changes of the whole form, which can be saved from then on, is there after it.
  await input.pressSequentially('ab');
  await input.evaluate((element) => {
    const propsOf = (each: Element) =>
      Reflect.get(each, Object.keys(each).find((key) => key.startsWith('__reactProps$')) ?? '') as unknown;
    const parts = ['input', 'textarea', '[role=textbox]', 'select', 'button', 'label', 'li', 'a', 'p', 'h2'];
    const all = [...element.ownerDocument.querySelectorAll(`form[data-columns] > .stack-6 :is(${parts.join()})`)];
    const before = new Map(all.map((each) => [each, propsOf(each)]));
    Reflect.set(window, 'drawnSince', () => all.filter((each) => each.isConnected && propsOf(each) !== before.get(each)));
  });
  await input.press('c');
  const typed = () => input.evaluate((element) => Reflect.get(element, 'value') ?? element.textContent);
  await expect.poll(typed).toMatch(/abc/);
  return input.evaluate((element, within) => {
    const drawn = (Reflect.get(window, 'drawnSince') as () => Element[])();
    if (!drawn.includes(element)) return ['nothing, or it cannot be told what was drawn'];
    return drawn.filter((each) => each.closest(within) === null).map((each) => each.outerHTML.slice(0, 160));
  }, own);
}

const wrapper = (id: string) => `.mantine-InputWrapper-root:has(#field-${id})`;

test('a key draws the field again in which it is typed, and no other', async ({ page, editor, records }) => {
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm phím') });
  const major = await records.create('nganh-hoc', { name: ownName('Ngành phím'), group_id: group.id, ...video });
  await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
  await editor.openGroups('Dữ kiện', 'Liên kết');
  await expect(page.getByRole('combobox', { name: 'Bài viết liên quan' })).toBeVisible();
  expect(await drawnBeside(editor.field('Mô tả ngắn'), wrapper('description'))).toEqual([]);
  expect(await drawnBeside(editor.field('Học phí từ'), wrapper('hoc_phi_tu'))).toEqual([]);

  const career = await records.create('nghe-nghiep', { name: ownName('Nghề phím') });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận phím'), nghe_nghiep_id: career.id });
  const position = await records.create('vi-tri', { name: ownName('Vị trí phím'), bo_phan_id: department.id, ...video });
  await page.goto(`/admin/vi-tri/${position.id}/edit`);
  await expect(page.getByRole('combobox', { name: 'Bộ phận', exact: true })).toHaveValue(String(department['name']));
  await editor.openGroups('Liên kết');
  // Who lists the position is asked beside the form, and drawn when it is known.
  await expect(page.getByText('Chưa có câu hỏi nào.')).toBeVisible();
  expect(await drawnBeside(editor.field('Mô tả ngắn'), wrapper('short_description'))).toEqual([]);
  expect(await drawnBeside(page.getByRole('combobox', { name: 'Học ngành nào' }), '[data-field="nganh_hoc_ids"]')).toEqual([]);
});

test('a key in the text of a section draws neither the other sections nor their outline', async ({ page, editor, records }) => {
  const content = ['Một', 'Hai', 'Ba'].map((title) => ({ title, content: `Nội dung ${title}.`, list: ['a', 'b'] }));
  const article = await records.create('bai-viet', { title: ownName('Bài phím'), content, ...video });
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  await expect(page.getByRole('navigation', { name: 'Các mục của Nội dung' }).getByRole('listitem')).toHaveCount(3);
  expect(await drawnBeside(editor.field('Tiêu đề'), wrapper('title'))).toEqual([]);
  const second = editor.section(2);
  const own = `[data-section="${await second.getAttribute('data-section')}"], [data-field="content"] > :not([data-section])`;
  expect(await drawnBeside(second.getByLabel('Nội dung mục'), own)).toEqual([]);
  expect(await drawnBeside(second.getByLabel('Gạch đầu dòng').first(), own)).toEqual([]);
  // The outline names them by their titles.
  expect(await drawnBeside(second.getByLabel('Tiêu đề mục'), `${own}, nav`)).toEqual([]);
});
