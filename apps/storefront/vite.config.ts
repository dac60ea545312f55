import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

import { readEnv } from './app/server/env.server.ts';

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs comes in two files: one changes with our packages, one with our code.
                {
                  name: 'packages',
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                {
                  name: 'shop',
                  test: /\/libs\/(roles\/src|contract\/src\/(digits|largest|photo-urls|price-in-cart))/,
                  priority: 2,
                },
                // Only pages that talk to the API from the browser need the shapes of its calls.
                { name: 'wire', test: /\/(node_modules\/zod|libs\/contract\/src)\//, priority: 1 },
                {
                  name: 'shop',
                  test: /\/(libs\/ui\/src|app\/(shell|shop|features\/catalog))\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Found at once, or the first visit would see pages reload as one package after another turns up.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.{stories,test}.*', '!app/testing/**'] },
  server: { port: readEnv(process.env).STOREFRONT_PORT, strictPort: true },
});
