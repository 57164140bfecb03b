import { expect, test } from '@playwright/test';
import { auditColours } from '../support/axe.ts';

test('a text of too little contrast is found, one that fades in or out is judged at rest', async ({ page }) => {
  await page.setContent(`<main>
    <p id="pale" style="color: #bbb">Mỏng</p>
    <p id="coming" style="transition: opacity 600ms; opacity: 0.1">Hiện dần</p>
    <p id="going" style="transition: opacity 600ms">Mờ dần</p>
    <p id="spinning">Đang tải</p>
  </main>`);
  await page.evaluate(`
    document.querySelector('#spinning').animate({ rotate: ['0deg', '360deg'] }, { duration: 1000, iterations: Infinity });
    document.querySelector('#coming').getBoundingClientRect();
    document.querySelector('#coming').style.opacity = 1;
    document.querySelector('#going').style.opacity = 0;`);
  expect((await auditColours(page)).map(({ nodes }) => nodes.map(({ target }) => target))).toEqual([['#pale']]);
});
