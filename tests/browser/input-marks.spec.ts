import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/form-editor.ts';

/** Where the letters in an input begin, in pixels below its top edge; its own edge is left out. */
async function topOfLetters(input: Locator, letters: string): Promise<number> {
  await input.fill(letters);
  const edge = 2;
  const picture = sharp(await input.screenshot()).greyscale();
  const { height = 0 } = await picture.metadata();
  const { data, info } = await picture
    .extract({ left: edge, top: edge, width: 60, height: height - 3 * edge })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = data[0] ?? 0;
  const first = data.findIndex((pixel) => Math.abs(pixel - paper) > 60);
  expect(first, 'no letters to be seen').toBeGreaterThan(0);
  return Math.floor(first / info.width);
}

async function expectWholeMarks(input: Locator) {
  const em = await input.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const [one, two] = [await topOfLetters(input, 'Ê'), await topOfLetters(input, 'Ễ')];
  expect((one - two) / em, `${await input.getAttribute('name')}: the tilde stands above the circumflex`).toBeGreaterThan(0.12);
}

test('an input shows both marks of a capital letter', async ({ page, editor }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inBoth = async (path: string, look: (width: number) => Promise<void>) => {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await look(width);
    }
  };
  await inBoth('/search', async (width) => {
    await expectWholeMarks(page.getByRole('main').locator('input[name=q]'));
    if (width === 1280) await expectWholeMarks(page.getByRole('banner').locator('input[name=q]'));
  });
  await inBoth('/mon-hoc', () => expectWholeMarks(page.getByLabel('Lọc theo tên môn')));
  await editor.open('/admin/vi-tri/create');
  await expectWholeMarks(page.getByLabel('Tên', { exact: true }));
  await expectWholeMarks(page.getByLabel('Lĩnh vực'));
});
