import { expect, ownName, test } from '../support/form-editor.ts';

test('a long text that Tab leads to does not open behind the save bar', async ({ page, editor, records }) => {
  const content = 'Một dòng khá dài của nội dung. '.repeat(20);
  const article = await records.create('bai-viet', { title: ownName('Bài dài'), content: [{ title: 'Mục', content, list: [] }] });
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  const section = editor.section(1);
  // Right above the bar, which is where Tab leads further and further down a long form.
  await section.getByLabel('Tiêu đề mục').evaluate((title) => {
    title.focus({ preventScroll: true });
    window.scrollBy(0, title.getBoundingClientRect().bottom - (window.innerHeight - 70));
  });
  // The buttons of bold, italic and links stand before the text.
  const text = section.getByLabel('Nội dung mục');
  for (let step = 0; step < 8 && !(await text.evaluate((element) => element.matches(':focus'))); step += 1)
    await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  const place = await text.boundingBox();
  const bar = await page.getByRole('button', { name: 'Lưu', exact: true }).boundingBox();
  const firstLine = 32;
  expect((place?.y ?? Infinity) + firstLine).toBeLessThan(bar?.y ?? 0);
});

test('the keyboard alone makes a position with two sections and three tags', async ({ page, editor, records }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề bàn phím') });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận bàn phím'), nghe_nghiep_id: career.id });
  const name = ownName('Vị trí bàn phím');
  const { keyboard } = page;
  const focused = page.locator(':focus');
  /** Goes on with Tab until the thing with this name has the focus. */
  const reach = async (label: string) => {
    for (let step = 0; step < 40; step += 1) {
      await keyboard.press('Tab');
      // The button that opens the calendar of a date lies inside the input.
      if ((await focused.count()) === 0) continue;
      if ((await focused.getAttribute('id')) !== null) {
        const own = await focused.evaluate((element) => {
          const input = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
          const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
          return element.getAttribute('aria-label') ?? named ?? input?.labels?.[0]?.textContent ?? element.textContent;
        });
        if (own?.trim() === label) return;
      }
      const text = await focused.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
      if (text.trim() === label) return;
    }
    throw new Error(`Tab does not lead to ${label}.`);
  };

  await page.goto('/admin/vi-tri');
  await reach('Thêm vị trí');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thêm vị trí');

  // The departments of the career come when the name of one is typed already.
  await page.route('**/api/admin/bo-phan/dropdown?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await reach('Nghề nghiệp');
  await keyboard.type(String(career['name']));
  await keyboard.press('Enter');
  await reach('Bộ phận');
  await keyboard.type(String(department['name']));
  await expect(page.getByRole('option', { name: String(department['name']) })).toBeVisible();
  await keyboard.press('Enter');
  await reach('Tên');
  await keyboard.type(name);

  await reach('Lĩnh vực');
  for (const tag of ['Một', 'Hai', 'Ba']) {
    await keyboard.type(tag);
    await keyboard.press('Enter');
  }
  await reach('Video YouTube');
  await keyboard.type('https://youtu.be/dQw4w9WgXcQ');

  await reach('Thêm mục');
  await keyboard.press('Enter');
  await keyboard.type('Mục sau');
  await reach('Nội dung mục');
  await keyboard.type('Nội dung sau');
  await reach('Thêm dòng');
  await keyboard.press('Enter');
  await keyboard.type('gạch một');
  await keyboard.press('Enter');
  await keyboard.type('gạch hai');
  await keyboard.press('Alt+ArrowUp');
  await expect(focused).toHaveText('gạch hai');
  await reach('Thêm mục');
  await keyboard.press('Enter');
  await keyboard.type('Mục trước');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(focused).toHaveAttribute('aria-label', 'Chuyển lên');
  await keyboard.press('Enter');
  // At the top there is no further up: the way back down keeps the focus.
  await expect(focused).toHaveAttribute('aria-label', 'Chuyển xuống');
  await expect(editor.section(1).getByLabel('Tiêu đề mục')).toHaveValue('Mục trước');
  await expect(page.getByRole('status').filter({ hasText: 'Đã chuyển mục lên tới chỗ 1.' })).toBeAttached();

  await reach('Lưu');
  await keyboard.press('Enter');
  await expect(page.getByText('Tạo vị trí thành công!', { exact: true })).toBeVisible();

  const stored = await records.find('vi-tri', name);
  records.adopt('vi-tri', stored.id);
  expect(stored['fields']).toEqual(['Một', 'Hai', 'Ba']);
  expect(stored['detailed_description']).toEqual([
    { title: 'Mục trước', content: '', list: [] },
    { title: 'Mục sau', content: 'Nội dung sau', list: ['gạch hai', 'gạch một'] },
  ]);
});
