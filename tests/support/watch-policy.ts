import type { Page } from '@playwright/test';

/** Everything that a page did which its policy does not allow, and all that browsers call an error. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('console', (message) => {
    // Pages that are missing are part of the walk.
    if (message.type() === 'error' && !message.text().includes('status of 404')) seen.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
  // In the frames of videos too.
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    console.error('refused', event.effectiveDirective, event.blockedURI, event.target?.outerHTML?.slice(0, 200)))`);
  return seen;
}
