import { expect, test } from '../support/kept-context.ts';
import { classesWithoutRule } from '../support/classes-without-rule.ts';
import { publicPages } from '../support/public-pages.ts';

test.use({ javaScriptEnabled: false });

test('every page shows its content', async ({ page, isMobile }) => {
  const contents: [keyof typeof publicPages, string][] = [
    ['career', 'Thương hiệu và ấn phẩm'],
    ['position', 'Hồ sơ năng lực nên có gì'],
    ['majorGroup', '7210403'],
    ['major', 'Cơ sở tạo hình'],
    ['subject', 'Nguyên lý thị giác'],
    ['subjects', 'Kịch bản phân cảnh (Storyboard)'],
    ['articles', 'Hướng nghiệp 2026: chọn ngành gì?'],
    ['article', 'Khi vẫn phân vân giữa hai ngành'],
    ['admissionsOfMajor', '7580101'],
    ['questions', 'Còn điều gì chưa rõ về việc học ở trường?'],
    ['enquiry', 'Học sinh dưới 16 tuổi: ba mẹ cùng đồng ý nhé.'],
    ['interests', 'Trồng rau hay chăm vài chậu cây cho lớn'],
    ['search', 'Nhà thiết kế đồ họa'],
    ['majorsChosen', 'Ngành xét các môn này'],
    ['comparison', 'khi cùng năm, cùng phương thức'],
    ['saved', 'trang này cần JavaScript để mở'],
    ['missing', 'Rất tiếc! Trang bạn tìm kiếm không tồn tại.'],
  ];
  for (const [name, text] of contents) {
    await page.goto(publicPages[name]);
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first(), name).toBeVisible();
    expect(await page.evaluate(() => document.compatMode), name).toBe('CSS1Compat');
    // A window of another size has the same stylesheets.
    if (!isMobile) expect(await classesWithoutRule(page), name).toEqual([]);
    // A filter could not work.
    if (name === 'subjects') await expect(page.getByRole('searchbox', { name: 'Lọc theo tên môn' })).toBeHidden();
  }
});

test('both lists of the sidebar are within reach, and a career leads to its positions', async ({ page }) => {
  await page.goto(publicPages.career);
  const link = page.getByRole('link', { name: 'Thiết kế nội thất' }).filter({ visible: true }).first();
  if (!(await link.isVisible())) await page.getByText('Chọn nghề nghiệp, ngành học').click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế nội thất', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nhà thiết kế nội thất');
});
