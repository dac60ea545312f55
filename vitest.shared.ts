import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** What holds for the unit tests of every project. */
export const shared = defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    // They end what hangs; nothing may fail because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

/** Beside it, of tests in pages of their own: one jsdom serves a file after the other, and each still begins anew. */
export const inPages = {
  environment: 'jsdom',
  pool: 'vmThreads',
  vmMemoryLimit: '1GB',
  setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
  // As of journeys: a machine that is short of time fails one of thousands now and then; which ones, the summary says by name.
  retry: 1,
} as const;
