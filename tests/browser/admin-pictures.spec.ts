import { randomFillSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { LibraryPicture } from '#shared/answers/pictures.ts';
import { adminPicturePath, adminPicturesPath } from '#shared/admin-paths.ts';
import { careerPath } from '#shared/paths.ts';
import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, picture, type Records, test } from '../support/form-editor.ts';

/** A photo of a phone held upright, too large by far: noise is the worst there is to compress. */
async function largePhoto(name: string) {
  const [width, height] = [2000, 1500];
  const raw = randomFillSync(Buffer.alloc(width * height * 3));
  const buffer = await sharp(raw, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  return { name, mimeType: 'image/jpeg', buffer };
}

const found = async (page: Page, records: Records, keyword: string): Promise<LibraryPicture> => {
  const answer = await page.request.get(`/api/admin/kho-anh/all?${new URLSearchParams({ keyword })}`, {
    headers: { Authorization: `Bearer ${records.token}` },
  });
  const { data } = (await answer.json()) as { data: LibraryPicture[] };
  if (!data[0]) throw new Error(`The library holds no ${keyword}.`);
  return data[0];
};

const uploaded = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a picture that three records show is replaced in at most five presses, and taken back with one', async ({
  editor,
  page,
  records,
}) => {
  test.slow();
  const [old, other, photo] = ['cũ', 'mới', 'chụp'].map((text) => `${ownName(text)}.png`) as [string, string, string];

  await test.step('several files are uploaded at once; one that is too large is made smaller', async () => {
    await editor.go(adminPicturesPath);
    await page.getByLabel('Tải ảnh lên kho').setInputFiles([await picture(old), await picture(other), await largePhoto(photo)]);
    for (const name of [old, other]) await expect(uploaded(page, name).filter({ hasText: 'Đã đưa ảnh vào kho.' })).toBeVisible();
    const large = uploaded(page, photo).filter({ hasText: 'Ảnh quá lớn (tối đa 2MB)' });
    await large.getByRole('button', { name: 'Thu nhỏ ảnh này' }).click();
    await expect(uploaded(page, photo).filter({ hasText: 'Đã đưa ảnh vào kho.' })).toBeVisible({ timeout: 30_000 });
    const { meta } = await found(page, records, photo.replace('.png', ''));
    // Upright, as the photo says it was held.
    expect(meta.height / meta.width).toBeCloseTo(4 / 3, 1);
    await expectOpenToEveryone(page);
  });

  const { id, path } = await found(page, records, old.replace('.png', ''));
  const names = ['một', 'hai', 'ba'].map((text) => ownName(`Nghề ${text}`));
  const careers = await Promise.all(
    names.map((name) => records.create('nghe-nghiep', { name, image: path, order: 900, status: 1 })),
  );
  const shown = async () =>
    new Set(await Promise.all(careers.map(async (career) => (await records.get('nghe-nghiep', career.id))['image'])));
  const [first] = careers;
  if (!first) throw new Error('No career was made.');

  await test.step('it is replaced everywhere', async () => {
    await editor.go(`${adminPicturesPath}?${new URLSearchParams({ tim: old.replace('.png', '') })}`);
    let presses = 0;
    const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await page.getByRole(role, { name }).last().click();
      presses += 1;
    };
    await press(new RegExp(old), 'link');
    await expect(page.getByRole('heading', { name: 'Dùng ở 3 nơi' })).toBeVisible();
    await expect(page.getByRole('link', { name: names[0] ?? '', exact: true })).toBeVisible();
    await expectOpenToEveryone(page);
    await press('Thay ở mọi nơi');
    await expect(page.getByRole('dialog', { name: 'Chọn ảnh thay' })).toBeVisible();
    await expectAsOpen(page);
    await press(new RegExp(other));
    await expect(page.getByRole('dialog', { name: 'Thay ảnh ở mọi nơi' })).toContainText('ở 3 nơi');
    await press('Thay ảnh');
    expect(presses).toBeLessThanOrEqual(5);
    const undo = page.getByRole('region', { name: 'Hoàn tác' });
    await expect(undo).toContainText('Đã thay ảnh ở 3 nghề nghiệp.');
    expect([...(await shown())]).not.toContain(path);
    await undo.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(page.getByRole('heading', { name: 'Dùng ở 3 nơi' })).toBeVisible();
    expect([...(await shown())]).toEqual([path]);
  });

  await test.step('its description and the point that crops keep show on the page at once', async () => {
    await page.getByRole('button', { name: 'Điểm chính trên ảnh' }).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('40% từ trái, 52% từ trên')).toBeVisible();
    await page.getByLabel('Mô tả ảnh').fill('Một tấm bìa một màu');
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Cập nhật ảnh thành công!')).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto(careerPath(first.slug));
    const image = visitor.getByRole('img', { name: 'Một tấm bìa một màu' });
    await expect(image).toHaveCSS('object-position', '40% 52%');
    await visitor.close();
  });

  await test.step('a form chooses a picture from the library', async () => {
    await editor.open(`/admin/nghe-nghiep/${first.id}/edit`);
    await page.getByRole('button', { name: 'Chọn từ kho' }).click();
    const picker = page.getByRole('dialog', { name: 'Chọn từ kho: Hình ảnh' });
    await picker.getByLabel('Tìm trong kho').fill(other.replace('.png', ''));
    await expect(picker.getByRole('button', { name: new RegExp(other) })).toBeVisible();
    await expect(picker.getByRole('button', { name: new RegExp(old) })).toBeHidden();
    await picker.getByRole('button', { name: new RegExp(other) }).click();
    await page.getByRole('button', { name: 'Viết mô tả' }).click();
    await page.getByRole('dialog', { name: 'Mô tả ảnh' }).getByLabel('Ảnh cho thấy gì?').fill('Một tấm bìa khác');
    await page.getByRole('button', { name: 'Lưu mô tả' }).click();
    await expect(page.getByText('Mô tả: Một tấm bìa khác')).toBeVisible();
    await expect(page.getByText('Ảnh chọn từ kho, sẽ thay ảnh hiện tại khi lưu.')).toBeVisible();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/nghe-nghiep(\?|$)/);
    expect((await records.get('nghe-nghiep', first.id))['image']).toBe(
      (await found(page, records, other.replace('.png', ''))).path,
    );
  });

  await test.step('deleting it names where it is used, and brings both back with one press', async () => {
    await editor.go(adminPicturePath(id));
    await page.getByRole('button', { name: 'Xóa khỏi kho' }).click();
    const question = page.getByRole('dialog', { name: 'Xóa ảnh khỏi kho' });
    await expect(question).toContainText(names[1] ?? '');
    await question.getByRole('button', { name: 'Xóa', exact: true }).click();
    const undo = page.getByRole('region', { name: 'Hoàn tác' });
    await expect(undo).toContainText('gỡ khỏi 2 nghề nghiệp');
    await expect(page).toHaveURL(adminPicturesPath);
    await undo.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(page.getByText('Đã hoàn tác.')).toBeVisible();
    expect((await records.get('nghe-nghiep', careers[1]?.id ?? 0))['image']).toBe(path);
  });
});
