import { defineConfig } from 'playwright/test';
import { takeSite } from './tests/support/servers/own-site';

takeSite(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

const desktop = { width: 1280, height: 800 };
const office = '**/admin/**/*.spec.ts';
const screenshots = '**/screenshots.spec.ts';
// `npm run test:all` runs the slow files, too.
const testIgnore = [screenshots, ...(process.env.TEST_SUITE === 'all' ? [] : ['**/*.slow.spec.ts'])];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // What a slow machine needs: nothing that works waits so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env.TEST_BASE_URL,
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_SHELL_PATH ? { executablePath: process.env.CHROMIUM_SHELL_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A test is run on a desktop, unless @phone means a phone alone, or @both each of them.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: [...testIgnore, office],
      use: { viewport: desktop },
    },
    // The office opens a dialog or a sheet in most tests: without motion none waits for it.
    {
      name: 'office',
      testMatch: office,
      grepInvert: /@phone/,
      testIgnore,
      use: { viewport: desktop, reducedMotion: 'reduce' },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      testIgnore,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'screenshots', testMatch: screenshots, snapshotPathTemplate: '.screenshots/{arg}{ext}' },
  ],
});
