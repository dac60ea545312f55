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

/** What Storybook's own plugin sees to in its projects. */
const rendering = { plugins: [react(), layerOrder], optimizeDeps: { include: prebundled } };

/**
 * Every story, in both languages: it must render, play, stay silent on the console, satisfy axe and look as it was
 * accepted; and be the same in both directions. In Arabic it does so once more as Storybook shows it, with its motion
 * and on its own screen (`ar`), where axe looks at colours too; all else are tests of ours (`looks`).
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
    // A page often waits for its frames: three of them keep two cores busy.
    maxWorkers: 3,
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
      {
        extends: true,
        plugins: [storybookTest({ configDir, initialGlobals: { locale: 'ar' } })],
        // Storybook clears up after each story, and a page of its own for each file costs three times the CPU.
        test: { name: 'ar', isolate: false },
      },
      {
        extends: true,
        ...rendering,
        test: { name: 'looks', include: [`${configDir}looks/*.test.ts`] },
      },
    ],
  },
});
