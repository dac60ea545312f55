import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/support/postgres.ts',
    // Of what hangs; nothing may fail because the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // No test stands in for a module or changes one: to load them all anew for each file takes most of the time.
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
