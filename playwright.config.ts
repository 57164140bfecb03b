import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/support/chromium.ts';
import { address } from './tests/support/site.ts';

const launch = chromiumLaunch();
/** Every page is new and soon gone: with more room for what is young, less of it is moved and looked at again. */
const youngObjects = '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64';

/**
 * Specs lie in tests/browser and run against the built site with its demo content (tests/support/serve.ts).
 *
 * The file name says on what a spec runs:
 *   career.spec.ts          the desktop (1280 × 800)
 *   career.phone.spec.ts    a phone (390 × 844, touch)
 *   career.both.spec.ts     both
 *
 * All specs share one site: a spec that writes makes records of its own and leaves the demo content as it is.
 * A spec takes `test` from tests/support/kept-context.ts, or signed in from tests/support/form-editor.ts, so that no
 * test has to load the site's scripts anew; from tests/support/browser-worker.ts where a browser must know nothing yet.
 * What neither scripts nor styles have a part in is read from what the server sends (tests/support/served-page.ts).
 * Run through `npm test -- browser` (builds first) or `npm test -- tests/browser/career.spec.ts`.
 */
export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results',
  fullyParallel: true,
  // One for each core of a small machine: three take as long, and each test waits longer.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // What never comes fails; a machine that is busy with other things takes many times as long as one that is not.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    headless: true,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: { ...launch, args: [...(launch.args ?? []), youngObjects] },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: ['**/*.phone.spec.ts', '**/*.both.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node tests/support/serve.ts',
    url: `${address}/api/menu`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
