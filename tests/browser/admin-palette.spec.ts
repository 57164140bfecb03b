import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

test('the keyboard alone finds any record, screen and action, and loses nothing that was typed', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const { keyboard } = page;
  const name = ownName('Xưởng giấy dó');
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề giấy') });
  const { id } = await records.create('bo-phan', { name, nghe_nghiep_id: career.id });
  const input = page.getByRole('combobox', { name: 'Tìm bản ghi, màn hình hoặc việc cần làm' });
  const active = page.getByRole('listbox', { name: 'Kết quả' }).getByRole('option', { selected: true });
  const heading = page.getByRole('heading', { level: 1 });
  const open = async () => {
    await keyboard.press('Control+k');
    await expect(input).toBeFocused();
  };

  await editor.go('/admin/danh-muc');
  await expect(heading).toHaveText('Quản lý danh mục');
  const keyword = page.getByLabel('Tìm theo tên');

  await test.step('opens from an input, and gives it the focus back', async () => {
    await keyword.focus();
    await open();
    await expect(page.getByRole('group', { name: 'Ở màn hình này' }).getByRole('option').first()).toHaveText('Dòng thoáng hơn');
    await expect(active).toHaveCount(1);
    await expectOpenToEveryone(page);
    await keyboard.press('Escape');
    await expect(input).toBeHidden();
    await expect(keyword).toBeFocused();
    const way = page.getByRole('button', { name: 'Tìm nhanh' });
    await way.click();
    await expect(input).toBeFocused();
    await keyboard.press('Control+k');
    await expect(way).toBeFocused();
  });

  await test.step('finds a record by a few letters without accents, told apart by what it belongs to', async () => {
    await open();
    await keyboard.type('xuong giay');
    const option = page.getByRole('option').filter({ hasText: name });
    await expect(option).toContainText(`Bộ phận · ${String(career['name'])}`);
    await expect(input).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await expectOpenToEveryone(page);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(`/admin/bo-phan/${id}/edit`);
    await tab.close();
    await expect(heading).toHaveText('Quản lý danh mục');
    await open();
    await keyboard.type('xuong giay');
    await expect(option).toBeVisible();
    await keyboard.press('Enter');
    await expect(heading).toHaveText('Chỉnh sửa bộ phận');
  });

  await test.step('asks before unsaved work is left, as any link does, and saves', async () => {
    const brief = page.getByLabel('Mô tả ngắn');
    await brief.fill('Giấy dó làm bằng tay');
    await open();
    await keyboard.type('nhat ky');
    await expect(active).toHaveText('Nhật ký');
    await keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Rời trang này?' });
    await expect(question.getByRole('button', { name: 'Ở lại' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(brief).toHaveValue('Giấy dó làm bằng tay');
    await open();
    await expect(active).toHaveText('Lưu');
    await keyboard.press('Enter');
    await expect(page.getByText('Cập nhật bộ phận thành công!', { exact: true })).toBeVisible();
    expect((await records.get('bo-phan', id))['short_description']).toBe('Giấy dó làm bằng tay');
  });

  await test.step('a toast covers no button, and goes by Escape', async () => {
    // In one look, since the toast goes after three seconds; it slides over buttons beside its place before it stands.
    const covered = () =>
      page.evaluate(() => {
        const toast = document.querySelector('.mantine-Notification-root');
        const place = toast?.getBoundingClientRect();
        if (!toast || !place) return ['no toast'];
        const others = [...document.querySelectorAll('button, a[href]')].filter((each) => !toast.contains(each));
        return others.flatMap((each) => {
          const { left, right, top, bottom, width } = each.getBoundingClientRect();
          const isApart = left >= place.right || right <= place.left || top >= place.bottom || bottom <= place.top;
          return width === 0 || isApart ? [] : [each.textContent];
        });
      });
    await expect.poll(covered).toEqual([]);
    await keyboard.press('Escape');
    await expect(page.getByText('Cập nhật bộ phận thành công!', { exact: true })).toBeHidden({ timeout: 1_000 });
  });

  await test.step('remembers what was opened, until one signs out', async () => {
    await open();
    await expect(page.getByRole('group', { name: 'Vừa mở' }).getByRole('option').first()).toContainText(name);
    await keyboard.type('dang xuat');
    await expect(active).toHaveText('Đăng xuất');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vua-mo')))).toEqual([]);
  });
});

test('what is typed before it has arrived is kept, an answer that comes late replaces no newer one, and a search that fails is tried again', async ({
  page,
  editor,
}) => {
  let broken = true;
  const slow: string[] = [];
  await page.route('**/api/admin/records?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    const row = { resource: 'vi-tri', id: 1, title: `Kết quả của ${q}`, above: null, named: null, is_hidden: false };
    const json = { success: true, data: [row], meta: { is_complete: true } };
    if (q === 'hoa si') {
      slow.push(q);
      await new Promise((resolve) => setTimeout(resolve, 900));
    }
    if (q === 'hong' && broken) return route.fulfill({ status: 503, json: { success: false, message: 'Đang bảo trì.' } });
    return route.fulfill({ json }).catch(() => undefined);
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/palette-[^/]+\.js$/, (route) => arrived.then(() => route.continue()));
  await editor.go('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Tìm bản ghi, màn hình hoặc việc cần làm' });
  const found = page.getByRole('group', { name: 'Bản ghi' }).getByRole('option');
  // What is typed before it has arrived is not lost.
  await page.keyboard.type('hoaa');
  await page.keyboard.press('Backspace');
  await expect(input).toHaveCount(0);
  // The next letter comes as soon as its input can take it.
  await page.evaluate(`addEventListener('focusin', function typed({ target }) {
    if (target.role !== 'combobox') return;
    removeEventListener('focusin', typed);
    queueMicrotask(() => document.execCommand('insertText', false, ' '));
  })`);
  arrive();
  await expect(input).toBeFocused();
  await page.keyboard.type('si');
  await expect(input).toHaveValue('hoa si');
  await expect.poll(() => slow).toEqual(['hoa si']);
  await input.fill('kien truc');
  await expect(found).toHaveText(/Kết quả của kien truc/);
  await page.waitForTimeout(1_000);
  await expect(found).toHaveText(/Kết quả của kien truc/);

  await input.fill('hong');
  await expect(page.getByRole('alert')).toContainText('Đang bảo trì.');
  broken = false;
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(found).toHaveText(/Kết quả của hong/);

  // A phone, and a window at twice its size.
  for (const size of [
    { width: 390, height: 844 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size);
    await input.fill('a');
    await input.fill('');
    await expect(page.getByRole('option').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('End');
    await input.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
    await expectOpenToEveryone(page);
  }
});

test('a typo in the short text of a major is mended by the keyboard alone, in six steps at most', async ({
  page,
  editor,
  records,
}) => {
  const { keyboard } = page;
  const name = ownName('Thiết kế giấy dó');
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm giấy') });
  const { id } = await records.create('nganh-hoc', { name, group_id: group.id, description: 'Học làm giấy dóo' });
  await editor.go('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tổng quan');
  let steps = 0;
  const step = async (does: Promise<unknown>) => {
    await does;
    steps += 1;
  };
  await step(keyboard.press('Control+k'));
  await expect(page.getByRole('combobox', { name: 'Tìm bản ghi, màn hình hoặc việc cần làm' })).toBeFocused();
  await step(keyboard.type(`${name.toLowerCase()} mo ta ngan`));
  const active = page.getByRole('listbox', { name: 'Kết quả' }).getByRole('option', { selected: true });
  await expect(active).toContainText(`${name}: Mô tả ngắn`);
  await step(keyboard.press('Enter'));
  const brief = page.getByLabel('Mô tả ngắn');
  await expect(brief).toBeFocused();
  await step(keyboard.press('End'));
  await step(keyboard.press('Backspace'));
  await step(keyboard.press('Control+s'));
  await expect(page.getByText('Cập nhật ngành học thành công!', { exact: true })).toBeVisible();
  expect((await records.get('nganh-hoc', id))['description']).toBe('Học làm giấy dó');
  expect(steps).toBeLessThanOrEqual(6);

  // A field of a closed group, from its form and from its address; what was typed meanwhile stays.
  await editor.go(`/admin/nganh-hoc/${id}/edit`);
  await brief.fill('Học làm giấy dó bằng tay');
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Tìm bản ghi, màn hình hoặc việc cần làm' })).toBeFocused();
  await keyboard.type('thoi gian hoc');
  await expect(active).toHaveText('Tới ô Thời gian học');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Thời gian học')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(brief).toHaveValue('Học làm giấy dó bằng tay');
  await keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/nganh-hoc(?:\?|$)/);
  await editor.go(`/admin/nganh-hoc/${id}/edit#hoc_phi_tu`);
  await expect(page.getByLabel('Học phí từ')).toBeFocused();
  await editor.go(`/admin/nganh-hoc/${id}/edit#detailed_content`);
  await expect(page.getByRole('button', { name: 'Thêm mục' })).toBeFocused();
});
