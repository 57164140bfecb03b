import type { Page } from '@playwright/test';

/** Everything that a page did which its policy does not allow, and all that browsers call an error. */
export const watchPolicy = (page: Page): Promise<string[]> =>
  // Pages that are missing are part of the walk.
  watch(page, (told) => !told.includes('status of 404'));

/** The same of a test that lets calls fail: what the policy does not allow, and what nothing has caught. */
export const watchRefusals = (page: Page): Promise<string[]> =>
  // Styles of what is pasted are read outside of the page, of no element.
  watch(page, (told) => told.startsWith('refused ') && told !== 'refused style-src-attr inline undefined');

async function watch(page: Page, counts: (told: string) => boolean): Promise<string[]> {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && counts(message.text())) seen.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
  // In the frames of videos too.
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    console.error('refused', event.effectiveDirective, event.blockedURI, event.target?.outerHTML?.slice(0, 200)))`);
  return seen;
}
