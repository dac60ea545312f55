import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';

import { inPages, shared } from '../../vitest.shared.ts';

export default mergeConfig(shared, {
  plugins: [react()],
  test: {
    ...inPages,
    include: ['app/**/*.test.{ts,tsx}', 'http/**/*.test.ts', 'service-worker/**/*.test.ts'],
  },
});
