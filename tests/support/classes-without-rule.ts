import type { Page } from '@playwright/test';

/** Classes of the page's elements whose stylesheet it has not loaded; each ends in the mark of its file (vite.config.ts). */
export const classesWithoutRule = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(' ');
    const classes = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
    return [...classes].filter((name) => /_[0-9a-f]{4}$/.test(name) && !rules.includes(`.${name}`));
  });
