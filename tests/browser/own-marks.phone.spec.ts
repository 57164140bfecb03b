import { expect, test } from '../support/kept-context.ts';

test('D01 and 22 points are answered in at most six presses from the home page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  const main = page.getByRole('main');
  let presses = 0;
  const press = async (done: Promise<unknown>) => {
    await done;
    presses += 1;
  };
  await press(page.getByRole('button', { name: 'Mở menu' }).click());
  await press(page.getByRole('link', { name: 'Chọn và so sánh ngành' }).click());
  await press(main.getByRole('radio', { name: 'D01' }).check());
  await press(main.getByLabel('Tổng điểm').fill('22'));
  await press(main.getByRole('button', { name: 'Xem ngành' }).click());
  expect(presses).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL('/so-sanh?to-hop=d01&diem=22#phan--nganh');
  await expect(main.getByRole('heading', { name: 'Ngành xét tổ hợp D01' })).toBeFocused();
  await expect(main.getByText('Mức của năm trước, chưa phải của năm nay.')).toBeInViewport();
  await expect(
    main.getByText(/^(?:Cao|Thấp) hơn mức trúng tuyển 2026 .+ điểm$|^Bằng mức trúng tuyển 2026$/).first(),
  ).toBeVisible();

  await test.step('what cannot be meant is told at the field, which the list leads to', async () => {
    await main.getByLabel('Tổng điểm').fill('225');
    await main.getByRole('button', { name: 'Xem ngành' }).click();
    await expect(page).toHaveURL('/so-sanh?to-hop=d01&diem=225#phan--nganh');
    await expect(main.getByLabel('Tổng điểm')).toHaveAccessibleDescription(/^Tổng 3 môn từ 0 đến 30\./);
    await expect(main.getByLabel('Tổng điểm')).toHaveValue('225');
    await main.getByRole('link', { name: 'Sửa điểm' }).click();
    await expect(main.getByLabel('Tổng điểm')).toBeInViewport();
  });

  await test.step('papers of drawing are typed one by one', async () => {
    await main.getByLabel('Tổng điểm').fill('');
    await main.getByRole('radio', { name: 'H00' }).check();
    await main.getByText('Hoặc ghi điểm từng môn').click();
    for (const [place, mark] of ['7', '8', '7,5'].entries()) await main.locator(`#diem-${place}`).fill(mark);
    await main.getByText('Điểm ưu tiên, điểm cộng').click();
    await main.getByLabel('Mức ưu tiên').fill('0,75');
    await main.getByRole('button', { name: 'Xem ngành' }).click();
    await expect(page).toHaveURL('/so-sanh?to-hop=h00&diem=7,8,7.5&uu-tien=0.75#phan--nganh');
    await expect(main.getByLabel('Năng khiếu vẽ Nghệ thuật 1')).toHaveValue('8');
    await expect(main.getByText(/^Điểm của bạn: 7 \+ 8 \+ 7,5 = 22,5, thành 23,25/)).toBeVisible();
    await expect(main.getByText(/^Cần thi Vẽ: đăng ký /).first()).toBeVisible();
  });
});

test('who likes drawing and is bad at maths is answered in at most four presses, and led to the majors', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  const field = page.getByRole('banner').getByRole('combobox');
  await field.click();
  await field.fill('thich ve nhung hoc kem toan');
  await field.press('Enter');
  const answer = page.getByRole('region', { name: 'Trả lời' });
  await expect(answer.getByRole('heading', { name: 'Ngành xét tổ hợp không thi Toán' })).toBeInViewport();
  await answer.getByRole('link', { name: 'Chọn ngành theo môn thi' }).click();
  await expect(page).toHaveURL('/so-sanh?khong-thi=toan#phan--nganh');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Ngành không thi Toán' })).toBeVisible();
});
