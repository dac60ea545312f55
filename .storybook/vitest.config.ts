import { fileURLToPath } from 'node:url';

import { chromiumLaunchOptions } from '@craftsandore/tools/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const workspaceRoot = fileURLToPath(new URL('..', import.meta.url));
const configDir = fileURLToPath(new URL('.', import.meta.url));

/** Every story, in both languages: it must draw, play, stay silent on the console and satisfy axe. */
export default defineConfig({
  root: workspaceRoot,
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.storybook/test-results/stories.json' },
    projects: (['ar', 'en'] as const).map((locale) => ({
      extends: true,
      plugins: [storybookTest({ configDir, initialGlobals: { locale } })],
      test: {
        name: locale,
        setupFiles: [`${configDir}vitest.setup.ts`],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: chromiumLaunchOptions() }),
          instances: [{ browser: 'chromium' }],
        },
      },
    })),
  },
});
