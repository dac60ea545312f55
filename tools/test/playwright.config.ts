import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { chromiumLaunchOptions } from '../browser/find-chromium.ts';
import { readSettings, ROOT } from '../start/settings.ts';

const { urls } = readSettings();

/** The journeys of both apps on the running shop: every one in Arabic on a phone and in English at a desk. */
export default defineConfig({
  testDir: join(ROOT, 'apps'),
  testMatch: '*/e2e/**/*.spec.ts',
  outputDir: join(import.meta.dirname, 'test-results'),
  reporter: [
    ['list'],
    ['json', { outputFile: join(import.meta.dirname, 'test-results', 'end-to-end.json') }],
  ],
  forbidOnly: true,
  // One shop, one database: journeys that run side by side would buy each other's stock.
  workers: 1,
  retries: 0,
  // They end what hangs; nothing may fail because the machine is busy.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: urls.storefront,
    launchOptions: chromiumLaunchOptions(),
    // What a worker fetches no journey could intercept; service-worker.spec.ts has one.
    serviceWorkers: 'block',
    // Without its film, which costs as much as the journeys where no graphics card renders it.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    {
      name: 'ar-phone',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        locale: 'ar-EG',
        timezoneId: 'Africa/Cairo',
        storageState: inLanguage('ar'),
      },
    },
    {
      name: 'en-desktop',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        timezoneId: 'Africa/Cairo',
        storageState: inLanguage('en'),
      },
    },
  ],
});

/** A browser that has chosen its language: cookies know no port, so the choice holds for both apps. */
function inLanguage(lang: 'ar' | 'en') {
  const cookie = {
    name: 'lang',
    value: lang,
    domain: new URL(urls.storefront).hostname,
    path: '/',
  };
  const session = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
  return { cookies: [{ ...cookie, ...session }], origins: [] };
}
