import { fileURLToPath } from 'node:url';

import { chromiumLaunchOptions } from '@craftsandore/tools/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { layerOrder } from './layer-order.ts';
import { findIncomparable, findOrphans, isAsAccepted, screenshotOf } from './looks/screenshots.ts';
import { prebundled } from './prebundled.ts';

const workspaceRoot = fileURLToPath(new URL('..', import.meta.url));
const configDir = fileURLToPath(new URL('.', import.meta.url));
const locales = ['ar', 'en'] as const;

/** What Storybook's own plugin sees to in its projects. */
const rendering = { plugins: [react(), layerOrder], optimizeDeps: { include: prebundled } };

/**
 * Every story, in both languages: it must render, play, stay silent on the console and satisfy axe (`ar`, `en`);
 * and be the same in both directions, and look as it was accepted (`looks`).
 */
export default defineConfig({
  root: workspaceRoot,
  test: {
    reporters: ['default', 'json', './.storybook/figures/figures-reporter.ts'],
    outputFile: { json: '.storybook/test-results/stories.json' },
    attachmentsDir: '.storybook/test-results/attachments',
    setupFiles: [`${configDir}vitest.setup.ts`],
    // A new story fails until `npm run accept-stories`; a test run writes no screenshots.
    update: 'none',
    // They end what hangs; nothing may fail because the machine is busy.
    // As many files at once as there are cores, of which Vitest would leave one to itself.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunchOptions(),
        contextOptions: { timezoneId: 'Africa/Cairo' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { findIncomparable, findOrphans, isAsAccepted },
      expect: {
        toMatchScreenshot: {
          timeout: 20_000,
          resolveScreenshotPath: ({ arg }) => screenshotOf(arg),
        },
      },
    },
    projects: [
      ...locales.map((locale) => ({
        extends: true as const,
        plugins: [storybookTest({ configDir, initialGlobals: { locale } })],
        // Storybook clears up after each story, and a page of its own for each file costs three times the CPU.
        test: { name: locale, isolate: false },
      })),
      {
        extends: true,
        ...rendering,
        test: { name: 'looks', include: [`${configDir}looks/*.test.ts`] },
      },
    ],
  },
});
