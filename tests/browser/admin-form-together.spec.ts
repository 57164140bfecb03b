import type { Page } from '@playwright/test';
import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, FormEditor, ownName, type Records, test } from '../support/form-editor.ts';
import { draftWritten } from '../support/kept-drafts.ts';

const sections = [
  { title: 'Giới thiệu', content: 'Đoạn đầu', list: ['một'] },
  { title: 'Học phí', content: 'Đoạn hai', list: [] },
];

async function majorOf(records: Records) {
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm chung tay') });
  const name = ownName('Ngành chung tay');
  return records.create('nganh-hoc', { name, group_id: group.id, description: 'Ban đầu', detailed_content: sections });
}

test('two editors change two sections of one text, and both are kept without a question', async ({
  page,
  context,
  editor,
  records,
}) => {
  const major = await majorOf(records);
  const address = `/admin/nganh-hoc/${major.id}/edit`;
  await editor.open(address);
  const other = new FormEditor(await context.newPage());
  await other.open(address);

  await other.section(2).getByLabel('Nội dung mục').fill('Học phí của người kia');
  await other.addSection({ title: 'Cơ hội', content: 'Người kia thêm', bullets: [] });
  await other.saveAndRead('Cập nhật ngành học thành công!');

  await editor.section(1).getByLabel('Nội dung mục').fill('Giới thiệu của tôi');
  await editor.section(1).getByRole('button', { name: 'Thêm dòng' }).click();
  await editor.section(1).getByLabel('Gạch đầu dòng').last().fill('của tôi');
  await editor.save();
  await expect(page.getByText('Cập nhật ngành học thành công!', { exact: true })).toBeVisible();
  await expect(page.getByText('Đã gộp với thay đổi của Quản trị viên.')).toBeVisible();
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(1);
  expect(await records.get('nganh-hoc', major.id)).toMatchObject({
    detailed_content: [
      { title: 'Giới thiệu', content: 'Giới thiệu của tôi', list: ['một', 'của tôi'] },
      { title: 'Học phí', content: 'Học phí của người kia', list: [] },
      { title: 'Cơ hội', content: 'Người kia thêm', list: [] },
    ],
  });
});

/** The keys of the drafts that lie in this browser, or are noted to go. */
const keptDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('ban-nhap');
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open.')));
        request.addEventListener('success', () => {
          const keys = request.result.transaction('texts').objectStore('texts').getAllKeys();
          keys.addEventListener('success', () => {
            request.result.close();
            resolve([...keys.result, ...Object.keys(localStorage).filter((key) => /^(ban-nhap|nhap-da-bo):/.test(key))]);
          });
        });
      }),
  );

test('a draft begun before somebody else saved is merged as well, and waits on the dashboard and in the list', async ({
  browser,
  records,
}) => {
  const major = await majorOf(records);
  const name = String(major['name']);
  // A crash takes all tabs of a context along: this one is the test's own.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('token', token), records.token);
  const editor = new FormEditor(page);
  await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
  await editor.fill({ 'Mô tả ngắn': 'Gõ trước khi trình duyệt chết' });
  // Without a pause: what is typed all the time is kept all the same.
  await editor.openGroups('Tuyển sinh');
  await editor.field('Thi năng khiếu').pressSequentially('751020123456789', { delay: 120 });
  await draftWritten(page, 'Gõ trước khi trình duyệt chết');
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await records.update('nganh-hoc', major.id, { order: 7 });

  const next = await context.newPage();
  await next.goto('/admin');
  const waiting = next.getByRole('region', { name: 'Đang gõ dở trên máy này' });
  await expect(waiting.getByRole('link', { name })).toHaveAttribute('href', `/admin/nganh-hoc/${major.id}/edit`);
  await expectOpenToEveryone(next);
  await next.goto('/admin/nganh-hoc?sort_by=id&sort_order=desc&status=all');
  await next.getByRole('row').filter({ hasText: name }).getByRole('link', { name: 'Đang gõ dở trên máy này' }).click();
  await next.getByRole('button', { name: 'Điền lại phần gõ dở' }).click();
  const restored = new FormEditor(next);
  await expect(restored.field('Mô tả ngắn')).toHaveValue('Gõ trước khi trình duyệt chết');
  await records.update('nganh-hoc', major.id, { youtube_url: 'https://youtu.be/dQw4w9WgXcQ' });
  // As it is for a page that is closed as soon as it says that all is saved.
  await next.evaluate(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await restored.saveAndRead('Cập nhật ngành học thành công!');
  expect(await records.get('nganh-hoc', major.id)).toMatchObject({
    description: 'Gõ trước khi trình duyệt chết',
    order: 7,
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
  });
  await next.goto('/admin');
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptDrafts(next)).toEqual([]);
  await expect(waiting).toBeHidden();
  await context.close();
});

test('a draft that an earlier program left in localStorage is still offered', async ({ page, editor, records }) => {
  const category = await records.create('danh-muc', { name: ownName('Nháp cũ'), description: 'Ban đầu' });
  await editor.open('/admin/danh-muc/create');
  await page.evaluate((id) => {
    const draft = { savedAt: new Date().toISOString(), version: 1, values: { description: 'Từ bản cũ' } };
    localStorage.setItem(`ban-nhap:danh-muc:${id}:cu1`, JSON.stringify(draft));
  }, category.id);
  await editor.open(`/admin/danh-muc/${category.id}/edit`);
  await page.getByRole('button', { name: 'Điền lại phần gõ dở' }).click();
  await expect(editor.field('Mô tả')).toHaveValue('Từ bản cũ');
  expect(await page.evaluate((id) => localStorage.getItem(`ban-nhap:danh-muc:${id}:cu1`), category.id)).toBeNull();
});

test('a browser without room keeps drafts as long as it can, and says when it cannot', async ({ page, editor }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No.', 'SecurityError');
    };
  });
  await editor.open('/admin/danh-muc/create');
  await editor.fill({ Tên: 'Cửa sổ riêng tư' });
  await page.waitForFunction(() => Object.values(localStorage).some((value) => String(value).includes('Cửa sổ riêng tư')));
  await expect(page.getByText('Có thay đổi chưa lưu.')).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
  });
  await editor.fill({ Tên: 'Không còn chỗ' });
  await expect(page.getByText('Trình duyệt hết chỗ giữ phần đang gõ dở, hãy lưu sớm.')).toBeVisible();
});

test('where a record is used is shown in its form, and asked about before its address changes or it goes', async ({
  page,
  editor,
  records,
}) => {
  const major = await majorOf(records);
  const name = String(major['name']);
  const subject = await records.create('mon-hoc', { name: ownName('Môn bên trong'), nganh_hoc_id: major.id });
  const title = ownName('Lối tới ngành');
  await records.create('menu', { title, url: `/nganh-hoc/nhom-nao/${major.slug}`, type: 'none', status: 0 });

  await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
  const panel = page.getByRole('group').filter({ has: page.getByText('Dùng ở đâu') });
  await page.getByText('Dùng ở đâu').click();
  await expect(panel.getByText('1 môn học và 1 liên kết trong menu')).toBeVisible();
  await expect(panel.getByRole('link', { name: String(subject['name']) })).toHaveAttribute(
    'href',
    `/admin/mon-hoc/${subject.id}/edit`,
  );
  await expect(panel.getByRole('link', { name: title })).toBeVisible();
  await expectOpenToEveryone(page);

  await page.getByRole('radio', { name: 'Ẩn' }).check();
  await editor.save();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ẩn ngành học này?');
  await expect(dialog).toContainText('1 môn học và 1 liên kết trong menu dẫn tới đây.');
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  await dialog.getByRole('button', { name: 'Quay lại chỉnh sửa' }).click();
  expect(await records.get('nganh-hoc', major.id)).toMatchObject({ status: 1 });
  await page.getByRole('radio', { name: 'Hiển thị' }).check();
  await editor.fill({ Slug: `${major.slug}-moi` });
  await editor.save();
  await expect(dialog).toContainText('Đổi địa chỉ của ngành học này?');
  await expect(dialog).toContainText('Không liên kết nào hỏng: địa chỉ cũ vẫn mở trang này');
  await dialog.getByRole('button', { name: 'Lưu và đổi địa chỉ' }).click();
  await expect(page.getByText('Cập nhật ngành học thành công!', { exact: true })).toBeVisible();

  const row = await editor.row('nganh-hoc', name);
  await row.getByRole('button', { name: 'Xóa' }).click();
  await expect(dialog).toContainText('Ngành học này còn 1 môn học, hãy chuyển hoặc xóa chúng trước.');
  await dialog.getByRole('button', { name: 'Đóng' }).click();
});
