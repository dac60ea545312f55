import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { chromiumLaunchOptions } from '../browser/find-chromium.ts';
import { readSettings, ROOT } from '../start/settings.ts';
import type { ShopEnvironment } from './journeys.ts';

/** The shops of `npm test`, one for each worker; none where a shop is visited that runs already. */
const shops: ShopEnvironment[] = JSON.parse(process.env.SHOPS ?? '[]');
// Each worker reads this file anew, before its journeys do the environment.
Object.assign(process.env, shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);
const { urls } = readSettings();

/**
 * The journeys of both apps on the running shop, each once: customers' in Arabic on a phone, the staff's in English at a
 * desk. Those to which language and screen matter, tagged `@every-device`, run both ways.
 */
export default defineConfig({
  testDir: join(ROOT, 'apps'),
  testMatch: '*/e2e/**/*.spec.ts',
  outputDir: join(import.meta.dirname, 'test-results'),
  reporter: [
    ['dot'],
    ['json', { outputFile: join(import.meta.dirname, 'test-results', 'end-to-end.json') }],
  ],
  forbidOnly: true,
  // One shop, one database: journeys that run side by side in it would buy each other's stock.
  workers: Math.max(shops.length, 1),
  // A machine that is short of time fails one of hundreds now and then; which ones, the summary says by name.
  retries: 1,
  // They end what hangs; nothing may fail because the machine is busy.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: urls.storefront,
    launchOptions: chromiumLaunchOptions('shell if there'),
    // What a worker fetches no journey could intercept; service-worker.spec.ts has one.
    serviceWorkers: 'block',
    // At the second try alone: it costs a fifth of the journeys, and its film as much as they do where no graphics card renders it.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    {
      name: 'ar-phone',
      grep: [/storefront\/e2e/, /@every-device/],
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
      grep: [/back-office\/e2e/, /@every-device/],
      use: {
        ...devices['Desktop Chrome'],
        // The shop on the phone moves; who works all day has turned it off, and no journey waits for it.
        contextOptions: { reducedMotion: 'reduce' },
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
