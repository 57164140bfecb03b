import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

const widths = [390, 768, 820, 1024, 1100, 1280, 1440, 1600];
/** A picture across a phone says a seventh less than it takes (picture.tsx). */
const least = 0.85;
const most = 1.12;

for (const name of ['career', 'position', 'majorGroup', 'major', 'subject', 'articles', 'article', 'search'] as const) {
  test(`the pictures of the page "${name}" are announced as wide as they are shown`, async ({ page }) => {
    await page.goto(publicPages[name]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const shares = await page.getByRole('main').locator('img[sizes]').evaluateAll(announced);
      expect(shares.length).toBeGreaterThan(0);
      const wrong = shares.filter((share) => share < least || share > most);
      expect(wrong, `${width} pixels wide`).toEqual([]);
    }
  });
}

/** Of every picture that is seen, the width its `sizes` says, as a share of the width it has. */
function announced(pictures: Element[]): number[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.position = 'absolute';
  const shares = pictures.flatMap((picture) => {
    const shown = picture.getBoundingClientRect().width;
    if (shown === 0) return [];
    // A comma within brackets belongs to a function.
    const choices = (picture.getAttribute('sizes') ?? '').split(/,(?![^(]*\))/).map((choice) => choice.trim());
    const chosen = choices.find((choice) => {
      const condition = /^\([^)]*\)(?= )/.exec(choice);
      return condition === null || matchMedia(condition[0]).matches;
    });
    ruler.style.width = chosen?.replace(/^\(\w+-width: [^)]*\) /, '') ?? '';
    return [ruler.getBoundingClientRect().width / shown];
  });
  ruler.remove();
  return shares;
}
