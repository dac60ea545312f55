import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
