import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';

import { inPages, shared } from '../../vitest.shared.ts';

/** Builds; its builder takes nothing from a page. */
const bundle = 'src/bundle.test.ts';

export default mergeConfig(shared, {
  plugins: [react()],
  test: {
    projects: [
      { extends: true, test: { name: 'bundle', include: [bundle] } },
      {
        extends: true,
        test: {
          name: 'in pages',
          ...inPages,
          include: ['{src,docs}/**/*.test.{ts,tsx}'],
          exclude: [bundle],
        },
      },
    ],
  },
});
